/**
 * Words and word pairs (joined by "_") of English reviews with what they say of a visit, from -9 (bad) to 9 (good).
 * Made by training/train-polarity.ts from CC0 reviews; not to be edited by hand.
 */
export const polarityEn: Readonly<Record<string, string>> = {
  '-9': `
a_disgrace all_it and_poor appalling as_no ashamed avoid awful crackers_and dirty dirty_and disappointing disgrace
dismal dreadful filthy furniture horrible hospitality i_got in_any inadequate indifferent is_awful is_way minimal
no_free no_wifi not_free not_welcoming par pathetic poor real_food run_down staff_unfriendly stale surly terrible
unappetizing uncomfortable unfriendly very_basic very_disappointing very_little was_dirty worn worse worst_lounges zero`,
  '-8': `
a_cup a_par absent airport_at amex and_overall and_that's any_airline apparently badly beans because_i biscuits_and
blaring cairo care_less companies considering_the day_no dirty_dishes dirty_with disappointing_experience disgraceful
dried else elsewhere ever_visited experience_i filthy_and for_hours frankly had_not hardly_any has_no have_visited
i_never i_wouldn't just_some le minimal_and miserable much_the no_dedicated no_private not_comfortable not_even
not_what pay_extra person plastic poor_choice poor_quality poorly refused rude scarce showers_no so_slow sub surly_and
swiss t terrible_lounge that's_it themselves they_don't to_provide told_that unappetising united_lounge unpleasant
very_average very_tired way_below we_are were_dirty were_only worse_than worst worst_lounge wouldn't`,
  '-7': `
10_years 2015 a_bite a_disappointing a_mediocre a_poor a_shocker aer aer_lingus airlines_in airport_to an_experience
and_basic and_dirty and_go and_low and_others and_plates and_uncomfortable and_unpleasant and_when and_worn answer
any_decent approach as_far ashamed_of at_best avoided awful_lounge awful_no b_lounge bad_the basic basically be_ashamed
been_sitting bite broken cafe carpet carpet_club carpets carrots charge_for charm cheap_and considering couldn't_care
country_and crisps_or crowded_dirty delhi_international depressing dial dial_up disappointed disappointing_lounge
disgusting dispensers do_you don't_even don't_know doubt dried_out drinks_you dump egyptair either employees enough_in
everything_else everywhere expensive fire food_a food_except food_terrible forget form frequent_flier from_lhr get_in
give_them glasses_and gold_circle grace grade grubby hardly have_i how_long huge_disappointment i_asked impossible
in_arabic inadequate_and inedible is_cramped is_like is_supposed joining joke know_how lamps let's like_they line lines
lingus look_at looking_forward lounge_ever lounges_like lower lukewarm make_the mens mess never_saw no_computers
no_food no_hot no_other no_shower no_staff normally not_provide not_understand of_that of_which offer_their on_display
on_top only_food only_saving or_other paid par_with personnel poor_food poor_seating poor_service poor_staff poorest
realize report reviews_of ridiculous rude_and rude_staff saving_grace seat_the seating_food see_how service_no shabby
shame_for shocker somewhere_to space_with speak_of stained standing than_this that_ba the_cold the_company
the_executive the_fridge the_furniture the_lower the_mens the_poorest the_star the_white the_worst there_there they've
they_give third this_change tired_and tired_looking to_even to_know to_offer to_travel to_write told_by too_small
top_of totally trash unbelievable uncomfortable_seating unhelpful up_after upgraded very_dirty very_poor voucher
vouchers was_broken was_horrible was_looking was_old was_told white_wine whom why_we will_not wine_or with_dirty women
worst_business write wrong wrong_i`,
  '-6': `
3pm a_bowl a_club a_dump a_gold a_seat a_second a_united a_voucher account against airline_if airways_and airways_have
alitalia all_costs already although_it america an_airline an_embarrassment and_noisy and_only and_tea and_unfriendly
and_unhelpful any_food appear_to appears_to are_dirty are_ok are_worn ashamed_to assume avoid_this ba_should back_to
bad bare basic_but been_cleaned been_there beer_soft before_it being_in better_off biscuit biscuits bother bother_with
bottle_of bottles_of bright_clean bus_station cannot canteen carpets_and carrot carrots_and cases catching caters cheap
class_at clearly_not clients consistently continuing cost_cutting crackers croissants_and crowded_no cup cutting days
dedicated dire dirtiest dirty_the disappointment display do_it dollars don't_waste dried_up drinks_no dull edible
embarrassment empty_and empty_glasses euros even_worse excuse excuse_for existent experience_was extra extremely_poor
far_as feel_like find_one flight_from flown food_to for_access for_drinks for_food for_help for_several forward
france_business fridge friendly_or get_a give_this gives glasses_from grim grumpy guess_the had_no had_paid half_hour
hands have_ever have_no hoping hospital hospital_waiting hundred i_encountered i_felt i_fly i_guess i_want ice if_it
impression impression_that in_business in_cdg in_first in_miami in_my is_minimal is_outdated is_poor is_this isn't_much
it_takes korean lame leave_a lighting_is limited_and line_for long_it long_time lounge_what low_quality machines_were
main_seating managed maybe_the me_wonder member_was merger miami might_be min minute_walk months_and much_of new_but
no_amenities no_clean no_internet no_one no_place no_room no_sense no_showers non_existent not_been not_make not_only
nothing nothing_to occupied of_industrial of_order of_poor of_rome of_water offered_by offerings_were old old_and
old_lounge only_2 or_even overcrowded overcrowding paid_for pay_for pay_to pieces pieces_of pitiful poor_selection
presumably product put_your queue_to rarely reason rome routes school screaming seat_and seat_to serious several_years
shabby_and shared_by shower_they so_called so_much soap some_cases some_crackers some_people some_serious sort sort_of
speak sports_bar sq staff_no stale_and staying submit supposed supposed_to tables_not talking tatty terminal_one
terrible_the the_ambience the_american the_dirtiest the_e the_experience the_least the_older the_point the_roof
the_snacks them_a them_and they_could they_said they_would this_airline this_facility tired to_business to_clear
to_give to_london to_seat to_speak to_upgrade travellers_are treat_their ugly unattended uncomfortable_and
understand_why unhappy upgrade_to upholstery useless very_bad very_old voucher_for was_awful was_food was_really was_to
waste waste_your way_too well_below were_better were_fairly were_filthy were_no weren't what_you whoever why
windows_the wise with_it with_such without_any worn_out worst_i would_not you_pay`,
  '-5': `
15_minutes 1st 2_to 50 a_10 a_bad a_cheap a_drink a_look a_month a_nightmare a_service a_temporary admirals advised
airport_in airport_so alitalia_lounge although_there and_clearly and_for and_paid and_rather and_should and_snack
and_was any_time appears arabic are_far are_no are_old are_outside are_they arranged arranged_in as_for asked
assume_that at_check at_one atlantic attitude available_food available_no avoid_flying ba_and be_described be_found
be_very become_a beer behind_the bothered bottles british british_airways business_travellers but_all but_then by_many
c_concourse can_do card charged cheese_and circle class_not class_we clean_but cleanliness club_membership coffee_no
come_in comfortable_enough comparing competitors completely condition_of confirmed consider consist consist_of
consisted consisted_of cope cope_with couldn't_find country covered cramped crowded_very cup_of cups customer dated
day_but delhi depressing_place describe described_as desired disabled disappointed_with disappointing_and disposable
doing don't_bother downstairs_to drinks_free effort encountered enough_seats entry_to even_to ever_been
ever_experienced expectations extra_to facility_and far_away few_minutes five flier fly flying flying_in food_consisted
for_hot for_instance found_this free_drink g_t gate_we general give go_back gold gold_lounge gone gone_down guess
guess_i had_been half_the hand_luggage has_been has_the have_any have_stayed have_travelled having_a head hello
hour_later hour_to how how_wrong i_am i_can't i_cannot i_entered i_expected i_feel i_gave i_left i_should impossible_to
in_future in_rome in_some in_we indian instance international_flights into_this is_almost is_bad is_difficult is_old
is_terrible is_tired it_all it_wasn't itself_was knows least left_after limited_selection limited_to lockers long_way
looked_like looks_like lot_more lounge_being lounge_it's lounge_looks lounge_should lounge_until low machine_was
machines making_it management me_i me_in means_you meant_to membership more_comfortable more_variety most_of much_in
my_experience my_opinion my_return need_of needs_a never no no_magazines no_plates no_seats no_service no_where nobody
none_of nor not_all not_friendly not_recommended nothing_else now_a of_first of_hard of_noodles of_travel of_using off
offer_is old_worn older once_i one_drink one_for one_had one_has only_a opinion options_were or_drinks ord others
out_as outside_lounge packed_and packets packets_of paris pass_to passengers_to pay peanuts plates_with points
poor_services poor_the practically practically_non pretzels_and privilege_of public_area purchased put quality_the
quantity questions ran_out regardless regardless_of requires rest_of roof sad sad_to save saving scratch seat seats_are
seems_to service_as shame shops should_be sitting slow_the small_and smells snacks_available so_is so_small some_cheese
somewhere son sports staff_have staff_is staff_just staff_that staffed_by stale_bread stand starbucks stay_in
straight_out substandard such_a sure_why sydney_airport temporary ten than_an that_had that_in that_this that_was
the_carpets the_drinks the_ground the_impression the_major the_non the_person the_privilege the_renovation the_so
their_time they're this_would threadbare three_hour thursday tickets time_you tiny to_call to_clean to_describe to_no
to_one to_pay to_put to_think toast_and told told_they trip_to trip_with truly uncomfortable_the understaffed
understand unhealthy unhelpful_staff up_with upgrade us_and usage use_a value vending very_dated very_limited very_rude
very_slow very_small virgin_atlantic waiting_area was_at was_poor was_practically was_shocked way_of we_couldn't
we_didn't went_into were_located what_is when_flying white who_had why_this with_lufthansa with_poor with_singapore
won't_be worn_and worst_of wrapped writing years you_and you_go`,
  '-4': `
15_minute 18 2_years 30_min 3rd 5_years 6pm a_bus a_cafe a_country a_disappointment a_dry a_first a_frequent a_glass
a_joke a_shame a_slightly a_while about_5 about_it ac action after_a airlines airport_has all_i all_were alternative
ams and_back and_bread and_coffee and_cookies and_crowded and_just and_use and_went and_with anyone apart_from
apples_and are_paying are_three area_lots area_of area_where around_for as_soon as_worn asked_for at_least at_my
at_this attempt automatic average bags_and bar_which based basic_lounge be_able beats because_of beer_and before_our
behind below below_average below_the best_part boston both_in bother_to bottle bowl_of break business_passengers
but_don't but_most but_only but_were buy by_an calgary called can't can_only can_say cans cares caters_for challenge
chance_of changed_for chatting cheese china class_as class_experience class_ticket clearly club_i club_members
coffee_and come_back comfortable_seat complaint_is complete cost couldn't cramped_and croissants cubicle
customer_service cut cutlery day_in decor_is described disappointing_indeed dishes_on do_what don't drink_available e
electrical elite ended ended_up entered entire eva_air even even_if even_the eventually ever ever_had every
experience_with eye far_better fares feeling feeling_of feet felt few_snacks filled finally find_a find_in finger_foods
finnair fixtures flagship_lounge flights_we food_it food_or for_both for_last for_most for_showers forward_to found_out
friday friday_evening from_new fun furniture_is g games garuda gatwick_and get_some gin glasses god goes going
gold_card great_the had_to hanging hard has_to heads heard help_me helpful_but here_there him hold hopefully hot_or
hot_water hours_later hours_of i'd i_finally i_looked i_paid i_still i_walked if_this in_it in_it's in_plastic
in_quality india invitation is_adequate is_all is_far is_so is_unhealthy is_what isn't ist it_a it_be it_looked
it_quite it_used jfk juice_and just_to kind kind_of later leave_the left lettuce lighting lighting_and lights like_a
like_an like_sitting limited_range line_to look_like look_up loudly lounge_after lounge_drinks lounge_hot lounge_not
lounges_are lounges_staff lounges_this lufthansa lufthansa_lounge main_airport making many_of many_people
marginally_better men's mh microwave might miles milk misfortune miss months more_food morning_flight must_have narrow
needing needs new_zealand nice_but nightmare no_alcoholic no_help no_real noisy none not_allowed not_clean not_good
not_help not_in not_on not_to not_worth nothing_more nothing_special nowhere o'hare obviously of_coffee of_one
of_passengers old_school one_and one_end one_on one_they one_would only_had only_hot opposite_the option_and or_cold
order_and other_hot out_and out_that outside outside_the overcrowded_and passengers_there past paulo paying people_in
people_were per pizza place_for place_is pointed poor_and poor_lounge pretty_much pretzels price pride privilege
provide re ready reason_to receptionists red_carpet redeeming refreshments refurbishment removed repeat rubbish ruined
said_that sample_the sandwiches_the sao sao_paulo seat_i seat_was seating_not seats_for seats_have seen selection_as
sent service_desk service_for service_staff serviced shampoo she_was shocked should shows sign since_the sitting_at
slices small_for smell snacks_were so_bad so_crowded solo some_time sometimes soon_as sorry stacked staff_member
staff_to staff_tried status stops structure supposedly tables_were tasteless than_a that_i that_if the_1st the_aa
the_alitalia the_ba the_cheese the_european the_eva the_free the_gold the_lady the_lounges the_lufthansa the_misfortune
the_number the_open the_personnel the_real the_seats the_speed the_tables the_terminal the_united the_use
their_business their_home their_job them then_i there's_no there_seems they_serve thin think_that this_i this_was
thought_that time_but time_in times_but to_avoid to_buy to_charge to_leave to_lufthansa to_read to_scratch to_singapore
to_us toast today_the too_crowded town travel traveller true turns unhealthy_and united_lounges unless_you until_you
updated usable using_the using_this very_disappointed very_few very_late view_on virgin virtually visit_very wait_in
waiting_room waiting_to walked walked_out wanted_a was_actually was_cold was_delayed was_no was_not was_sitting
washroom water way_back way_from we_would went_to were_made what_they what_we when_entering when_you where_they who_are
who_were whole_lounge wine_beer with_this with_you within within_a won't wonder wonder_if word work_in wrap you_have
you_visit zealand`,
  '-3': `
12 15 25 2_3 2_computers 5am 7am 90 90_minutes a_2 a_business a_coffee a_corner a_dedicated a_lounge a_massive
a_reasonable a_refund a_restaurant a_smaller a_somewhat a_time a_toilet a_total about_an about_this access_the actually
adding adequate_number admirals_club african again_i air_conditioned air_new airline airline_is airlines_and
airlines_have airport_lounge airport_the airports all_very alliance_lounges allowed am amenities_no an_upgrade
and_amenities and_ask and_cheese and_crackers and_decent and_down and_most and_no and_of and_on and_wait and_waiting
and_walked and_wifi another apart are_a are_only arm as_being as_possible as_the aside asked_the asked_to asking asleep
at_7am at_cdg at_that back baggage bags bar_at bar_staff barely bars bartenders basically_the bathrooms_are be_paid
be_the because become been been_the before_you believe_that bench between_the bit_more borrow both_the breakfast_was
broke budget bus business_lounges business_the busy_on but_at but_have but_my by_this cabin cafeteria call cards
catering chairs_are chairs_good charge chilli chips class_the clean_staff coke comparable comparable_to competition
completed conditioned considering_that continue correct could_not couple cramped_with crisps dallas decor designed_to
despite despite_the disinterested doesn't dogs don't_get down_the drinks_in drinks_internet drinks_selection effort_to
either_a empty_of enough_but entering entering_the etihad european_or ever_seen everything except executive expect
expect_to expecting experience_this explained facing fail families far feel_i few_and finger flagship flyer food_bar
food_choice food_drink food_is food_offered food_there food_very for_a for_at for_me for_such for_this former francisco
free_drinks friend from_lax from_previous fruit_salad furniture_and gate_you get_the go_through going_to got_in grey
ground group had_an half handle hardly_worth has_two have_never have_one have_to having having_said heard_that help_the
her highly hope_that hot_dogs hot_drinks husband i_could i_do i_found i_hope i_love i_wanted i_won't improve in_for
in_general in_hong in_lounge in_many in_need in_other in_that in_this in_what informed int'l interested_in internet_was
is_definitely is_it is_not is_now is_ok is_shared is_such is_their it_i it_just it_that jet just_a just_as just_been
klm know lack_of lady_at later_i leather_chairs leave left_to letting levels like_it like_this long_the looked
looked_after looking_for looks lot_to loud_and lounge_before lounge_experience lounge_facilities lounge_lounge
lounge_or lounge_seats lounge_shared lounge_there lounge_this lounges_that lounges_which mail maintain many_airlines
mas match matter maybe me_and me_it me_that mediocre member member_of mentioned merlot mind more_interested my_husband
name need_a needed_to neither no_more no_natural no_toilet no_tv not_at not_seem not_work not_working noticed now_as
numerous nuts_and occasion of_a of_all of_an of_beer of_being of_breads of_crackers of_english of_staff of_their
of_those of_what of_wine offer_was offer_were on_board on_with one_or one_was only_has only_have only_lounge
only_snacks only_two orange_juice ordinary out_of out_to outdated overcrowded_the packaged particularly parts
passengers_in passengers_were past_few pastries_in paying_for pc's peak_hours phone_and pizzas places places_to
plates_and plugs potatoes printers problem_is provide_a public public_areas putting quite_comfortable quite_often rate
read real recommend_this recommended refill refreshments_and refrigerator refund regional regular reminded reminded_me
responded rest_rooms resulting_in room_to sadly same_way sample san san_francisco saw seating_for seats seats_but
seats_in security_check see_the seems seen_in senior serve_food service_on service_they shared should_have shower_after
showers_overall singapore_airlines sinks sitting_in sitting_on situation sky sleep_on slow smoking_area some_beer
some_cookies some_food some_kind sometimes_there space_is special spending staff_the standard_and stars stew straight
strange such such_an sure_i tables_for tasted_like tea_and team television temporary_lounge terminal_as terminal_the
thai_airways than_enough that_were the_admirals the_airport the_building the_case the_day the_decor the_domestic
the_escalator the_floor the_general the_huge the_low the_main the_men's the_night the_passengers the_red
the_refreshments the_rest the_seat the_toilets the_view the_wi their_premium then there_appeared there_i there_isn't
they_had though_there though_they thought_i through till time_not to_be to_come to_do to_eat to_enter to_fly to_improve
to_my toilet top tops towels train trained travel_business travellers trays tried_a try_to trying_to turkish_airlines
two two_hours type typically ua unacceptable uninspiring united use_them used_by uses very_hard very_noisy
very_overcrowded vip visited walking want_to wanted_to was_almost was_because was_closed was_difficult was_full was_in
was_it was_on was_out was_so wash washroom_facilities way were_given were_poor what what_a what_there wherever which_in
while_there while_they why_i with_them with_three worth_the would_expect years_ago you're_in you_do you_find you_if
you_should you_travel you_will you_would`,
  '-2': `
1_lounge 20 40 5_minutes 5pm 8_hour a_50 a_bartender a_beer a_cold a_couple a_day a_food a_half a_longer a_new a_real
a_shared a_staff a_view a_way aa absolutely access_to again air air_india air_nz airline_and airport_staff airports_are
alcoholic_beverage all_had all_of all_staff all_that all_this allow am_not american_airlines an_airport an_improvement
and_buy and_crisps and_dull and_enjoy and_got and_left and_limited and_lounge and_more and_new and_not and_one
and_sandwiches and_short and_small and_something and_told and_warm and_what and_wi any any_of any_other anyway
appearance apple are_small are_the are_too are_two area_in area_near as_if as_part as_staff as_to ask at_7 at_all
ba_lounge background bartender base baskets bathroom_the be_collected be_helpful been_recently begin behind_a being
believe_it better_but beverage_is bowl bring buffet_was business_or busy_times but_also but_no but_to but_very but_was
by_several can_not catering_is cdg cereal_and chairs_in checking children's choice_is city class class_i class_lounge
clean_tables cleaning closed clubs coffee_or coffees_and cold_beverages comfortable_leather commented company con
condition continue_to cookies costs could_get couple_of course_but credit credit_card crockery crowded_despite
crowded_with cx dark dated_the delayed depending depending_on despite_being details directed_me dirty_glasses
dirty_plates disaster dispenser divided do_not does domestic_lounge done_with doors down down_one down_to drinks_are
during_my empty ensure ensuring entertain entitled entitled_to europe_and even_in evening ever_used exist expected
experience_in experience_of experience_the facilities_food facilities_you falls famous far_too feeling_to feels_like
felt_like few_months fill first_class flight_status flight_the flyer_lounge food_from for_another for_any
for_international for_lunch for_more for_some for_the format found found_it free_the fruit_juices function future
gates_in get_into given_the glad glad_to glass glass_of go gold_members good_business got_a got_off got_to great_deal
great_for had_the handed has_2 has_not hear helped his hk home hong hong_kong hour_before hour_delay how_to hub hungry
i'm i'm_a i'm_not i_decided i_give i_have i_heard i_took i_will if_we imagine improve_the improvements in_an in_lax
in_line in_new in_one incheon indication industrial instead interest interested international_lounge
international_lounges into_a into_the is_actually is_basically is_beyond is_clearly is_limited is_simply is_still
is_too is_used it's_time it_doesn't it_good it_really it_seems its_a juices just_one kept_clean kl kong lack landing
language large_room last_2 later_and learn leaving left_at left_the let let_down let_me lets levels_and limited
limited_choice limited_food little_food log long_queue longer look looking lot_and lot_better loud lounge_area
lounge_full lounge_had lounge_i lounge_i've lounge_itself lounge_near lounge_only lounge_overall lounge_quite
lounge_small lounge_very lounge_which lounges_have madrid make_me make_sure male man manage manned massive materials
maximum meals_the member_for member_i men mia minimum minutes mobile modern_design money months_ago more_spacious
mostly must my_visit myself near_gate nearest nearly needed_a needs_to newark newspapers_but no_announcements
no_windows normal not_available not_be not_enough not_great not_know not_particularly not_sure not_very noted notice
nowhere_near nz of_alcohol of_refreshments of_waiting off_to offer offered offering_of often_a on_all on_reception
one_hour one_shower only only_one only_the opened or_the other_lounge other_people otherwise our_first out out_in
out_the over over_crowded p part passed past_security pastry peanuts_and people people_there periods phone picked place
place_but place_the plates point_of policy possible power_outlets present prices properly purchase queue_for
reading_materials red refresh renovation reserved restrooms reviews row run runs runway_and said_it sandwich sat sat_in
satellite_building saying seated seating_in seating_was seats_the selection_to seriously several_airlines shop shopping
should_provide sia simply since_this single sky_club small_with so_i so_that so_we soda some_snacks some_work something
something_to soon_to soup_and staff_do staff_not staff_who states station stayed stick stopover strong suggested
supplied surroundings tables tables_that take_my tam telephone terminal_4 terminal_and terminal_building that
that's_about that_could that_there that_they that_you the_airline the_bar the_drink the_few the_flights the_future
the_gate the_guest the_hour the_immigration the_internet the_middle the_newly the_ones the_overall the_place the_public
the_separate the_soft the_uk the_whole the_wifi their they they_did they_only they_were thing_is think this_is
this_place this_review through_the through_to time_of time_the times_in tips to_a to_an to_complain to_ensure to_find
to_gate to_get to_log to_manchester to_match to_most to_other to_say to_sleep to_this to_use to_visit to_which toilets
toilets_are toilets_in told_me told_to too toronto total towel trying two_lounges uk under unfortunately unless unusual
us_feel use_to used_plates used_to value_for variety_and very_much very_polite very_tasty very_very via_a via_the
visit_the visited_this visits waiting waiting_in walked_in walks walls wanted was_being was_crowded was_flying was_glad
was_happy was_more was_that watch_out water_and we_can we_finally we_only we_visited were_not were_the what_an what_i
whatever when which_seems who whole why_they wifi_available will_be wine_is wish_to with_an with_better with_its
within_the without_comment woman working yet you_get you_may`,
  '-1': `
10 2_at 6_months a380 a_bar a_complete a_guest a_hot a_is a_major a_modern a_morning a_rest a_selection a_single
a_sunday a_trip a_waiting about about_as about_the abysmal access_and access_for accessed accommodate across across_the
added adequate_but advantage_of after after_the again_the ago air_canada's air_conditioning airline_lounge airlines_do
airport_it airways alcohol_is alcoholic_drinks all almost also_there american among_the an an_absolute an_hour an_open
and_again and_an and_apples and_asked and_beer and_chairs and_easy and_everything and_fast and_get and_in
and_international and_keep and_several and_some and_staff and_then and_tired and_variety and_virgin another_passenger
anywhere appealing appeared apples arabian are_all are_comfortable are_it are_now are_often are_plenty are_so are_some
are_usually are_very areas_of arrived_at arrived_in as_an as_comfortable as_i as_in as_most as_they ask_for asked_me
at_lax at_reception australia available_along available_but available_which average_and away awesome ba back_into bag
bar_area bar_but because_the been_a been_made been_to beginning believe_they better_food beverage_options
beverages_were beyond bit_of biz board booked booze_and boring bought brand bread bread_rolls breads_and bucket
building business business_class busy_lounge but_i by can_have can_use canada's carrier carriers cater certainly chance
checked cheese_crackers children choice_and class_passengers clean_the cleared_away closed_off club club_at club_europe
club_is club_lounge cnn coffee coffees cold_and cold_drinks collected comments complain_about computers_and
computers_in conditioning connected could_use counters covered_with create crew crisps_and cuts_and date dated_and day
deal decent_service delta departure departure_gate desk desk_staff did did_not diet diet_coke do domestic done drink
drink_or drink_was drinks_only drinks_there earlier either_the electric electrical_outlets emails empty_but english
enormous enough_seating enter entered_the entrance entrance_and escape et etc_a european evident exclusive
executive_club experience fabulous facility fact fact_it failed fare feel few fi_was filling find fine_and
flight_experience flights_from flying_on flying_to food_although food_beverages food_no food_on food_that for_10
for_alcoholic for_anyone for_every for_people for_purchase for_snacks free_internet free_wi french french_and frequent
frequently_and friendly_but from_a from_terminal full_and furnishings gate generally_a get get_my gets going_on good_if
got_the grab had_already hall hard_to has_got haul_flights have have_been have_just haven't having_just help hidden hit
holders holding home_base hope hour hour_flight hours_and however_when huge_and i i'm_sure i've_ever i've_seen i_can
i_couldn't i_didn't i_ever i_only icelandair idea if_i if_the if_there if_you if_you're in_at in_economy in_fact
in_staff in_terms in_the in_there in_to included individual instant interior international international_flight
internet_connection internet_facilities internet_works into into_two is_as is_better is_clean is_packed is_ready
is_worth it's it_appears it_felt it_in it_on it_should it_the it_would italian jacket jal juice just just_after
know_that lacks lady large_selection largely last_minute late_night lax_to leaf_lounge least_a lh like little_choice
locations london london_heathrow longer_the lot lounge_access lounge_are lounge_as lounge_crowded lounge_don't
lounge_downstairs lounge_from lounge_gets lounge_it lounge_next lounge_offers lounge_overlooking lounge_to
lounge_upstairs lounge_used lounge_was lounge_were lounges_a lounges_i lounges_were made_to main major make malaysian
many_hours marginally material me means mid middle middle_of minimalist modest money_to month most_people move
muffins_and must_be my my_first my_flight my_friend my_lounge needed new_terminal newspaper next_door nice_shower
no_alcohol no_longer noise_and non noodles_and not not_an not_find not_my not_see not_so now now_i number numbers
obvious of_boarding of_drink of_free of_people of_red of_tea of_the of_them of_this of_time of_two off_the offer_no
offer_the oh ok_and okay_but olives on_duty on_line on_many on_offer onboard once_a one one_world onto_the onward
operate operated operated_by option options_and or or_at or_something or_tea ordered other_airlines other_lounges
other_reviews other_star other_than our_flight outlets outlets_the outside_of over_to overall_not overall_very
overwhelmed packed paper partners passengers passengers_who paying_a pc peace peace_and peak people_who permitted perth
pick_up place_with placed plate plate_of platinum please point potentially pour power pressure pretty_poor previous
prior prior_to priority priority_pass privacy_if products providing_a purpose queue quite_spacious quite_tasty rather
rather_than really reasonably_comfortable received recently_refurbished recommend regularly remains remember request
response rest resulting return_flight returning room_not rooms_are route row_of rows rubber same_as sandwiches say
say_the seating_available seats_that seats_with second seemed_quite selections sense service_in settled shared_lounge
she should_not show shower_was singapore sit sit_down sit_in situated six skyteam slower small_very smiles snacks_as
snacks_in snacks_there so_a sodas sofa sofas_and some some_of soon soup_as spa_treatment sparkling sparkling_wine
speak_english spend spend_some spot staff_as staff_at staff_came staff_on standards star_airline started state_of still
still_not super supplies surfing surprised_at syd system t4 table_and tacky take tea tell temperature terminal_3
terminal_which terms terms_of than_you that_is that_time the_ana the_bartenders the_better the_champagne the_check
the_delta the_departure the_desk the_entire the_evening the_feeling the_glasses the_lack the_last the_late the_london
the_money the_old the_one the_only the_opportunity the_other the_outward the_past the_people the_phone the_poor
the_previous the_regular the_sofas the_time the_toilet the_two the_walls the_washroom the_way the_wine them_in them_to
there's there_were these_are they_let they_no they_offer thing think_it think_the this this_a this_business this_lounge
though_and three through_security throughout ticket time time_at time_i to_access to_any to_asia to_ask to_freshen
to_help to_its to_keep to_make to_terminal to_wait to_watch too_few travel_a traveler trip twice two_of
uncomfortable_chairs uninspiring_and unit united_airlines united_club up up_the use_their using vegetables vegetarian
visit_to visited_the visited_with wait_at waited walk_around was_a was_about was_always was_going was_only was_rude
was_still was_too wasn't we_could we_ended we_have we_just we_spent we_went went went_for went_next were_available
were_limited were_on were_plentiful what_was when_i when_it when_they where_the which_means which_the white_and
who_have who_was wine_in wine_the with_most with_my with_no with_other without words would_think you you'll you_ask
you_expect you_must you_walk you_want your_gate your_seat`,
  '1': `
1 100 11am 30am 45 4_hours 6 8 8_10 8_hours a_15 a_better a_clean a_free a_high a_light a_non a_pay a_pity a_place
a_private a_rather a_relatively a_section a_week a_wine able able_to above_average abu abu_dhabi access according
according_to actual additional advance advantage agents ahead_of air_con air_france aircraft airline_lounges
airlines_lounge airport_a airport_is airport_with airways_lounge alcoholic_and along along_the always_a among amongst
amount an_international ana and and_another and_armchairs and_at and_champagne and_cheeses and_cramped and_dated
and_even and_feels and_find and_from and_full and_glasses and_have and_it's and_long and_security and_snacks and_so
and_the and_toilets and_you announcements_were anywhere_in appear apron are_kept are_pretty area area_and area_is
areas_are areas_to arrive arrived_for as as_though as_was asian ask_the aspect at_a at_around at_changi at_jfk at_lhr
attendant auckland austrian available available_there away_from b back_of bagels balcony bar_had bar_or bar_service
bar_was bar_with basics bathroom_facilities bathrooms be_aware be_no be_used bed before before_and before_the
beginning_to being_the belgian belgian_beers besides best_as better_quality better_then between bites board_their
boarding_call body boiled both breads bright brussels busy_it busy_with but but_did but_if but_it but_not but_the
but_this by_the came_to can can_be can_become can_see cappuccino card_holders care_about case catch_up chairs_the
champagne_and chance_to change changes changi_airport checks cheerful chicken choice_in clean_i close club_in coming
compare complimentary_wifi computers_there concorde concourses cooked_breakfast cookies_and could court cream crowd
crowded_and decide decide_to definitely_not degree delay_and departure_area departure_gates device dhabi didn't
didn't_have difference_between dim dim_sum disappointing_i dishes displayed do_a do_so don't_think downstairs
drink_selection drinks drinks_at drinks_but drinks_choices drinks_on drinks_to early_in eating economy_class eggs eight
english_and enjoy_a enough enough_lounge enthusiastic escort especially_if europe even_a even_though even_with everyone
everything_is exception executive_lounge existing experience_from experienced facilities facilities_to falling
falling_off far_east far_superior fi fi_is find_the fine_for finished first_time flight_and flight_i flight_where
flights flights_and flights_in floors food_as food_but food_court food_in food_offerings food_quality food_they
food_was for_2 for_first for_what free free_and fresh_and freshen freshen_up friendly_food from_check from_lounge
from_singapore from_their front fruit fry full_of furnished further furthermore gate_but gatwick get_any given giving
good_a good_for good_i got great_view had_was hang has_all has_an has_just have_always have_not have_only have_some
have_the have_used have_your heathrow heathrow_the here higher holiday honolulu hot hot_food hotel hour_layover i'll
i've_been i_arrived i_don't i_just i_know i_travel i_used i_wasn't i_went i_would improvement in_advance in_english
in_food in_its in_size in_terminal in_transit inconsistent incredibly irritating is_at is_big is_crowded is_generally
is_in is_just is_large is_located is_often is_possible is_small is_that is_to it_again it_difficult it_has it_it
it_never it_wifi its jam job just_enough just_for just_outside just_the keeping laptop leather length level lhr light
limited_offerings little located logging look_for lot_of lounge lounge_a lounge_again lounge_also lounge_first
lounge_has lounge_if lounge_in lounge_like lounge_most lounge_of lounge_really lounge_than lounge_where lounge_while
loungers lounges lounges_in luggage lunch_time made_it main_hub main_lounge mainly manager many may meals mean
meats_and members missed mix more morning_the morning_there much much_less multiple munich my_last my_priority national
near need never_experienced new new_airport new_lounge newly_opened nice_experience night no_bathroom no_flight noise
noisy_and not_being not_used not_want number_of of_alcoholic of_amenities of_any of_business of_champagne of_day
of_decent of_its of_no of_our of_quality of_seats of_some of_soup of_us offer_a offered_a often ok ok_but on_a on_air
on_an on_entering on_the once once_inside one_in one_is one_side only_serve onto open open_for opportunity
opportunity_to options options_are order_for order_to other_airports others_have our_own out_for outward overall
overcrowded_no passengers_are passengers_as passengers_the pasta people_at people_have pick place_and place_to plus_the
positive possibly posted pots prague previous_one probably_the problems process providing queues really_is reception
reception_desk reception_was relatively remarkably restaurants return_to review rice rice_and ride rolls_and room_at
room_only room_with route_to runway salad_and score scrambled scratchcard seat_in seating_and seats_free seconds
security_checks see seem_to selection_is self_service sense_of separate series serve_and service service_and
service_are service_very services share shave shower_i showers_are showers_in showers_the showing shuttle sit_and
sleeper small small_sandwiches smaller_lounge smiling smoking so_no soft soft_drinks soup south space space_in
spread_of staff_for staff_it staff_so staff_were staffed star state stations stays still_had stir_fry style suit
suitable suite switch switched take_your tea_soft teas terminal_a terminal_in terminals_and than_10 that_are that_has
that_it the_4 the_apron the_area the_attendant the_bathrooms the_big the_buffet the_business the_catering the_cleaning
the_club the_computer the_duty the_entrance the_fact the_far the_first the_international the_job the_lounge the_machine
the_moment the_new the_reception the_seating the_shuttle the_space the_staff the_standards the_trouble the_virgin
there_is these_lounges they_have they_may they_use this_airport this_means those times_a times_there times_with to_ba
to_believe to_board to_enjoy to_it to_sydney to_take to_tip to_work toilet_and too_many took_a took_the towards_the
treats trek tried turkish turn tv tv_and two_or ua_lounge unfortunately_the up_a up_on upon upper us use use_the
used_this uses_the vegetable very very_busy very_convenient very_crowded via virgin_lounge virtually_empty visit_a
volume_of waiting_for wake walk_from walk_to was_absolutely was_better was_bright was_disappointed was_like was_our
was_pretty watch watched we we_arrived we_left wear welcoming_the well_lit were_a were_all were_also were_at were_just
were_more were_old were_two were_well what_one which which_i which_is which_was which_were white_wines wi wi_fi wider
wife wifi_connection windows wine with with_a with_ba with_lounge with_passengers with_people with_their with_two wood
work world_and would wrapped_in years_now you_a you_are you_had you_know you_need you_the your_own`,
  '2': `
11 11pm 12_hours 2_hours 30 4 5 a_14 a_bit a_busy a_different a_laptop a_large a_late a_limited a_queue a_room
a_separate a_small a_table about_food afternoon air_canada airlines_use airport_terminal airport_which airways_is all_a
all_other allows almost_empty along_with although ambience an_issue ana_lounge and_2 and_a and_can and_chips and_food
and_fresh and_is and_little and_nice and_non and_quiet and_seating and_spirits and_take and_that and_they and_this
and_varied and_very and_were announcement appetizers are_available are_made are_more are_not area_or area_the area_very
area_with areas_with armchairs arrivals arrived arrived_so as_a as_many as_one as_opposed as_others asia at_frankfurt
at_narita at_other at_terminal attendants attended available_for available_from available_on bar_drinks bathroom
be_great be_served better_than better_to beverage beverages beverages_are beverages_available biggest bit blue
board_the boarding_gate boarding_pass bottled bottled_water breakfast_and buffet_is burger busy but_just butter by_thai
c card_holder cereals certain changing charging check check_in chinese chips_and choice chose clean cleaner code
coffee_tea come_on comfort_in comfortable_chairs comment complained_to complaining computer connection_is connectivity
constantly continued corner_with crown cubed customs day_pass decent_food decided decided_to decor_was deep definitely
departure_time designed difficult discovered dish do_anything drinks_and drinks_is drinks_which dry duty early
early_morning early_to easily east eastern economy elemis elevator environment equipped_and espresso etc every_seat
everybody except_for exit extremely facilities_and facilities_which facility_the fact_the factor family faster fat
few_hours fi_and find_it first_business first_lounge first_to flight flight_it flights_the food_and food_available
food_drinks food_only food_the food_wasn't foods for_coffee for_our for_their for_us france frequently fresh
freshly_cooked from_staff from_the front_desk fruit_and full full_facilities functional gates get_there given_that
good_enough good_the good_to great_and great_but greeted gripe_was groups groups_of gulf had_some hand happy_to have_a
have_all have_spent he_was heathrow_airport here_and houston however_i huge_lounge i_made immediately immigration
in_and in_as in_groups in_our in_recent inflight internet_is irish is_always is_for is_free is_huge is_looking is_no
is_of is_on is_one is_part is_served is_staffed is_very it's_a it_didn't it_feels it_had it_needs it_with j journey
kept kitchen knew_we korea kris languages laptops large_lounge late_in lay layover_in leaf leaf_lounges left_and
left_it less lift like_the lit located_on location location_is long_haul look_forward lounge_all lounge_areas lounge_at
lounge_many lounge_on lounge_right lounge_the lounge_they lounges_i've luxury machine_that made magazines_the
main_concourse maple maple_leaf me_a me_if meagre meaning meet melbourne menus met missing more_for more_of more_space
morning mumbai my_family natural_light near_the nearby necessary need_to never_seems newspapers next nice_food
nice_place not_have not_really not_too occasions odd of_chinese of_cold of_cubed of_glasses of_lounges of_peace
of_power of_sandwiches of_service of_terminal of_very off_and offer_at offer_of offerings_and offers ok_food
old_terminal on_my on_our on_request on_their one_can only_some only_thing opened_a opened_at opposed opposed_to
opposite options_on or_food or_so order other_business our our_way outdoor outside_and own own_lounge packaged_cheese
packs pass_and passenger passengers_on passes_to pastries_and people_using personal plain plastic_and play pleasure
plug potato prefer prepared_to presentation privacy professional proper provided_and purchase_a quality_and
quality_food quality_of quite_a quite_nice raised reach really_good reasonable_selection recent recently red_wine
refurbished_and relaxing_environment replenishing restaurant_with restrooms_were rolls room room_and room_service
running saa said_the same_for satellite scrambled_eggs seating seating_excellent seats_and security_and seemed
selection self seoul serve served_in service_is showed shower_is side_of since since_it size sleep sliced slightly
smaller snack_bar snacks snacks_which so_low so_the so_they some_more something_of somewhat somewhat_limited
spa_treatments spent spirits spirits_and staff staff_kept staff_seem staff_service staff_we standard standards_of
stands stark stated stay stocked_with stop_over straight_to stuff such_as suggest superior superior_to surely
surprisingly table takes tap taste tasteful tasting teeth terminal_1 terminal_2 terminals than that_emirates the_a
the_a380 the_biggest the_coffee the_complimentary the_emirates the_facility the_interior the_kitchen the_luxury
the_most the_noise the_plane the_price the_shower the_size the_small the_window the_windows the_world their_frequent
their_lounge their_own there_and there_from there_in they'd they_should this_morning this_one this_time this_trip
this_year three_times time_this tip to_bring to_connect to_first to_hang to_have to_kill to_lhr to_mix to_refresh
to_see to_serve toilets_and towards traffic tried_the tvs two_seats unable unable_to up_and up_by up_to us_airline
us_up use_this users very_long very_welcoming visiting_the wait_for waiter_service walkway wants wants_to was_3
was_busy was_decent was_directed was_even was_fine was_nice was_quiet was_simply was_the we_got we_knew we_sat we_used
weeks_ago welcoming well_with went_back were_friendly were_many were_quite were_told western_style what_makes which_has
while while_not whilst wifi wine_selection wireless wish with_hot with_internet with_many with_one worried worst_part
would_like you_can you_could you_were your your_first your_table`,
  '3': `
00 10_minutes 2_months 30_am 30pm a_12 a_6 a_complimentary a_night a_problem a_quiet a_really a_self a_star a_welcome
a_year access_this af after_i after_long afternoon_tea agent ago_the airy albeit alcoholic_beverages all_food
although_i although_this always_been always_found amenities amount_of an_area and_beverage and_clean and_drink and_has
and_i and_my and_now and_pleasant and_presentation and_quality and_rest and_service and_soft and_tables and_there
and_thus and_we and_white april are_also are_always are_friendly are_great are_in aren't around around_the arrangements
array_of arrived_and as_always as_it as_much as_we as_well as_you at_about at_first away_in bar bar_as bar_snacks
bar_the bathrobe bathrooms_and bathrooms_with be_an be_better be_nice bed_tv beer_on best_to best_was better_in
between_flights beverages_the big_difference booze both_lounges box brands breakfast_food buffet busier business_centre
busy_at but_a but_more but_on but_there but_with calling can_get canada care_of carpet_lounge catch changi channel
cheeses chocolate choice_for choice_of choose class_passenger coffee_machines comes comfort_and comfortable_place
comfortable_the compare_to complain computers concourse confusing connect_to connecting_flight constantly_replenished
continental control corner counter criticism_is crowded_lounge crowded_the customers_with d decor_and delay depart
departing departures design design_is designed_for desperate desserts difference different_seating difficult_to
directed_to dishes_and down_a down_and down_i drink_and drinks_i each egg emirates end_up enough_to etro
excellent_views exceptionally experiences facilities_with far_the features feels first_and first_or fit flight_to
following food_area food_served foods_and for_air for_short frankfurt from_this front_of gate_3 gate_and generally
gets_very girl give_you good_but good_place guy had_a hall_to hang_out has_a has_always have_come have_expected here_in
high high_quality holder hot_dishes hours_before hurry i_always i_complained i_flew i_like i_noticed i_tried i_were
in_addition in_all in_before in_front in_good increased information inside_the instead_of intercontinental
internet_access internet_service internet_speed is_basic is_comfortable is_more is_open is_self it_certainly it_only
it_opens it_there its_not japan just_not kids klia large_spacious lavatories less_than limited_seating liquor literally
located_at located_outside log_on long_and looked_around looks_very lounge_although lounge_but lounge_by lounge_did
lounge_just lounge_located lounge_no lounge_probably lounge_quality lounge_would lounges_and luxury_bar machine_and
made_by made_me make_it massage_chairs material_and may_be me_the me_why meal meat_and mistake mix_of monday more_than
morning_departure much_bigger much_more my_only news newspapers_and newspapers_to nicer noodle noon not_the note
of_beverages of_comfortable of_food of_it of_seating offered_the offerings on_entry on_this on_two oneworld
oneworld_emerald only_complaint only_ones operating other_airline other_oneworld our_gate our_return outbound overall_a
partner passport_control password pcs people_to pity platter pleased plus pm polite polite_and pool premium_passengers
prepared presented previously price_of private qantas_lounge quick quiet_place range range_of reach_the receptionist
relax relaxation required right room_i salmon sandwiches_and sandwiches_are say_it screens seating_arrangements
seats_were section_of secure selection_of served service_bar service_we set setting sfo shower shower_facilities
showers showers_there shown signs_of similar simple sit_at size_and smoked_salmon snacks_and snacks_are so_not spa_is
space_to spacious_clean speaking spent_a staff_and staff_are staff_i star_standard stir stop storage stylish supply_of
surprise surprised_to sydney t4s t5 takes_you tasty tech terminal_e terminal_is terraces terrific thai than_2 that_day
the_aircon the_aircraft the_airlines the_bathroom the_bus the_choice the_concorde the_constant the_corner
the_facilities the_maple the_morning the_qantas the_runways the_second the_self the_showers the_singapore the_standard
the_us the_usual their_lounges there_but there_for therefore they_are they_do they_made they_will though throughout_the
thus time_and time_before time_to times times_and times_this to_boarding to_both to_cut to_date to_food to_open
to_reach to_show to_walk to_what tomato transfer transit_from travelers travelling treatment treatments trouble try_the
tucked two_types typical up_for us_when use_in usually very_impressive very_light view view_of viewing wall warm
warm_and was_all was_empty was_greeted was_less was_never was_plenty was_small was_very we_experienced we_had we_were
well_done well_maintained were_comfortable were_good were_greeted were_pleasant were_travelling were_very western_and
when_the wide_range wifi_and wifi_worked wine_and wines with_lots work_and worthwhile would_give year_old you_require
young_children yourself yourself_to zone`,
  '4': `
4_times 9 a_big a_decent a_delay a_friday a_good a_meal a_much a_nice a_number a_variety a_wide about_10 above added_a
adequate aircon airport_but al all_kinds all_lounges alliance_carriers alliance_flights alliance_lounge also also_an
also_available always amazing_with amenities_were an_extensive and_after and_bathroom and_beers and_biscuits
and_cocktails and_cold and_drinks and_enjoyed and_friendly and_generally and_given and_hot and_luxury and_offered
and_private and_reading and_showers and_various and_welcoming and_will and_wine and_work announcements_in annoying
appreciated apron_or are_free are_served are_to area_for area_which areas areas_the around_to array arrived_with as_is
at_doha at_most at_night attended_to au_chocolat available_and available_good available_including ba_lounges be_allowed
be_one be_quite beautiful_lounge because_it been_nice beers beijing best best_bit better_lounge biz_class boarding
boarding_passes both_hot bread_and breakfast buffet_area buffet_food business_and but_compared but_really but_when
by_far cabanas cakes calls_and cathay ceiling chair chair_and chairs_sofas champagne chocolat choice_was choices_of
class_lounges class_with clean_toilets clean_well cleaners cold_choices cold_food collect comfortable
comfortable_lounge comfortable_seating comfortable_seats comfortable_with comfy_chairs computer_terminals connect
constant convenient cook cooked could_have cowshed crackers_chips current curry day_bed decent definitely_one
delightful desk_and desk_the different dinner dotted drinks_available drinks_including drinks_the duck duty_free easy
easy_access easy_and efficiently emerald enough_for equipped equipped_with especially_the etc_and etc_the
excellent_well extended fairly fault feature fee female finding flat flight_in flight_information flight_we for_flights
for_free for_passengers for_your free_food free_of freshly freshly_prepared friendly from_which full_to fully game
gates_and good_internet good_range good_showers good_thing good_views great_experience great_food great_selection greet
has_free haul_flight have_more helpful_the however_the hrs i_also i_think i_thought i_visited identical immaculate_and
in_asia in_but in_comparison in_order inbound incredible info international_and internet_and inviting is_also is_kept
is_simple is_usually is_well is_wonderful issue it_could it_for it_offers it_seemed items_were jacuzzi just_want kinds
kuala kuala_lumpur laid laid_out large large_but large_windows larger layout_and library_and light_breakfast like_to
list local long_walk lots lots_of lounge_quiet lounge_staff lounge_twice lounges_it love lumpur lunch magazines
magazines_available many_computer massage_service may_have ml mood more_western moved much_as much_to much_trouble
music_and my_trip narita newspaper_and nice_and nice_to nice_touch nice_view no_apron no_view not_open nuts_crisps
of_breakfast of_chairs of_charge of_fresh of_high of_magazines of_other of_soft okay on_arrival on_one on_to one_lounge
ones opens outlets_for overall_i overlooking passport pax peaceful phones plan pleasant_experience pre premium
premium_economy pretty_good qatar quality_is quiet_atmosphere quite_small ready_for reception_staff relaxing_area
requested restaurant rooms rooms_and runways_and salads same_standard sapphire sauce scotch seating_including
seating_is seating_showers seating_the selection_was self_serve service_food service_i service_the serving set_of short
shower_and shower_facility shower_room signage since_i size_lounge sized small_in small_lounge smoked snacks_but sofas
soothing spa spa_and space_for spacious_with speed staff_attentive staff_friendly staff_helpful start start_to starts
stations_with stocked sufficient suites take_you taking tea_coffee terminal_d than_adequate than_in than_that thanks
that_lounge that_some that_would the_5 the_boarding the_design the_dining the_espresso the_hall the_left the_location
the_menu the_opposite the_outside the_situation the_smaller the_upper the_variety the_washrooms their_flights there's_a
there_wasn't they_even think_i those_who though_i time_we times_the to_american to_check to_drop to_europe to_gates
to_lounge to_relax to_try toast_all toilet_facilities too_long tour tour_of travelling_on travelling_with travels try
two_floors until_the upon_arrival upper_level upstairs use_it varieties varieties_of variety various very_airy
very_difficult very_helpful very_stylish very_well views_of visiting waiter was_boarding was_fresh was_immaculate
was_relatively was_spacious was_there was_well washrooms_and washrooms_are washrooms_were way_to week welcome_on well
well_and well_the were_attentive where_you wide_variety wifi_was window wine_on wines_spirits with_ample with_several
with_very would_be year yoghurt you_enter young your_choice`,
  '5': `
2011 24 2_is 30_minutes 35 5_star a_5 a_buggy a_fairly a_flight a_friendly a_great a_haven a_little a_more a_pleasant
a_pleasure a_proper a_surprise abundant addition adjacent_to admiral's admiral's_club again_as agent_at airport_and
airport_there airy_lounge all_in also_a also_the although_they ample and_adequate and_alcohol and_ample and_are and_bar
and_bright and_check and_first and_found and_helpful and_inviting and_juices and_kept and_liquor and_massage and_out
and_plenty and_salad and_shower and_sofas and_spacious and_tidy announcements appointed apron_and are_limited
are_looking are_showers area_are area_plenty areas_there arrival arrivals_lounge asiana assistance at_entry at_gatwick
at_t1 au available_at bakery bar_is be_honest beautiful beauty beer_wine before_a before_boarding being_said
best_business beverages_and big bigger boarding_and boarding_gates booths brought buffet_and business_area busy_and
busy_the but_after but_nothing but_you cabana cabins can_order can_take cathay_pacific ceiling_windows centre
chairs_with changed choices choices_were cinema circular class_is classy clean_and clearing cold_dishes cold_foods
comes_to comfort comfortable_a comfortable_experience comparison complimentary_massage computers_to concorde_room
connecting cookies_were cool could_be courteous_staff cozy curry_and decent_lounge delays departing_from did_a
different_areas different_types direct dishes_are do_better don't_have dont downside_was drink_options drinks_as
drinks_etc drop during_the easy_to emirates_lounge enhanced enjoy_the escalators especially evening_the example
excellent_selection excellent_shower excellent_staff excellent_with experience_it facilities_clean facilities_were
fairly_new fantastic_lounge far_end fast few_drinks fine fine_the first_but flat_screen flight_is flights_there
flights_to floor_to food_choices food_which for_about for_anything for_ba for_breakfast for_example for_long
for_sleeping for_those frankfurt_airport freshly_made fridges friendly_enough from_an fruits game_room glasgow good
good_and good_coffee good_in good_service good_view great_service green guest have_time helpful high_standard hkg
hot_cold however however_as i_believe i_enjoyed i_spent if_required if_they immaculately impressive in_bangkok inc
including including_the international_newspapers internet_stations invited invited_to is_available is_by is_easy
is_excellent is_fairly is_friendly is_good is_okay is_provided is_slightly issues it's_not it_comes it_not items
japanese keep_the kept_in larger_than last_week layout leather_sofas level_of lie lie_down light_and light_snacks
limited_but limited_the liquors live locating long_flight loo lounge_because lounge_can lounge_chairs lounge_facility
lounge_great lounge_however lounge_nice lounge_plenty lounge_with lovely made_the magazine makes malaysia
malaysia_airlines march menu menu_and menu_to mid_afternoon minus modern_the more_limited more_substantial morning_and
music newest newly newspaper_selection newspapers_magazines nibbles nice_choice nice_little nice_lounge nice_staff
night_flight no_boarding noise_from noodle_bar north not_compare not_just not_that occitane of_both of_calm of_cheese
of_choice of_having of_planes of_reading offered_on offers_a on_both on_emirates on_hand on_tap on_your only_4
only_criticism only_negative open_and open_plan open_to or_you order_a orders outstanding pacific papers pasta_and
pastries people_the perfectly piano plane_by plates_of pleasant_and pleasure_to plentiful plentiful_and plenty
plenty_of pool_table position pre_flight prefer_a premium_lounge pretty_busy problem problem_with provides qantas
qantas_international qatar_airways quickly quiet_area quiet_when quite_busy quite_good recliners refurbished
relax_before relaxed relaxed_and renovated require restaurant_area restroom return_journey room_a room_but room_for
room_in rooms_available run_by runaway runways sakura sakura_lounge same_time sandwiches_salads saturday seemed_to
seemingly service_from service_was short_stay short_walk shower_cubicles showers_a showers_and side skyclub sleeping
slight small_airport smoker snacks_to so_it so_so some_items spacious_but spectacular staff_welcoming start_a starting
stations_and step stocked_and stopovers style_with substantial supply surprised taipei tarmac_and tasty_snacks terrace
than_their that_being that_it's the_amount the_back the_beef the_best the_center the_concourse the_flight the_hot
the_improvements the_man the_newest the_premium the_private the_rather the_restrooms the_selection the_snack the_south
the_tarmac the_thai the_wonderful their_wifi they_can thing_i though_it time_with to_ceiling to_choose to_dubai to_lie
to_order to_our to_rest to_some to_start toiletries took_advantage towels_provided types types_of uk_newspapers
unbelievably unlike us_airways use_and used_as usual usual_selection vast very_confusing very_courteous very_fast
very_large very_modern very_pleasantly video view_over views views_over visited_and visiting_this waiters warm_welcome
warmly was_amazing was_easy was_fast was_great was_of was_ok was_plentiful water_feature we_did welcome welcomed
welcoming_and welcoming_staff well_appointed well_equipped well_kept well_laid well_run well_worth were_excellent
were_offered were_still were_there western which_can which_had which_offers which_you wide wide_choice wifi_a
wifi_access wifi_the wifi_which windows_and wines_beers wireless_internet with_our with_plenty with_views wonderful
worked_well works_well wraps_and yogurts`,
  '6': `
21 5_hours a_buffet a_champagne a_fantastic a_four a_full a_lovely a_menu a_quite a_relaxing a_short a_spa a_tad a_vast
a_wait a_warm a_well acceptable accessible adjacent airport_wifi airy_and also_had always_good amazing_and
amenities_are ample_seating an_oasis and_airy and_all and_also and_courteous and_eating and_excellent and_extremely
and_free and_fruit and_had and_lots and_lunch and_maybe and_other and_peaceful and_polite and_relaxing and_runways
and_self and_style and_taking and_tasteful and_tasty and_unobtrusive and_well and_western and_whilst and_wines
appropriate are_2 are_fine are_provided areas_for arriving as_this as_usual as_with at_breakfast at_times attentive_and
available_as available_i available_overall available_to backs bar_selection barista bath be_noisy beds before_my best_i
best_of beverage_area beverage_selection beverages_staff big_and bigger_than bit_limited bit_slow boarding_calls book
breakfast_buffet breakfast_items briefly bright_and bringing brunch buggy busy_when but_food but_for but_is but_nice
calls calm_and can_also can_make case_you centre_and chef chicken_curry child choices_are class_to cleaning_of
cleaning_the clearing_tables clubhouse cocktails coffee_etc come_to comment_on common computers_with concourse_a
cooked_to corners could_do courteous criticism crowded_it crowded_than crowded_when crowds decoration deli delta_has
demand design_good dessert didn't_seem didn't_use different_experience dine dining_area dining_as dinning directly
directly_to does_get doha downside_is dramatic drink_is drinks_staff eager eager_to eat_and efficient_and empty_plates
endless english_breakfast enjoy escorted excellent_a excellent_choice excellent_i expect_from extremely_helpful f
fast_internet fast_track feel_to feels_a few_years finding_a flight_announcements flight_dining floor_in flow follow
food_offering food_well food_wine food_with foot for_boarding for_kids for_premium for_relaxing four_hour
friendly_staff galleries galleries_lounge gates_but gave_me generous given_a go_into good_as good_hot good_job
good_seating grand great great_lounge great_showers great_views gripe gripe_is ground_staff had_several has_lots
have_experienced have_it have_seen haven helpful_staff highlight_of hot_and hot_buffet hot_meals hours_to i_enjoy
immaculate impressed impressed_with improvement_on in_case in_changi in_different in_dubai including_some inside_it
internet_wifi is_amazing is_busy is_great is_hard is_less is_modern is_only is_plenty is_probably is_quite is_spacious
it_can it_looks its_own japanese_food large_and large_with lavatories_are library liked liquor_is located_near
long_transit looks_great lounge_large lounge_lots lounge_opposite lounge_you lounges_but made_a maintained makes_it
many_times marked midday minor modern more_in most_us much_improved my_way narita_airport new_business newly_renovated
news_papers nice nice_bar nice_showers nice_the nice_views nicely nicely_decorated no_problems non_alcoholic noodles
not_crowded not_especially not_use oasis_of of_beers of_computers of_different of_emirates of_good of_hot of_local
of_newspapers of_sitting of_space of_spirits of_tables old_one old_premium on_how on_lufthansa on_some one_small only_1
only_available only_downside open_bar operation or_a other_drinks our_bags overall_this overlooks overlooks_the
papers_and partner_airlines pass_the personally planes pleasant pleasant_lounge pleased_with premium_terminal
presented_and printer printing promptly provided qantas_club quiet quiet_lounge rather_small red_and refreshing_and
relax_and relaxing relaxing_atmosphere reliable renovated_lounge rest_area room_the rooms_the round salad_bar schengen
screen screen_tv seating_areas seating_comfortable seating_options second_floor see_if separate_smoking shower_rooms
showers_available showers_but showers_that signature signs simple_but sleeping_room small_selection smoking_room
so_decided so_many so_there some_comfortable soups space_and spacious spacious_comfortable spacious_good spanish spicy
staff_here staff_in staff_there standard_of strawberries stretch stretch_out sunday_morning superb t1 t2 t3 tad
taking_a tarmac terminal_so terminal_there terraces_lounge thai_lounges thank that_to the_adjacent the_arrivals
the_downside the_noodle the_north the_offerings the_planes the_receptionist the_views the_wing there_at they_also
though_a though_we tidy tidy_and tight time_overall timely to_air to_as to_book to_catch to_experience to_look to_move
together together_with topped touch transit_time tvs_and unobtrusive upper_floor variety_of vast_improvement
very_comfortable very_early very_friendly very_nice very_pleased very_quiet very_refreshing very_relaxing very_welcome
view_and visit_was want_a was_ample was_an was_excellent was_friendly watch_the we_decided we_enjoyed we_use wear_and
well_as well_designed well_stocked what_you'd while_the while_waiting while_we wide_selection wifi_as wifi_there
wine_bar wing with_all with_different with_great with_leather with_qatar with_showers worth_visiting would_definitely
would_say wraps you'd_expect you_directly your_flight yul`,
  '7': `
3rd_floor 7_hours 8am a_la a_nap a_wonderful access_a after_you again_very age airbridge airport_lounges although_we
amenities_and ample_and an_average and_cakes and_choice and_comfortable and_complimentary and_could and_delicious
and_efficient and_good and_magazines and_much and_newspapers and_offer and_professional and_superb approx are_clean
are_extremely are_good are_helpful are_nice are_several are_there area_as area_but area_i areas_and around_and
arrangement arrived_from as_good as_their at_their atmosphere_and attention attentive bangkok bar_for be_improved
be_more beef best_lounges boarding_announcements brisbane business_center busy_but but_clean but_plenty but_well
but_what calm calm_environment canada_lounge carry carry_on carte center choices_and choose_from cleaned_after
comfortable_and cooking courteous_and day_we decent_selection decorated delivered didn't_want dining_room direction
downside drinks_wifi drinks_with dubai efficient efficient_staff elegant enjoyable enjoyed_the everything_you
exactly_the excellent_and excellent_service excellent_showers exceptional experience_and fast_and fizz flight_so
food_okay fried friendly_and friendly_the from_lufthansa full_bar get_to good_drinks good_experience good_food
good_selection good_variety good_with granted great_breakfast great_staff great_wifi hand_to has_its have_an haven_of
heaven help_yourself highlight honest hour_or however_they i_use if_only impeccable improved in_comfort in_concourse
in_particular is_fast is_fine istanbul it_being it_great l la_carte large_clean last_month last_visit layover
less_crowded light_but location_of long_layover lot_less lounge_needs lounges_the lounges_we loved lucky luxurious
magazines_and make_up marble modern_and modern_with much_better nap negative_is new_and newspapers_no next_flight
nice_atmosphere nicest night_and no_need no_problem north_american not_as nuts_etc oasis of_airport of_facilities
of_flights of_light of_room of_showers of_snacks of_wines offer_in on_which only_gripe only_to opted options_including
ourselves out_over overall_the overlooking_the patio people_are perfect pleasant_place plug_in problems_with
provided_by quality_was quiet_and quiet_areas quieter quite_large ramadan replaced requests restful restful_and salon
same_food seating_capacity selection_and selection_good served_at service_but showers_were size_of small_side smile
sockets spacious_and spend_an spotless_and spread spread_out staff_a staff_food staff_good staff_great stocked_bar
sure_to than_the the_3rd the_afternoon the_alcohol the_connection the_excellent the_next the_nicest the_quiet the_range
the_restaurant the_senator the_three theme then_a they_need think_this time_it to_all track traditional type_seating
us_to vancouver varied varied_and very_attentive very_clean very_good very_high very_impressed was_adequate
was_comfortable was_good was_much was_my was_okay was_quite was_sandwiches wednesday well_presented were_clean
were_helpful where_it which_to whiskey wifi_service will_always willing windows_of wines_and with_decent with_excellent
with_good with_nice with_only with_small with_snacks wonderful_showers workstations would_recommend you_to`,
  '8': `
a_massage a_saturday adelaide airside an_excellent and_attentive and_many and_plentiful and_their as_it's
attentive_staff available_the bacon beers_and chairs_to champagne_but charming clean_lounge comparison_to complaints
crowded_but dining do_with drinker enjoyed even_after excellent excellent_but excellent_lounge excellent_the extensive
facilities_are flights_departing good_choice good_quality great_place healthy helpful_and here_are hours_but hours_in
however_there like_most long_wait lounge_could massage massage_and neat negative nice_if nice_selection not_always
not_overcrowded nrt of_windows offerings_of once_you pleasant_enough pleasant_staff pleasantly pleasantly_surprised
pretty_decent quiet_room refreshing sea seating_good senator similar_to soft_drink spaces spacious_lounge spotless
staff_very staff_will starting_to stunning t3_lounge tasty_and the_kids to_your tokyo toward used_in very_loud
very_spacious was_impressed was_recently was_surprised were_polite with_staff zones`,
  '9': `
a_difference amazing and_business and_great and_modern are_excellent best_lounge bkk brilliant class_boarding comfy
cosy crowded_at delicious excellent_food excellent_wifi expanded fantastic few_more food_good good_lounge good_wifi
if_not interesting it_got la loads loads_of lounge_good particular rooms_with sas small_but the_amenities the_comfort
very_pleasant windows_but`,
};
