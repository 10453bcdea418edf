import type { LearnedRisks } from './learned-risks.ts';

/** Made by training/train-risks.ts, which says from what; not to be edited by hand. */
export const en: LearnedRisks = {
  plainBelow: 7.73,
  unlikelyBelow: 12.68,
  likelyFrom: 16.89,
  any: {
    '-9': `
160 30_and 99_and a_saturday accept after_we'd alarm_test an_app and_read and_refused and_that's and_we've audio*
awaiting backs barbecue behind_a beige beige* blinds buttons call_out came_looked cancelled_the charc* chatb* cloth
creak* crust* day_with died_laughing dim disco draug* dull exces* exhib* fab fan four_pounds fourteen_weeks freez*
gentle grump* guarantee have_bought hem hen_do in_stock is_out it'll it'll* it's_now kick machine_at merged mic
minutes_and never_arrives new_card no_soap nobody_at nothing_like of_somebody of_stock on_each open_the ordered_in
over_three overpriced party_of peeli* peeling porti* postage pricey prints rare rattl* reality reboo* refused_because
rode sat_at sends_you shower_at shuff* signal slides slot slow slow_as so_two soggy soggy* sold_out something_to square
squash squea* squeak stalls stand_on steak* stiff stiff* still_waiting tenni* tennis the_drain the_lamp the_left
they_made timet* timetable too_short took_three took_two trolleys two_hour until_a up_three waited_an was_asking
was_full watery we_drove we_missed wiper* without_buying wobbly won't_let wrong_size you_can't you_only`,
    '-8': `
12_for 24h 26 40th 45_for 48_hours 60_to 90th 94 96 a_bulb a_chicken a_christening a_church a_code a_curtain a_desk
a_fan a_funeral a_guard a_note a_pillar a_puddle a_sandwich a_selfie a_sheep a_street a_surprise a_twelve about_as
about_her adore* adores after_every after_five after_it after_that air_con all_my and_ten and_twenty annoy* arrow*
assas* at_8 at_them ate_all back_twice bank_holiday bays be_done benches berth berth* bland bland* bobbl* bossi*
bossing broke_on browns bucks_for budge* building_next buns burgers but_they've by_then cabba* cabbage cafe call_me
called_it called_off came_took came_when can_i care_for centi* centimetres charcoal chatbot cheap_and chewing_gum
chipped clunk* coach_party coast code_never cold_as commentary covers creas* crust date_and day_off days_for days_it
dead_screen delayed did_her didn't_register died_after discount diwal* diwali dough* down_a downloaded draughty dribb*
drips drips* drizz* drizzle embar* endle* endless even_with evenings every_ten every_year excess explained expor* faded
faded* fault fifty_minutes fire_alarm fitting_room flattering flavour for_eight forev* forever fortnight_and
forty_pounds fount* fountain four_weeks full_by gem generator greasy groom's grumpy hadn't_got half_time happy_and
hasnt hasnt* hatchback hated hated* hats have_you her_break home_so honoured hour_and hours_to i'd_paid i've_already
i_ate i_nearly i_need i_open i_wasnt icy ignores inside_out is_over it's_just it_left keep_a key_safe kill_for killer
laps lasts lasts* layer* lego lift_out like_i listed_as look_like looking_like loungers loved loved* loved_the lumpy
lumpy* meh merge* mild minutes_at minutes_we missed_you morning_at mud muddy muddy* murde* murder music* my_coins
my_line my_next my_time navy network never_has never_opened night_was ninety_minutes no_just no_lift no_part no_word
nobody_can notifications of_seven of_tune off_but one_bench one_star onions only_does only_take opening overbooked
patchy pattern people_behind pink_and pitches pity pops price_of promises puddle rattled rebooked recli* registration
remot* renews repeats resch* resto* robbed_of robbery roses roses* rushe* rushed rusk safe_code saturdays says_my
seaso* season seconds seconds_of see_a seller_says seven_weeks shambles shamp* shampoo sheds sheds* shower_curtain
shrun* shrunk shut_at shuttle since_before site_says sits sitting_on something_like sorry_we spaces started_to steak
stitching stood_outside straps suppose_but swallowed_my swapped_it tacos tacos* tasti* tasting technical textb*
that's_on that_doesn't the_cat the_exit the_network the_pattern the_poster the_stage the_train theirs theme*
they'd_only they_wrote thought_of three_visits thund* timed timed* to_5 to_6 to_change to_nine to_read toner toner*
too_loud too_sweet trade_in tribute trim tune twice_by two_people un unrea* updat* update valle* valley versi* version
view_means vinta* vintage was_dull was_frozen was_kind was_lovely was_sent was_too we_ate we_did wedding_disco
wednesdays week_because wet_dog what_do widge* width width* wipers with_four wolve* wonky wonky* wrong_way year_with
yesterday's you_put`,
    '-7': `
00 04 100_night 10pm 110 14_minutes 14_months 14a 15_for 189 1998 1_450 211 22 29th 30_days 312 35 35_minutes 43 55
5_days 5th 611 6th 7_and 90_minutes 95 a_30 a_99 a_bell a_bow a_camping a_coin a_crime a_cushion a_day's a_doll a_film
a_gem a_giant a_gull a_king a_leg a_mirror a_part a_plastic a_robot a_shot a_smaller a_sweet a_tile a_time a_tractor
a_trim a_wedding abrup* abrupt absor* account_on across_town admin_fee admission advert_for adverts after_4 after_six
after_two after_update afternoon_tea agreed_it ale all_taken all_with allowance already_on always_busy amate* an_arm
an_oven and_call and_each and_free and_hadn't and_hope and_off annoying annua* annual another_and are_filthy are_they
arrow as_resolved ask_twice asked_again assem* at_10pm at_12 at_22 attack_when audiobook avoca* baby_change back_until
battery_died be_honest beside_a blank blink blink* bloom* blow_dry blows blows* booked_two booking_fee bored bored*
borin* boring borrow bought_a branch_is brisb* brisbane brought_my budget bulb bulb_and bumpy bumpy* bus_to but_cold
but_forty but_i've but_only but_she but_they'd but_three but_was buzzes by_7 by_and by_hand by_nine by_six cactu*
cactus called_at came_a came_on came_without campi* camping can't_fault can't_take cancelled_for candy* cardb*
cardboard carried_our case_for cat_litter ceiling_in cents cents* cerem* ceremony chap chapt* chapter chargers
chat_says cheesy chess chess* chewy chewy* christmas_tree class_was click closed_for closed_our cloud clumped clunky
cobwe* cobwebs cold_in cold_soup collects colours comb comparing confusing corke* corked corner_and corners costu*
could've could_come couldn't_hear covers_the crackles crashes cream_and creased crime_scene crooked cropp* cruis*
cushi* cushion cut_in dark_mode darts darts* day's day's* day_before day_but day_early day_no daylight daylight_robbery
dear dear_for deare* dearer defla* delay* delivered_in described desk_said dial did_say disor* disorganised district
divine do_and documentary don't_really done_it dropping dry_cleaner each_and each_month eights elsew* elsewhere
embarrassed end_the entic* enticing escalators estimate evenings_of every_other every_visit excessive exhibition
exhibits expected export fair_enough fault* favourite fax feare* feared fed_up feebl* feeble feel_like fibre fibre*
figuratively fill_it first_go five_weeks flabb* flame flat_as flavo* follow for_4 for_christmas for_delivery for_dinner
for_seven forgets forgettable forgot_our form_in fortn* fortnight four_and four_evenings free_but freeze freezer
freezes freezing frosty function game gave_up giant giant* given_up glazi* glazing glimp* glimpses gloom* gloomy gloss*
going_back gone_downhill got_our got_up gravy* green_tick greens gull had_i had_only had_run had_set had_us hair_in
half_an halloween harde* harder hash_browns have_all have_tried he_cut head_office headboard headliner heati* heating
heels heels* helpl* helpline hen highway_robbery hold_music holidays hooks hooks* hour_line house_purchase house_red
human_being i'd_kill i_send if_you've in_6 in_reality in_winter in_years inact* inactive include ink insan* insane
installation instructions interval ironing ironing_board is_about is_happy is_just is_well it's_like it_doesnt it_each
it_needs it_shuts it_stinks it_until january_and jeans jeans* just_as kettle_on keyboard kids_were kinds kinds*
knees_and knees_in knife_was know_when lad_came lady_in lag lappe* lapped laste* lasted late late_for laven* layer
layou* layout least_the leftover leg_of legro* legroom let_down letter_to like_it's lime linda linda* line_of listened
listened_to listening_to loo_and loos lost_a lot_and loved_it luck machine_empty machine_takes made_it made_no mall
man_came man_to man_told massages maternity matter max me_because me_four me_when medium_rare menu met_a meter_reading
might_have min min_for minutes_late mispr* missed_our missing_its mode modul* mon months_for months_now mostl* mostly
moved_house moved_my moved_three mug mushy mushy* music my_blood my_ears my_favourite my_password my_pc nearly_killed
netwo* new_phone new_varifocals new_version nice_lad nice_old night_trial no_coach no_difference no_legroom no_shows
no_signal no_whales no_window nobody_knows nobody_on nonst* nosta* not_available not_included not_read not_stay nov
novel* now_i now_my nugge* of_611 of_chicken of_order off_next old_place on_all on_by on_hold on_leave on_order on_so
once_and one_day one_finger one_glass one_hook one_i one_out one_till one_working onion* only_when open_for open_so
opener opening_hours order_from order_since otherwise our_bags our_laps our_names out_if outag* outda* outdated pace
painf* pale pancakes panto panto* party_at pastry paused pence pence* people_at people_round per permit picni* picnic
pilla* pillar player players playl* playlist plot plugh* plughole police_station portion portions postponed price_and
price_is price_up printed_on printer processing projector puddi* pudding pushy pushy* put_back put_us puzzl* puzzle
quarter_past quarter_to quarterly queue_at queue_out quiz rare_got rattle readings reasons rebook recip* recipe recit*
recital reclined reclining reclining_seats refit refit* refund_refused registered_letter remote renewal rescheduled
resized restarted restocking restricted_view ridiculous rim rinse roast* round_two router routes said_nothing
salesperson same_number samosa sampl* samples sandals sang sardi* sardines saves saves* say_its says_on school_holidays
scroll seal seamstress seat_for second_visit see_our seen_better send_a sent_back seven_months shadow shamb*
she_laughed shears shifted shirt shop_with shopped shortened shot_in show_was shows_me shran* shrank sideburn sign_with
signs signs* sills sills* sink sink_and siren* six_days sketc* slaug* sleeves slopes slow_to slower_than smashing
smudg* smudged snoot* snooty so_another so_blunt so_loud sole sound spinn* spinning spins spins* splas* sprou*
square_metres squas* squeaked squeaks staircase standing_charge star_is started_the starts station_next steep steep*
stingy stock_online stood_by stools streak_of stringy strolled stuffy subst* substitute sucti* suction suitcases
suite_is sunny sunny* superb support_act supported surge suspe* switching table_for tags_on tastes teaba* teapo* teapot
telep* telephone tells_you ten_weeks tenth tenth* tepid tepid* thanking that's_it that_i'd that_would the_6th
the_annual the_battery the_birds the_board the_church the_crack the_film the_final the_gravel the_neighbours the_oven
the_parents the_perfume the_picture the_plughole the_rail the_refit the_roundabout the_sea the_seal the_seat the_slides
the_start the_supermarket the_tin the_twelve the_update the_wait the_walls the_welcome them_from themed then_it
then_they then_two there's_always they_only they_paid thinks_i'm third_go third_visit thirty_five though_one
thought_i'd three_floors three_legs three_minutes three_people thril* thriller thursdays ticket_and til tilt time_i'd
time_is times_with to_cancel to_fix to_repeat to_resident to_support to_swap toilet_with too_big too_easy too_low
too_narrow took_ages took_eleven took_nine took_over toppi* tortu* towed towed* trade trailers translated trod
true_crime tuesdays twenty_five twice_at twin unclear undersized uneve* unfun* unfunny unman* unmanned unreadable
unwra* unwrapped us_round usps varif* varifocals waiting_list want_is wanted_the warn_me wars was_cold was_curt
was_flat was_moved was_nearly was_over was_sat was_supposed water_with way_from we_can we_felt we_laughed we_made
we_needed we_stood weath* weather web weekd* welli* were_already were_asleep whales what_is where_they whitening
whole_of widget wilte* wilted windows_open winte* with_4 with_nine with_someone's wonderwall working_days worth_the
wouldn't_be wrang* york you_come`,
    '-6': `
01 05 10_for 120 165 17 18_for 18_months 19 1st 20_on 24th 25_minutes 27 2cm 2nd 35_mins 3_5 3_for 40_and 40_for 4_on
4kg 4pm 50_mins 59 5_weeks 5_working 7th 85 8_weeks 8pm 99_to a_14 a_50 a_banana a_bowl a_chair a_cheerful a_cheese
a_corner a_corpse a_cot a_crown a_dancing a_drum a_faff a_fair a_field a_fortnight a_go a_guide a_heart a_human a_jar
a_job a_late a_letdown a_machine a_mattress a_morning a_motorway a_noise a_nuisance a_one a_packet a_pen a_proper
a_repair a_roof a_run a_sad a_ship a_sign a_simple a_slot a_sofa a_spoon a_star a_sunday a_tomato a_walk about_a
about_other absence acceptable account_of activ* adapt* adaptor additional after_5 after_all again_they agent_was ages
agree agreed_with ahead ahead* airbe* alas all_about all_had all_on all_out all_they all_three although_i altog*
altogether always_late always_with ambit* ambus* an_admin an_ironing an_out and_4 and_an and_be and_didn't and_hardly
and_kind and_none and_nowhere and_quick and_three and_you're animals ankles annoyed another_one anyone_with
apologised_nicely approval arch are_better are_out are_wonderful armpi* armre* armrest arranging arsen* arsenic as_it
as_soon as_stated asked_why asses* assessor at_10 at_5am at_first at_once at_what audio aunti* auntie autoc* autumn
avocado away_for axe back_as back_next barki* barking barom* barometer bass batteries_not be_half be_ordered
be_switched be_told beans beans* bed_flat bed_like been_with beerm* beermat before_i began began* best_thing best_with
better_and between_2 bill'* bill's bill_is bill_was birmi* birmingham birthday_was blackpool blari* blaring blast
blast* bleach_smell bless bless_him blocked_by bloody_mary blunt blunt_as blurry board_game bobbled bomba* bombe*
bombed bonfi* bonfire bonus bonus* booking_page boot_prints borrowing bosch bosch* box_in boxing_day brands brassy
breast brigh* brill* brilliant broke_the brunc* brunch budge buffers built built* bunkers burglar but_do but_its
but_two but_who butle* butler buy_the by_bus by_chocolate by_half by_post called_a called_they came_after camping_stove
campu* campus can_do can_only can_order can_sit can_you cancelled_at candy capti* captions caram* caramel carbonara
card_and carna* carnations carried_a cart cartridge cashl* cashless cassette catalogue cemet* cemetery chai chairs_for
changes chann* chaot* chaotic charge_on charming cheaper checkouts chedd* cheddar cheerful chewi* chewing chicken_and
chilly chosen christie chrom* chrome churc* church circle claim_form clam clearly_not cliff cliff* clings
closed_mondays closes closes_at coast* collection colour comed* comes_with coming_soon comma* commercial commercials
comparison_site constantly contractor corrected costs_more costume cosy couldn't_make counter_for crackled crazy crazy*
croissant crowded_on cruise crusty cycle cycle* darlings day_in day_the day_three dearer_than death_by decaf decaf*
decor* dehum* dehumidifier delay_repay delux* deluxe dents dents* desig* designer devices devs diagr* diagram did_warn
digital digni* dinin* dining dining_room dinos* dire dirtier discontinued disk doctor's does_her dolls dolls*
don't_blame door_14 door_says doors_shut doughy drama drear* dreary dribbles dried_out driver_took drives drunken
dry_scone dubli* dublin dunne* dunnes dutch dutch* each_evening earli* earn earpl* earplugs eating_a eating_the ebook
ebook* echoi* echoing eco eightieth elbows elevators else_on email_in emailed_the embas* embassy end_all end_i escape
event event* every_minute everything's everything_else excellent explaining explorer eye_test fabric faff far_from fast
fasti* fasting feedi* feeding feels_like feet_and felt_like fifteen_minutes filthy_and find_our fine_with fireplace
first_dance first_date five_and fizz flabby flag flat_and flat_white flatmates fleece flims* flimsy flops flops* fly_in
fog foote* for_12 for_40 for_50 for_about for_delay for_in for_ninety four_times fragi* fragile frequency fright
from_other from_row front_with frozen_in full_english fumin* fuming funct* funeral_tea gentl* get_near gets_the gherk*
gift_shop give_them glasg* glasgow go_out goa goes_off going_up grain* grainy grandmother graph grass grass* gravel
gravy greas* grip groan* guarding guarding_the guest_relations gutted guy_was had_asked had_told haha half_of handler
hando* hangs hangs* hard hard_to harri* has_his has_to hay headset heard_a heated highlights him_i his_best his_mates
his_watch hitma* hitman holes holes* hoover hot_dog hour_late how_long hurri* hurried husband_asked i've_paid i've_sent
i've_walked i_expect i_flew i_just i_showed i_type ice_machine idea_why identical idli impos* impossible in_10 in_8
in_again in_desk in_from in_queue in_silence in_took in_wales inaud* inaudible inedi* inedible inflation instructors
intercom invitations irrit* is_confusing is_doing is_from is_gorgeous is_my is_there it'll_grow it's_the it_a it_comes
it_doesn't it_should it_took it_wants it_won't its_in its_now itself_and joy jumps jumps* junk just_not just_one
just_want just_wish karao* karaoke ketch* keybo* kidna* killed_the killers killi* killing kitchens knit knob knockout
label_says lacks lacks* lags lamb landed_at lanes lanes* last_minute late_checkout late_fee laughable launc* launch
lavenders lecture left_for lent_me letdo* letdown lift_shaft lighting lights_went like_cardboard like_sardines limes*
line'* line's line_for line_with lisbo* lisbon litter livel* load logs_you looked_it looked_like lounge_packed
love_with loyal_customer loyalty_points lukew* lukewarm lunch_for macbe* macbeth machine's marathon mary matched
matchmaking mats matt maze me_which means_a meantime meat_pie medal mediu* medium member_was microscopic midnight_on
miles_away miles_off minutes_for minutes_past minutes_to minutes_with mirrors misleading mobility monday_to money_and
monot* month's month_as month_for mood more_like mosqu* mostly_cabbage mother's_day mourning mumbl* musty musty*
my_calls my_emails my_hotel my_mind naff namas* namaste nando's nando* narrow neare* nearest need_a neighbour_and
neighbours net never_a never_again night_before ninety_seconds ninja ninja* no_bus no_button no_cash no_clue
no_loungers no_matter no_music no_record no_sense no_space nobodys noisi* noisier noisy noisy* nor not_cheap not_going
not_possible not_recognised notch notch* nothing_at november_and now_got now_in now_its nuggets nuisa* nuisance
numbers_and octob* october october_and of_an of_anything of_english of_hours of_lettuce of_nothing of_paper of_plastic
of_those of_toast of_use of_water of_whom offer_was office_for olivi* olivia on_31 on_account on_another on_how on_no
on_saturdays on_sundays once_been one_bar one_by one_free one_hot one_lady one_man one_person one_sheet one_single
only_three only_want open_since open_until openi* opposite_the option or_similar orang* orange order_sign ortho*
other_passengers our_branch out_so outgr* oven over_an overload overp* overpaid overrated owing owing* owls own_fault
paell* paella page page_and painl* painless painted_shut pam panes panes* paper_and pass_it pass_the past_four payou*
payout pebbl* penal* penalty people_to people_were phone_for phone_so pickle pilat* pilates piled piled* pins_and
pitch* place_and place_with plane's planned plans plans* plates_were play playe* plays_a pod points polite_but porting
pot_of potatoes potte* pottery pounds_for predi* premiums prepaid present present_and press prices_are prici* pricing
pride pride* prima* print* programme promised_for promotion promp* pushc* pushchair question queue_and queue_for queues
quickly rail rain raine* rained raisi* ran_out reali* rebooted recipe_app reference_numbers refund_and refunds
regretted rejects relig* removed_the renewed_itself repay repet* repetitive replacement restocking_fee retain reten*
retention reuni* ribbon rides rides* rink rip_off roast roasted robber robbers robe robin* robot robot* rock rock_hard
romantic rotate row rules_i runny runny* sad sage saggi* sagging sags said_at same_five same_one same_photo
sandwiches_curled sash sat_by save_your says_go says_open schni* scone scone* scooters scratchy scream scrol* scrum
scuffed seala* sealant seat_in seatbelt seated_in seats_were second_one self_checkouts separately serial_killer
seven_times seventies shabb* shabby shape* shaped shares shave shocking shop_was show_cancelled show_up showed_a shrin*
shuffle sign_says signal_in signed_it since_day sirens sirens_all six_minutes sizes sizes* skimp* skimpy slanted sleet
sleet* slippery slope* slopi* sloping slow_and slow_but slushy smart* smart_meter smartwatch so's so_it's so_what
sockets socks socks* soles soles* sombr* sorbe* sorbet spain spain* spanish spars* sparse splash spot_on sprouted
stained standing_all steakhouse steal_at sticky_and still_a stir stood_from stopped_working store_credit story story*
stout stout* streak streaks streaky studi* studio stung stung* submission substituted subti* subtitles sundays sunk
supplement surch* surcharge sweated sync tables_in tables_sticky tacky tacky* take_advantage taken_the tan targe*
target tarif* tariff taste taste* teabags teacher_is telly telly* template text_and textbook than_before than_the
thanksgiving that_bad that_had the_1st the_29th the_apron the_dish the_dot the_drive the_entrance the_estimate the_game
the_heating the_interval the_meantime the_menu the_nose the_pasta the_penguins the_roses the_rules the_self the_show
the_smell the_taps the_tiny the_tv the_waitress the_worse theme then_an then_cut theor* theory there_on therm*
they'd_put they've_done they_charge they_closed they_couldn't they_moved they_sat they_sell they_shut they_then
they_want they_wouldn't thimble thin thin_and think_it third_one this_on thoro* though_and though_the thumb_and thunder
tiers tiers* till_1 till_midnight till_one till_open till_two time_we timed_it times_a tiny tiram* tiramisu to_give
to_hand to_watch toastie today's tonic tonic* too_high too_small took_an took_longer took_so toothbrush touch_the
tournament toxic trainee transferred tricks trunks try_tomorrow tunne* tunnel tutorial twelve_months twigs twigs*
two_minutes two_on two_pieces typin* typing umbrellas understood understudy up_until updated updates uphil* uphill
uses_the ushers v valentines valid_on valve very_sweet view_by vinda* vindaloo vocal* vocals vodaf* vodafone volume w
waiting_for waive* wales wales* wall_and walma* walmart wants_my was_bland was_broken was_dry was_due was_fun
was_grumpy was_like was_pretty was_rushed washer waste watched_a watermark way_they way_too we'd_left we_booked we_knew
we_landed we_saw we_waited we_weren't weak week'* week's week_so weekday weekdays wellies went_up were_empty were_four
were_robbed whenever_i where_anything where_everybody which_says which_they whirr* white_and who'v* who've who_knows
why_does why_it will_have winter wished with_1 with_three word_of wore_it work_in worried would_go wrappers wrong_and
yello* you_couldn't you_if you_need you_out you_sit you_were your_experience youtu* youtube zombie zone`,
    '-5': `
10_min 119 13th 1500 15_and 15_minutes 186 1970'* 1970's 1st_and 220 31st 38 3_in 3_weeks 404 45 450 50_for 50p 50th 58
63 65 69 6_months 6_to 6pm 72 74 80_for 88 9 92 9s a_1 a_balloon a_bank a_beer a_bigger a_birthday a_chance a_charge
a_clear a_cold a_complete a_cupboard a_decent a_dip a_disaster a_dump a_hamster a_headache a_joke a_kind a_labrador
a_lease a_list a_lock a_lost a_page a_pdf a_person a_pound a_present a_prison a_problem a_receipt a_rest a_rubber
a_shambles a_shopping a_steal a_text a_thermos a_third a_toddler a_toilet a_train a_transit a_uk a_vending a_view
a_well a_world ac_was acous* acoustics active activities actor* addit* address_i admittedly advantage advert_after
affor* afford africa after_each after_four after_paying again_to agath* agatha ago_and agree_with ai airin* airing
airport_in alica* alicante all_inclusive all_week am_a amex an_8 an_advert an_afternoon an_air an_eight an_extra ana
ancie* ancient and_6 and_9 and_clean and_look and_move and_packed and_sandwiches and_small and_those and_unfriendly
and_warm and_yes angel* angels answers antar* antarctica anthe* anthem any_lounge anything_else apart apiec* apiece
apologetic app appealing apply* appointments approve are_happy are_okay are_usually area_of area_which around_it
arrived_after arriving arrows as_good as_is as_last as_treacle asked_a asked_one asked_they assassin assemble assembled
assistants at_eight at_five at_lunchtime at_number at_seven at_walking ate_a ate_the atmos* atmosphere attic attic*
audio_guide auto_reply autum* avocados awkwa* awkward back_then backu* bakin* baking balloon balls balls* banner
bar_service batht* bathtub battl* be_fair be_moved beauty bedsp* bedspread beef been_like beforehand ben best_and
between_8 bewil* bird biscuits_in bit_more bless* blous* blouse blunt* boards boat_trip body_lotion books* boosters
boredom bot bottoms bought_the bow bowli* bowling bows bridesmaids brief bright brisk* brisket buck bulky bulky* bull
bullets bunni* burgu* burgundy burni* burning burnt_and buses buses* business_and busy_chatting but_in but_no but_now
but_were but_when but_with butte* butter butto* by_day by_lunch by_our by_whom cache cache* call_they called_in
can_help can_see cancellation cancelled_on captain's cares cares* cartoon casse* cellophane channel channels charge
chase chat_with checker checking_in checkouts_all chefs chefs* childrens chipp* chocolat choice_was choir choir* chutn*
chutney clay clean_but climbing_wall clocks closed_and coach_c coaches cobbl* cobbler coffee_is coffees cola colde*
colder coles colour's comes_on comfortable_seats comfy comfy* complete completion complicated concourses condition
conditioner cone conference confirmation consisted consisted_of convention conveyancing conveyor corner_with corps*
corpse correct correctly costa costa* costc* costco costs costs* could_make counters cours* course course_was
crackers_cheese crashed crashes_on creaky creamed credit_for crema crime_against crippling crois* crumbly cul cup_is
cups curls curls* currently curt custom customer_services cuts dated dated* daughter_had day_we day_when dayli* days_to
death debat* decis* decision decor deflated delayed_by delayed_then dente* dented derby derby* design designed_that
desk_in desk_very desktop desserts diamonds die_for diet_coke differ dim_sum dips direction dirti* disas* disaster
discussing dishwater disinterested dispe* dispo* dista* distance do_for dollar don't_need don't_speak don't_waste
done_to doormat dough down_at down_one dragging drags drags* drains dram dreadful dribble dried dried* dries dries*
drifts duck dunge* dungeon dust dyson dyson* eared eared* earlier earliest early early* ears_and edge edinb* edinburgh
editi* edition eight_pounds eighties electronic eleven_hours elimi* else_i emails embarrassing enclosures entertainment
entry_to episodes espre* espresso estim* europe_and even_a evening_and every_table every_two everything_about
everything_i evidence_of exams exams* exceptions exchange eyes_at fairways far_away far_better fasci* fascinating fee's
fee's* feed feedb* feedback fences fiction figur* film film_about film_was finale finds finds* fine_but finishes
first_one fish_was fittings five_past fjord* fjords flaki* flaking flann* flannel flat'* flat's flatt* flight_of fluff
fluff* fly flyer flyers focus focus* foldi* folding food_court food_no food_or footy footy* for_14a for_30 for_ages
for_international for_lunch for_not for_then forga* forgave forty_minutes from_4 from_new from_york front_room frust*
fry full_at full_i full_in full_of full_price furnished g galleries games games* gangs* gangster garba* garbage
garden_chairs gatwi* gatwick gels generously germa* german get_that getting_in ghosts girl_on gives gives* glasses glen
gnomes go_for golf_course gradual grandchildren graveyard gray gregg* greggs grey_and grits grits* groups grunt* guild
guild* gulab gulab* guns had_five had_no had_some had_time hallo* ham_and hand_dryer handover handy* hangm* hangman's
happy_birthday hard_bread has_an hat haunted have_done have_stayed headl* heaven heavenly held_the her_best here'*
here's here_on highl* hint hobs hole_in home_in hon hoovered horns horns* horre* horrendous host'* host's hosts hosts*
hot_water hotel_room hotels hour_for hour_layover hours_at hours_late however_it hums husbands i'd_a i'm_starting
i've_seen i_drove i_give i_hope i_lost i_needed i_really i_wish i_wonder i_wore icela* impossible_without impressed
in_because in_coach in_five in_july in_lounge in_mind in_october in_order in_size in_small in_toronto in_week in_which
inactivity inclusive incor* incorrect indoor inducing industrial industrial_estate inlan* inland inspected
instructions_in insufficient iron ironi* irony irony* irritating is_better is_down is_empty is_gone is_great
is_horrible is_how is_more istan* istanbul it's_a it's_fine it_after it_but it_feels it_more it_offers it_please
it_tasted itine* itinerary itself_was ivory ivory* ivy jams jamun jamun* joke_and jolly jolly* judo july july_they jump
just_to kafka kafka* keen key_card kille* killing_time kimch* kimchi knees_were knowledgeable lacklustre lady_there
lake last_year's late_as laura laura* lava layers layin* laying leani* leaning learnt leaves leeds_to legen* legend
length lgw libra* librarians lift_and lift_slow light_came like_being like_they like_two limit line_at line_was
lines_and linin* lining list_then little_food live_on lively llama llama* locked_out log_in loggi* logging lol
longer_than lost_in lost_its lot's lot's* lotio* lotion loud_we lounge_chairs lounge_ever lounge_facilities loyal
machine_that machines magazine magician mails mails* mainl* mainly make_sure makeo* makeover makes_no man_in manager_in
managers manua* manual manuf* manufacturing maple maple* marbl* marble marshal martini masal* masala masks masks*
matches matte* may_as mcdon* meal_was meatb* meatballs medio* mediocre menu_is merchandise merel* merely merlo* merlot
midnight_and milde* milks* milkshake minimum minimum_spend mins missing_a missing_and missions mitte* mitten module
moment_i moments mondays month_ago months_ago months_at more_for more_from more_interested morning_the mornings
mosquitoes moult* moulting mourn* moved_everything moves moves* muddl* muddled mug_with mumbled murder_mystery murdered
murders murmu* murmur museu* museum musical my_custom my_direct my_fault my_gp my_grandmother's my_local napkin nearb*
nearby nearly_had need_the nerfe* nerfed netfl* netflix never_came new_one new_york newca* newcastle newer newer*
newsl* next_day next_room no_claims no_eggs no_internet no_paper no_place no_room no_sound no_staff no_table no_taste
no_time nobody_said nobody_to none_in nonna nonna* nonstop nope not_all not_an not_at not_care not_come not_in not_know
not_provide not_return not_take not_work novel now_it's number_34 of_50 of_boredom of_bread of_course of_crisps
of_eight of_everything of_five of_lamb of_money of_some of_sparkling of_walking of_warm of_which old_version olive*
oliver olives olymp* olympics on_full on_loan on_thursdays one_end one_go one_has one_hour one_pan one_thing only_after
only_half only_soup only_to only_valid open_till ord order_of ordered_2 ordered_the ordering ordin* organised oslo
other_and other_food other_hand our_flight our_table out_as outage outdo* overcooked overcrowded overf* overflowing
overhead overr* overran pack packed_like pages pages* painful painfully paintball painter palac* palace panca* panels
panpi* panpipes papad paperback parad* parade paragraph parra* parramatta partial passport_control past_my patat*
patatas path paths paths* payda* payday pcs peaceful pearls peele* pek peoni* peonies people_in per_head person_at
person_on phone_rings pieces_of piero* pierogi pies ping pisto* pitif* pitiful pixel* place_but place_for place_to
plays_the pleasure plug plump* pointless poisoner poky polis* polish pool_was poor_service poor_services portu* posta*
postp* powdered prawn_crackers prest* pretzel priced prices primark princess priority priority_pass private_room
professionally progr* prompt promptly proof* puddl* puppe* pushed_the puzzles q quant* quantity quantity_and quarr*
quarry questions_about queue queue* queue_to quick* quid_and quizz* radis* rainy rainy* raita raita* range* rd recline
recom* recommended refill refills refresher relaxation remad* remade remin* remotely renovation reord* reorder
repainted repeats_the reply reprint reser* reserved resiz* responded restart restock restore restricted rewar* reward
rhuba* rhubarb ribey* rice_and rich rioja rioja* ripe roadw* roadworks robinson rolls rolls* room_had room_has roots
roots* roped roped* roped_off route* rubber ryana* ryanair sac sache* sachets sagge* sagged saint* saints salad_was
same_company same_from same_time samos* sas_business sat_for sausages saying_sorry says_they scary scary* scenes scoops
search_for searching seasons sec section_is see_where selection_very sends_me seniors senso* sensor sent_one serio*
service_at service_charge set_the sets settings seventh shabby_and shado* shank shank* shelv* shelves shine shirt*
shodd* shoddy shone shone* shopping_mall short_on shout shouting show_a shower_is showers_for showers_no shredded
shrink shuffle_plays shuffles shut_early shut_for shuttle_bus siber* siberia sickl* sickly sighe* sighed signp*
signposted silly silly* since_easter since_last since_march sinks sinks* siren sit_in sized sized* skate* slaughtered
sleev* slept_in slice slice_of slope slow_service slugg* sluggish small_but small_for small_selection smaller_than
smelled_of smoke_from smokers smoking_area smoking_room smoky smoky* snag snags snags* snore* so_a so_long so_not
so_now so_one so_there's so_we soda some_kind someh* somehow songs songs* sounded_like soundtrack soup_lukewarm sparr*
speak_to speed_of spina* spinach spoken_to sports_bar spoti* spotify spring sprouts stale stale* starting_to static
stating stays stays* steak_knife sticks sticky still_think stocked stodg* stodgy stoke stopo* stopover straighten
strea* strikes student stunn* succe* suits suits* supervalu suppose surly surly* sushi suv suvar* suvarnabhumi swan
swimming_in swims systems table_had table_to tables_not tag tale talked_about talking_about tampa tampa* tapas tapas*
taste_of tasted_like tasteful tasteless tasters tasty tasty* tat tea_sandwiches teachers technically techno tell_us
telst* telstra tempe* temperamental ten_to term test_at text_at than_a than_expected than_me that's_in that_are that_at
that_can that_everyone that_he that_way the_2nd the_3 the_5th the_amount the_app the_apple the_area the_balcony
the_block the_blue the_bouncy the_breakfast the_cable the_chairs the_cricket the_current the_dining the_dishwasher
the_display the_earlier the_ending the_engineer the_fog the_frame the_frozen the_gravy the_last the_layout the_mood
the_online the_page the_party the_path the_people the_person the_photo the_portal the_power the_price the_prices
the_property the_readings the_sale the_shelves the_speaker the_steak the_taste the_terrace the_thriller the_vicar
the_view the_volunteers their_best their_new their_time them_but them_on them_over themselves_are then_no then_tells
then_this there's_an there's_that there_since therefore thermometer thermostat they've_now they_found they_promised
they_send they_serve they_wanted thimb* thin_as think_it's think_the this_lot this_new this_point this_terminal
this_was thoroughly threaten three_times thu ticket's ticket_i tidy time_so times_i tired tired* tired_of title* to_10
to_2 to_assemble to_borrow to_clear to_death to_look to_refund to_return to_seat to_share toast_and toilet_was tokens
too_and too_busy too_dear too_early too_few took_four top_it toppe* topped toppings toron* toronto torture tosse*
tossed train travelling travelling_with tray_of treac* treacle treadmills treas* treasure treats trian* tricky trimm*
true tube tue tuesday_and tulip* turki* turkish tv_and twenty_minutes twice_i two_after two_toilets two_were types
types* uht umbre* uncleared underwhelmed uneven unexp* unexpected unexpected_item unless_you unlim* unlimited unres*
unresponsive until_ten until_you up_but up_for updating uphol* upholstery us_there use_them usefu* useful usher*
using_a vacuu* vague* vaguely vampi* vanish vendi* vending verdi* verdict very_large very_noisy very_rude very_warm
vests vests* vibra* vineg* volunteers w_a wait_at waited walking_pace walls walls* warm warpe* warped was_9 was_after
was_apologetic was_great was_it was_lukewarm was_more was_polite was_ready was_seated was_sitting was_stale
was_travelling was_two was_well was_wrong wasnt wasnt* waste_your watched_the waterfall we_could we_couldn't we_ordered
wearing_a website_says wed wedge weeds weeds* weekend_and were_2 were_being were_far were_small wetsuits what_did
what_my whats when_it's when_its when_one where_were which_it whine* whisper who_agreed whoever_designed wilti* wilting
windy windy* with_about with_id with_not with_old with_someone with_what within_a without_any wolverhampton wonderful
wooli* woolies work_on workshop workstation worn_and worst_lounges wrong_colour wrong_on xl year'* year's year_for
yes_i yet_again york_to yorkshire you_back you_cannot you_go you_may you_never you_stand your_own z zoo`,
    '-4': `
10_days 10_mins 11am 11pm 12_to 12th 140_for 14_days 15th 190 1950 1970s 1970s* 20_minutes 25 27th 28th 29 2_300 2_the
2_was 30 30_a 30_miles 30_minutes 31 33 38_each 40 42 47 56k 5_years 81_and 9_for a_7 a_ba a_basic a_bite a_booking
a_boot a_branch a_burger a_case a_clutch a_concrete a_cup a_date a_door a_drawer a_dream a_dutch a_fairly a_fine
a_friday a_gold a_hard a_head a_known a_lady a_let a_light a_metre a_miss a_murder a_nice a_night a_pair a_pancake
a_party a_pop a_post a_premium a_priority a_really a_rope a_row a_shocker a_skin a_slope a_supermarket a_survey
a_teenager a_terrible a_tin a_tuesday a_van a_waiting aberd* aberdeen about_five absol* absolute accep* access_the
account's accur* accurate act actor actors add_a admin* after_a after_eleven after_nine afternoon air_nz airlines_use
airport_lounge airways_lounge aisle album all_costs all_day all_this allow almost_empty already_filled already_paid
alteration although_the always_has amount_of ams an_absolute an_angel an_elevator an_ice and_2 and_7 and_again and_ask
and_biscuits and_cheese and_chipped and_full and_go and_inadequate and_is and_its and_juice and_more and_no and_non
and_on and_others and_same and_she and_slow and_still and_tear and_tired and_uncomfortable and_unhelpful and_well
and_wifi angel annex* another_car any_airline apolo* apologising app_then apple approach archi* are_large are_worn
argue argum* argument armch* armchair arrived arrived_at arrived_with as_most as_other assisting assume assur* assured
at_2 at_eleven at_gate at_gatwick at_least at_nine at_one ate_it attempt attempt_to attentive aunt'* aunt's australian
autos* available_were average_but awful_lounge baby_on back_in back_out back_two backpack bacon bacon* bad_the baffl*
bags_and bags_of bague* ballarat banan* banana baris* barista base basic basically batch batch* bath bay bbq be_better
be_called be_seen be_two because_there been_dead been_open been_out been_the been_very beepe* beeped beer_selection
beer_was beetl* before_i'd begins belgi* bendi* bent better_off betti* between_two beverage_selection bewar* beware
beyond_the big_and bigger bin bins biro biscuits bkk blazer boarding_was bob boiled booke* booked booked_under books
boots boots* both_the bowl_of boxin* boxing brava* bravas brie bring_a broch* brochure broth brought_in buffet_was
bumped bunnings buoy burge* bus_home busy_at busy_but but_by but_i'm but_if but_still but_then but_what by_this cake
cake_was calcu* calculator calen* calendar call_a came_and came_by came_through can't_be can't_see can't_submit
can_join canap* canapes cancelled cancelled_by candles card_reader card_the cardh* cardholder carrot carrots_and
case_on cases cases* castle catching caterer chairs chairs_are chance chance_of chapel charm* chatt* chatting check_out
cheer chemicals children children_and chill choice chopp* chose* clash* clatt* cleaning cloudy club_lounge club_was
clump* cocktail coin cold cold_at coles* color color* colou* combi* combined come_at come_from come_to comedy comma
compact comparison competitors complicated_to connect_to connection_was conservatory consideration constant consult
continental controller cookies_and cooli* cooling cope cork corn cornw* cornwall cost costl* costly cotta* cottage
could_eat could_use coupon course_in courses cowboy crack cracker cramped creaking crisp crisps_and croissants crossing
crout* croutons crowded_lounge crowded_with crumb* cry curri* curries curry_had cushions customer_service cutte* cutter
dance date_on daughter_was deadl* deadline decorative delay delays delta delta* delta_to dense dense* denve* denver
departed derma* dermatologist descr* described_as deser* designed designed_for desk_and deskt* desse* dialo* dialogue
did_to didn't_come different_from digit dining_area dinosaur dirty_with disag* disappointed disappointed_with
dishes_were dishw* disma* dismal dispenser displeasure disturbing dj_played do_have do_nothing do_what doesn't_work
don't_know don't_want don't_work done_that door_so doubt doubt* downg* downgraded downh* downhill downstairs_to drab
drama* draught dream dress dresses drink_a drink_voucher drinks_in drinks_were dripping driver_had drove_home drugs
drugs* dry dry_as dryer dryer* dumb dusty dusty* each_way earne* earned eat_here echoe* econo* economy edges edges*
egg_on eggs eleven_people emoji empty_but empty_the end_to ended_up enorm* enormous enough_but enough_to enquire
entertained entrance_and episo* episode equipped equiv* equivalent espresso_machine essay essay* essen* even_there
eventually every_evening every_person every_single exactly_what excel* except_for excit* excited exclu* excluded excur*
excuses exercise exhibition_on existing expensive explained_that extre* extremely facilities_and fails fails* fair_play
falls_short far_below fashi* fast_and fault_and fault_but faults favor* fee_and fee_for feeling_of feels feels* fidge*
fidgety fifth fifth* film_on fin fine fine_and first_come first_it fitters five_days five_hours fix_the fixed_it flier
flier* flights_are flinc* float fluffy flute flute* flyer* foam food_not food_of food_offer food_served food_there
food_to footb* for_access for_both for_free for_half for_long for_maintenance for_such for_water forgi* forgive
forgot_the former fortu* fortunately forty_dollars forty_people forwarding found_this foundation four_different
four_with frankfurt_and frankly freddie free_beer free_breakfast free_in free_wi frequent_flier fresh fresher fridays
friendly friendly_and fries fries* from_12 from_brisbane from_home from_lhr from_pune from_three frost* froze froze*
frustrating full_with fun furna* furnace fuss gala garden generators germany get_in get_past get_through girls_are
glori* god_bless goes_on gold_circle gold_member gone_by gone_up good_as good_food gorge* gorgeous got_was grabbed_a
grade gradu* grain greeted grey grilled grubb* grubby guita* guitar gutte* guy_at h had_closed had_it had_rung
had_since had_two had_was hadn't_been hairc* haircut hairdryer hairs hairs* half_hour halls halls* hamle* hand_luggage
handle_and handy hanging_in hanoi hanoi* has_no has_not has_one hate have_already have_not have_passed have_some
haven't_got he'd_just he_can he_kicked he_looked he_says hedge heist heist* held_up hello hello* helpf* helpful
her_eyes here_since highlight him_he hinge* hinges hints hints* his_credit his_seat hog home_from honestly_the hoot
hoped hoped* hospital_waiting hospitality hour_flight hour_in hour_to hours_in hours_of hours_sleep houses hung_by
husband_says hyder* hyderabad hype i'd_come i've_asked i_assume i_bought i_call i_ended i_expected i_felt i_get i_love
i_messaged i_play i_slept i_suppose i_walked i_work iberi* iberia ice_bucket icebe* iceberg icing icing* ideas ideas*
if_it's if_this ikea impersonal improve in_3 in_april in_biro in_cdg in_charge in_europe in_every in_miami in_plastic
in_singapore in_store in_ten in_three in_town in_year inadequate_and inconsistent inconvenient induc* indus* infinitely
initially inspi* inspiring instant insurer international_flight internet_and interrupted intro* invit* inviting ipad
irritated is_84 is_also is_bad is_clean is_cramped is_far is_fine is_free is_he is_impossible is_long is_missing
is_operated is_outdated is_sad is_this is_to is_unacceptable is_with is_worn ish isn't_a isn't_much it's_for it's_in
it_asked it_can it_did it_goes it_i it_it it_just it_needed it_no it_not it_rained it_says it_seems it_so it_that
it_used it_will its_not its_only its_the itself_in jan jeep judgi* judging jumper june_and jury just_before just_for
kept_apologising ketchup killed_my km know_it's know_its kul lacke* lacked lacki* lacking lackl* lady_who laid laid_out
laminate lampshades lane last_two latel* lately lates* latest lavatory lawn lay_in layover least least* least_one
left_after lengt* less_so letter_came levy lewis lewis* library lifeb* lifeboat like_its liked liked* likes_it
limited_food line_to litte* little_place live_alone lollies long_queue long_time looks_a lost_my loud lounge_being
lounge_it's lounge_or lounge_should lounges_for lovely_and low loyal* ludic* ludicrous lunch_at lunch_time lying_on mac
machine_ate machine_was machine_which machines_were mad made_by manager_shrugged mansi* mansion map massage matted
me_first medicine melbo* melbourne melt memories men's men's* mens message metre mia midda* midday milk_in milli*
million mines mines* mini minim* minimal mint minutes_because minutes_on mix_of mixer moderately monda* monday monkey
monotone monthly months_and most_people mouths move move_the movie movie* much_in muffi* mum_was mummy mummy* my_annual
my_appointment my_colleagues my_eyes my_favourites my_opinion my_postcode my_purse my_seat my_size my_train napki*
narra* narrator narro* narrower navig* navigate necks necks* needed_two needles needless never_answers never_mentioned
never_saw new_but new_customer next_one next_week nicer nicer* nicer_than night_at nine_and no_alcohol no_alcoholic
no_answer no_atmosphere no_beer no_charge no_coffee no_complaints no_computers no_dedicated no_fruit no_hot no_parcel
no_private no_real no_signs no_wine nobody_knew noise noise_from none noodle noodle_soup not_clean not_cleared
not_comfortable not_do not_fresh not_have not_make not_understand not_want not_welcoming not_worth nothing_in
nothing_special notice_in notin* noting now_an now_closed now_it now_they now_they've number_4 nurse_was nz oasis
oasis* oatme* oatmeal occur* occurred of_30 of_address of_apples of_chairs of_cheese of_coffee of_cold of_ham of_its
of_one of_people of_service of_thirty of_time of_work offer_not oh old_lounge on_6 on_day on_first on_this on_top
on_tuesdays once_you one_corner one_phone one_side one_way ones_and only_had only_hot only_if only_saving only_the
operated_by opini* opted opted* or_have or_make ordinary ornam* ornaments other_airlines other_business other_star
otter* otters our_cat our_coats our_luggage our_toddler out_next out_that out_they outside_of outside_on over_crowded
over_in overc* overcrowded_and packet paid_extra palet* palette pan panda panda* panel* paper part party party* pass_to
passengers_and passengers_to password pasta pasta* pasty pasty* patatas_bravas patience paul paulo paulo* pav pdf
pearl* peeled pegs people_all people_come people_on people_sitting perfe* perfect perks perks* person_who pharmacy
phone_on phone_the phone_to phones photo_booth photos_are photos_the physical picked_over pinching pistol pitch pizzas
place_in placed placement plasterboard plasters plastic plastic_cups plate_of plates_on playlists pleasant pleasurable
plug_in plus_a pm point_the poisoner's polan* poland polite pong poor_lounge popco* popcorn pork position possible
possibly post_a poster pounds pounds_each practically_non preferred premi* premier pressure_tablets presu* pretty_poor
pretz* previously price* print printed probably_the process products program proof proper providing pumpk* pumpkin
punch pune qantas_lounge qatar_airways qualified qualify questioning quiche quiet_area quiet_place quite_clean rafte*
rafters rang_me rang_the range reached_the read_the read_them really_need reasonable_selection recall reception_desk
receptionists reckoned recommend_it recyc* recycling redee* redeem reeks reeks* refil* refre* refunded regarding
registered_in regularly relaxation_room remak* remake remembered reminded reminders renov* repairs replies requi*
requires research resolved resti* resting return reviv* reviver ribbo* rides_in ridiculously right_box ring_at
ring_round ripper rise robes robes* roll rolls_and room_itself rooms_and roomy roomy* rubbe* run_down runs_out sadly
sadly* said_oh said_who saile* sailed salad_and salad_bar salt same_car samsu* samsung santi* santiago sao sas sat_in
saturday_in saturday_night save saving_grace saw_her say_in say_it's say_that say_the sceni* scenic sched* scheduled
scones scram* scrambled screens_and seagu* seated seating_in seats_available seats_with see_the see_your seed seemed_to
seen_a seen_it selection_and send send_it sends sends* sense sense* sent_it sent_the seoul seoul* serie* series serious
seriously service_in service_staff service_they service_to servicing settled_in shack* shade shaft shaft* shame_about
shame_for shark sharp she_called sheet_and shifts ship shocked shocker shops shops* shortage showed_the shower_was
showers_in shuts shuts* shy sia sick_of sides sides* sigh silk simil* similar since_april since_august singles
sitting_here size skill* skills slat slate slats slats* slide* small_crowded smart smile_and smooth snacks_in
snapped_at so_badly so_crowded so_far so_slow solid solid* some_crackers some_reason somebody_else's sort_of sorted_it
sound* soup_was sourd* sourdough space_with specified spend spend* spent_more splen* splendid spotty spray squares
stabb* stabbing staff_have staff_unfriendly stale_and star_rating starb* starbucks stars_for start starter stated
states stati* steal steel steel* stepping still_had sting* stocks stood_at storm storm* strange_for strap strawberries
stripes strol* struc* structure struggled sub sub_par sub_standard subscription such_an such_as suggests suite suite*
sulle* sullen sunse* sunset supposed supposed_to sure_why surly_and surprised survey survi* sweaty swedi* swedish
sweeping sweet sweet* swimming sydne* sydney syste* system t1 t5 table_service table_with tables_for tables_that
tables_were take_an take_my taken_by taps tea_was tee tell_them telling_us tells_me temperature ten_days tenant
tenner_for terminal_5 terrible_lounge than_2 that_air that_ba that_could that_woman the_12 the_aa the_ad the_answer
the_armchair the_atmosphere the_australian the_bag the_bags the_balance the_basic the_best the_carpets the_ceiling
the_certificate the_colour the_compere the_cups the_date the_day the_engine the_exhibition the_extra the_fun the_gap
the_glass the_glasses the_highlight the_latest the_library the_location the_loft the_lower the_many the_mornings
the_most the_news the_pack the_passengers the_past the_patch the_personnel the_plan the_poor the_previous the_problem
the_quiet the_reception the_record the_recording the_relaxation the_replacement the_return the_right the_sat
the_seating the_shopping the_shuttle the_sink the_six the_stalls the_step the_tablet the_tablets the_time the_trial
the_upholstery the_wi the_year their_flagship their_job their_work them_back them_said then_your there's_one
there_isn't there_like there_would these_are thesi* thesis they_also they_could they_keep they_kept they_need
they_offer they_really thirds thirs* thirsty this_airline this_airport this_app this_one this_with tho thorough
thought_they threadbare through_his ticket_machine tier tighten till_9 time_as time_at time_that times_this times_to
tired_and to_access to_add to_become to_buy to_departure to_die to_each to_hear to_his to_improve to_like to_match
to_move to_no to_open to_prove to_put to_send to_start to_top to_travel told_him too_crowded toothpaste touch tough
towels tower tower* traff* traffic trays trays* treat trek trekk* triangle tub_of tuesdays_and turnstile twelve_pounds
twice_and twice_the two_bars two_flights two_hours two_nights two_sizes two_tiny uk umbrella unacceptable unappealing
understaffed undo unfor* unfriendly_and unhel* unhelpful unins* uninstalled unles* unless unpre* unprecedented unrav*
unsta* unstaffed unwrap up_again up_forty up_myself up_when update_it update_the upon us_from us_not us_the vacuum
valen* valentine's vans varia* veg vending_machine verified very_average very_careful very_dirty very_few very_old
very_pleasant view_of visiting volum* voyage waffl* wait_in waited_in waiti* waiting waiting_rooms waiver walk_and
walk_from walk_to wall_for wall_in wallp* wallpaper wanted_it wants_me wardr* wardrobe warranty was_10 was_as was_at
was_buying was_called was_clean was_closed was_excellent was_extremely was_friendly was_helpful was_my was_nobody
was_out was_promised was_really was_shabby wasnt_ready watered way_that we've_had we_all we_do we_don't we_just
we_learned wear_and weeke* weekend weeks_and weighs welcoming well_you were_a were_able were_bored were_dirty were_free
were_just were_looking were_made were_provided were_too were_travelling wetsu* what_a whatsoever where's which_had
which_makes which_we while_you white_wine whom why_we wifi_and will_tell window_since wine_was with_ba with_different
with_dirty with_each with_little with_more with_most with_such with_that with_this with_very without_so wks wobbl*
women's wool word_about wore worked_and works_well workstations worst_i worth worthwhile would_find wouldn't_recommend
writing_to wrong_i wrong_length yield* you're_looking you_could you_find you_order you_won't young_man your_money zero
zombi*`,
    '-3': `
1 10 16 18 1980'* 1980's 1_100 1_a 1_and 1hr 20 2013 2015 22nd 23 25_min 2_and 2_years 2pm 30_min 30_on 340 3_flights
3_hours 3_times 4_and 4_hours 500 5000 60 60s 61 6_for 6_hours 6am 70 747 8 8am 8th 95_for 9am a_15 a_9 a_90 a_b
a_beard a_beautiful a_betting a_blanket a_book a_bot a_boy a_break a_car a_card a_choice a_cleaner a_closed a_computer
a_day a_depressing a_different a_face a_first a_form a_four a_frequent a_friend a_half a_hedge a_letter a_long a_major
a_massive a_mess a_month a_much a_number a_par a_patch a_plate a_queue a_radio a_raise a_recorded a_result a_sachet
a_separate a_smiley a_sock a_spare a_store a_table a_typo a_wall a_week a_while about_an about_his about_sixty abrid*
abridged absen* absent absolutely accepted accessed ad add addition admin admirals admirals_club ads aer aer_lingus
after_an after_i'd after_security again_in again_on air_canada air_new airline_lounge airlines_and airport_at
airport_for airport_is airport_lounges airport_so al alcoholic_beverage alita* alitalia all_passengers alliance_gold
alliance_lounges alternative altho* although although_it always_a always_been am_not am_the am_writing
american_airlines ample ample* amste* amsterdam an_adequate an_announcement an_average an_experience an_hour
an_international and_always and_apples and_are and_as and_atmosphere and_back and_brought and_certainly and_choice
and_clearly and_cold and_cookies and_cramped and_crowded and_dated and_dirty and_does and_down and_drink and_friendly
and_glasses and_grumpy and_international and_loud and_make and_most and_never and_nuts and_obviously and_overall
and_picked and_poor and_quality and_seemed and_service and_several and_she's and_snacks and_soft and_tables and_tea
and_their and_they'd and_too and_uninviting and_use and_why anfor* anfore anniv* anniversary annou* announcements
answe* answer any_food apologised app_for appal* appalling apple* apply appoi* appreciated april april* are_for
are_from are_just are_nice are_old are_outside are_paying are_so are_too area area_at area_in area_was areas_are argui*
arguing arm_and around_the art as_being as_for as_in as_no as_the as_worn asham* ashamed asiana asked_for asked_which
asking_if asks assume_that asthmatic at_1 at_3 at_4 at_7 at_9 at_best at_four at_half at_lax at_our at_times ate_my atl
atlan* atlantic attack attractive augus* august aunty aunty* austr* availability available_for avera* average
average_experience avoid_flying avoid_this avoided await* away_in awful awful* awful_and b_lounge ba_and ba_has
back_into back_my back_was backp* bad_back bagel balla* bananas bange* banged barbe* barrier basic* basic_no baske*
bathroom_facilities batter be_ashamed be_bothered be_changed be_desired be_no be_ready beats beats* beaut* because_i'm
become_a been_nice been_sitting been_trying beer_and before_our begru* begrudgingly beiji* beijing being_told
believe_that below below* below_par bending best better_lounge better_to betting beverages_on bewildering beyon* beyond
bicyc* bicycle bigge* bills bills* birthday_cake birthday_present biscu* biscuits_and bits bitter blames blames_the
block_of blood_pressure blood_test blurr* boarding_area boats boats* book booked_the booking_system bored_stiff
bought_them branch_and bread bread* bread_rolls breakfast breakfast_is breakfast_was brewery bring_it brita* britain
british_airways broad* broadband broll* brolly brother_uses brush bubbly bucks bucks* building bulle* bunch* bunnies
bus_and busy_on but_at but_could but_don't but_it but_to but_very but_we'd button buy_one by_it by_text cafes cafes*
came_the can't_find can_be can_have cancel cap car_in car_on card_for card_holders card_is card_machine card_or carpe*
carpet carpets carpets_and carry_the carte cartr* carve cash_only castl* categ* category catering_is cathedral cause
cause* cdg ceiling cello* centu* century certainly_not chairs_with champ* champagne chance_to changed_it character
charge_for charge_my chat_and chat_bot chatting_to chatty cheap* cheapest check_up cheer* cheery chees* cheese cheeses
children_screaming choco* choic* christening cinna* cinnabon circl* circled class_service class_ticket claustrophobic
claw clean_with cleaning_fee clearly_been close close* close_to closed closer cloud* club_is club_member
club_membership clubs clubs* clue cm coat_and coffe* coffee coffee's coffee_from cold_buffet collection_of combination
come_back come_on come_up comfortable_but comfortable_chairs comfortable_enough comfortable_seating comfortably
complimentary computers_available concert concierge condi* conne* connection connection_in considering_that containers
conti* continue continue_to continued continues continues_to continuing continuously controls cool copen* copenhagen
corre* corridors could_not could_only could_see counted_them coupo* coupon_for covid covid* cozy crackers crackers_and
cramped_and crash* cream cream* crema* crepe crewe crewe* crick* cricket crime crime* crisp* crisps_or crossword
crowded crowded_as crowded_dirty crowded_no crowded_when crown cuisi* cuisine cup cupcakes cups_and curtains customer
customer_since cut_off cutle* dalla* dallas damma* dammam dance* dated_and daughter_is day day_at day_five days_off de
dead_straight debris decen* decent decent_selection delayed_and deli delicious departing_at departures depen* depends
depressing description deserved desir* desired desk_for desk_staff desk_to didn't_have didn't_say didn't_try didnt
didnt* died_of diet difference_in diner* dip direct_debit directed_to dirty_and dirty_plates disappears disappointed_by
disco* discover dishe* dishes dishwasher disrepair dissa* distu* divided do_i do_they does_not doesnt doggy doggy*
doing_it doing_nothing doing_their doll dollars_for domestic_flight domestic_lounge don't_ask don't_take done_with
door_had door_has door_in dotte* dotted downl* downstairs drawi* drink_and drink_options drinks_are drinks_but
drinks_no dripp* drive_thru driver_says drops_out drown* drum dryers dubai dubai* dumbb* during_peak each each_for
each_time eastern easy eat effic* efficient effort_to eight* eight_weeks eighteen_months eighty elbow* electrical
electricity eleven_and eleven_times eligi* eligible embarrassment emoji* empty_and english_language enjoying ensur*
enter_the entrance_to environment equip* equipment error* especially_in estimated etiha* etihad etihad's europe eva
eva_air even_find even_if ever_experienced ever_seen ever_visited every_word everything_was exact* exactly exception
excha* excursion excuse_for existence existent expec* expectations expen* experience_and experience_of experienced
experiencing expla* extensive extra extra_to extraordinary fabul* fabulous facilities_are facilities_as facing_a
fair_bit fall falle* fallen fanni* fanning father_in fault_for faulty favor fee fee_on feeli* feeling felt ferry
few_months few_of ff fi_and fiftieth fill final find_in find_one findi* finding finding_the fines* finna* finnair
firep* first_experience first_floor first_night first_to fish_and fishi* fishing fit five_minutes fizzy fizzy* flagship
flagship_lounge flapj* flapjack flat flick* flight_a flight_from flights_from floor_by floor_to flowe* flush flush*
flying_with food_consisted food_drink food_except food_if food_is food_just food_looked food_offerings food_terrible
food_that football for_alcoholic for_at for_business for_drinks for_fourteen for_help for_most for_parking for_red
for_several for_tea for_ten form_for fort fortune forward found_the four_in four_months fourth france's free_food
free_snacks free_with frequ* frequent frequent_flyers fresh* friday_evening fridge fried fried* friendly_enough
from_last from_previous from_start from_which front_and fronts frosted fruit fruit* fruit_and fuel full full_to funer*
funeral furnishings furniture_is furth* further futur* future gap garde* gardener garud* garuda gave_me gave_them gears
gener* general_boarding generous get_a get_an get_any get_me get_there get_to getaw* getaway gig gin_and girl_at
glasses_took go_by go_there go_to goal going_since gold_card gold_lounge gold_members gone_to good_if good_morning
good_with got_four got_home got_one gover* government grace_was graduation grant great_and group group* grout* grudg*
grudgingly guess had_an had_in had_just had_not had_seen had_taken had_to half_empty half_hours half_the hall halved
handed_the handf* handful handling hango* hangover happi* harml* harmless has_always has_better has_changed has_very
have_ever have_just have_liked have_missed have_paid have_they have_visited having_said hawaiian hay_fever he_also
he_then headp* headphones hear_the heard_that hearing_aid heathrow_t5 heaving heavy heavy* hell helmet help_you helpi*
helping helsi* helsinki hen_party here_and hers hippo hippo* his_back his_mate hkg hob hocke* hockey holiday_in
home_about home_base homes* homew* homework honest hoodie horrible_and hotter hours_on how_do how_does how_to howev*
however hrs hub huge huggi* hugging hun hungo* hungover hygienist i'll_be i'll_give i'm_sitting i'm_still i've_used
i_carried i_could i_could've i_ever i_fly i_keep i_like i_live i_look i_missed i_said i_ticked i_waited i_woke ice
ice_cream icn idea idea_to ident* if_my impossible_to impressive improve_the in_2 in_addition in_another in_cairo
in_circles in_eight in_february in_first in_future in_general in_laws in_many in_nine in_poor in_some in_sydney in_too
in_two in_what inadequate_for inclu* incon* incredibly indic* indication indif* indifferent industry infant infli*
inflight int'l int'l* interest interesting international_flights international_lounges international_standards
internet_connection internet_facilities intervals intl invis* invisible invoices is_absolutely is_almost is_as is_awful
is_by is_comfortable is_excellent is_impressive is_large is_like is_no is_old is_open is_poor is_pretty is_rather
is_ridiculous is_right is_shared is_terrible is_unhealthy is_way is_wrong ist it's_me it's_more it_be it_before it_does
it_down it_felt it_happens it_has it_looks it_myself it_ran it_still it_turns it_twice it_would itali* italian item
items_were its_a its_lounge itself_is jamme* jammed japan jerse* jewis* jewish joined_the journ* journey juice_was
just_about just_be just_go just_said just_too just_walked kennels kettle kids_and killed kills kills* kind kiosk kiosk*
kl know_how koru la lad_at lady_for lamps* landlady laptops large_and large_lounge last_time last_update last_visit
lavat* laws layout_is layov* layover_in le left_arm left_her leggi* leggings leice* leicester lemon length_of lengthy
lenti* lentils less_than lessons level level* level_of levels_and lid lie life_i lights_on likel* likely likes likes*
limited_drinks limited_range limp line_and linen linen* lingu* lingus lipst* lipstick lique* loan_to loft london_and
london_heathrow long long_it longe* longer look_into loop lorry lorry* loses loses* lost_it lots lounge_a lounge_access
lounge_although lounge_area lounge_before lounge_felt lounge_itself lounge_no lounge_offers lounge_shared lounge_staff
lounge_used lounge_very lounges_have lounges_i lounges_i've low_quality loyalty lucki* luckily luckily_i
lufthansa_lounge lugga* luggage lukewarm_water lunch machi* machine_broken magaz* mail main_airport main_lounge mains
mains* major major* make_it makes_it makes_you male_staff managed manch* manchester mangl* many_times mark_on market
mas mass massage_was massi* massive match* mater* maybe_it me_back me_every me_if me_like meagr* meagre meal meals
meals* means_you meant_to meantime_i measured mediocre_service membership_and mentioned_it menu_was messy messy* miami
miami* middl* middle miles miles* mind_that minimal_and mins_for minute minutes minutes_from minutes_over mixer*
monday_and money_to month_and months_on mother_is moved_the much_better much_food much_for much_of much_the muffin
muffins mumba* mumbai munic* munich mush music_so must_be my_experience my_eye my_first my_gran my_heart my_nose
my_only my_order naan nacho* nachos nappies narit* narita nav near_the neckl* necklace need_to needs needs* needs_a
neighbour's never_mind never_sent new_terminal newar* newark news newsletter next_door nibbl* nice_but nice_if
nice_lounge nice_touch nip no_amenities no_apology no_choice no_lounge no_plates no_power no_privacy no_showers
no_smiles no_sorry no_tv no_view no_way nobody_in nobody_touched non_existent not_bad not_crowded not_enough not_even
not_find not_friendly not_good not_having not_offer not_on not_only not_pay not_recommended not_scan not_so not_sure
not_that not_the not_up not_what noteb* notebook nothing_happened noticed_that now_the number_in numer* numerous nw
o'clo* o'clock o'har* o'hare obvious occup* occupied of_beverages of_crackers of_each of_first of_free of_him of_hot
of_magazines of_noodles of_red of_refreshments of_snacks of_soft of_soup of_space of_tea of_very of_waiting of_wet
of_wine off_because off_to offer_is offer_to offer_were offered_is offering_is offering_of offers office_says often
often* ok ok_but old_and old_lounges older_than on_3 on_about on_every on_mine on_since on_site on_tables on_three
onboa* onboard one_bottle one_could one_gas one_leg one_the one_they one_time one_toilet one_world only_2 only_cold
only_food only_for only_has only_have only_lounge only_serve only_so operate opinion or_a or_nothing or_other or_the
orange_juice organise other_airline other_lounges other_reviewers other_times our_anniversary our_end out_for out_it
outbound outle* outlet outlets outside_in over_by overb* packed_and packets packets_of padlocks painting papad*
paper_on paper_towel par_with parce* paris parking partners passengers_are passengers_were passport_on past_five pastr*
pause* pay_extra pay_to pears* pearson peas people's people_every perce* percent perfectly perio* period
personal_trainer personnel perth perth* phone_calls piano piano* picture pig pillow_and pit places_in plastic_chair
platform_says plati* platinum platt* platters played pleasant_but podca* point* point_where poles poles* policy_is
polit* polite_and poor poor_and poor_choice poor_condition poor_lad poor_quality poor_seating poor_selection pop possi*
posting potat* poten* pounds_a prayer preca* precarious premium prepacked prestige presumably pretty_much pretzels
prior_to privacy privi* privilege pro professionalism profiles progress promised_a promising proposed prosecco
protector provided_was public_areas pulled_up push put_up put_your qanta* qantas qantas_lounges qatar qatar* quality_of
quarter_of queen quest* questionnaire quich* quick quid quid_for quite_comfortable quite_crowded quite_nice quote race
rando* rang_and rate readi* real_food realize really_crowded really_good really_like really_poor recent reception_staff
recha* recharge recliners recognised recommend recommend_this reconstituted recruiter red_carpet redes* redesign
reduction reels reels* refreshments refri* refrigerator refun* refurbishment regional_airport regre* reins* relax*
relaxing replenish replied reply* reply_to resem* reservation reservations resident rest restaurants resulting
resulting_in retirement reunited reviews_of ridic* ridiculous_that right_by right_outside ring_me rinse* risot* risotto
robbe* rolled_her rome rooft* rooftop room_was rooms rooms* rotat* round_a round_it round_with roundabout row_of
rubbery rubbish rude_staff rug rules rules* run_off running_around runs sachet sad_to said_good said_he'd said_not
said_some said_sorry said_what sales* same_box same_four sample sat_nav satna* satnav satur* saudi saudi* saved saved*
saving savou* savoury says_ask scarc* scarce scene* schedule schip* scoot* screen screen_and screen_protector script
scrolled scrum* seam seat_and seate* seating_food seats seats* seats_are seats_for second_hand see_me seem_to seeme*
seemed seems seems* seen_for selection_has selfie_with senio* senses senses_spa service_and set_for seven seven*
seven_and several several_airlines several_times several_years shack shade* shame_the shape she_asked she_is she_says
she_signed shear* shiny shiny* shocked_at short short* shorter should_of shouldn't showers_are shrink_wrapped shuts_at
sick_and sideb* sign_of sign_on simul* sin since_spring since_they since_we single_time sit_on sitti* sitting
sitting_at six_months six_quid sixte* sixteen sixty_quid sizzl* sizzle skipped skirting_boards skyte* skyteam slack
slack* slant* slap_on slapd* slapdash sleeper sligh* slightly slimy slimy* slowe* slower slowl* slowly small_lounge
small_with smaller smells smiley snacks_and snail* snapped_off sniffy so_i'd so_i've so_my so_on so_poor sodas sodas*
sofa soggy_and solve some_beer some_cases some_cold some_cookies some_food some_other somewhat somewhere_to soon_as
soone* sooner sorry_to sounding soup sour sparrow sparsely speak_of spent_a sponge spot spotted_it spraw* staff_but
staff_do staff_doing staff_for staff_if staff_is staff_not staff_on staff_tried staff_who staffing stain* stale_bagels
stand_by standard_and standard_of star_airline start* start_to starting station stations steak_was stepd* stepdaughter
still_no stinks stock stock* stockholm stones stood stood* stood_up stood_with stops stops* strange strangled striped
strong struck stuff* submit subsc* substitutions sum summa* summe* summer sunday_roast supplies sure surfi* surfing
swift swift* swims* sydney_airport sympa* table_nine tables takes_two taking_the talen* talk talk_to tam tande* tandem
tangl* tangled tap_water targets tatty tatty* tea tea_room teenagers telev* television tells tells* ten_minutes
ten_past terminal_and terminal_the terminal_was terrace terrible terrific texas texas* tg thai_airways than_an
than_they that_lounge that_lufthansa that_room that_set that_this that_time thats thats* the_1 the_38 the_actual
the_admirals the_aisle the_ambience the_ana the_bath the_beds the_boss the_box the_building the_bulb the_button
the_centre the_choice the_coat the_cold the_cream the_depot the_dinosaur the_doorstep the_drinks the_end the_evening
the_experience the_facilities the_foam the_furnishings the_furniture the_host the_kind the_kiosk the_lady the_late
the_list the_male the_mats the_membership the_microphone the_nearby the_neighbour's the_new the_newspaper the_non
the_old the_opportunity the_part the_passenger the_pocket the_popcorn the_privilege the_qf the_radio the_real
the_salesman the_scandinavian the_shelf the_singapore the_snack the_snacks the_space the_standard the_standards the_tea
the_temporary the_thing the_third the_trip the_tuesday the_use the_vending the_washrooms the_wedding their_home
their_lounge their_lounges then_came there_is there_seems thermos these_lounges they're_still they_added they_all
they_did they_offered they_ran they_said they_say they_swapped they_take they_will thimbles think_that thinks third_of
thirty_seconds this_a this_and this_club this_size those_in though thought_that thoughts three_hours three_hundred
three_weeks thus tiger* tights time_but time_in time_it times_then timin* timing tired_looking to_an to_board
to_capacity to_drive to_even to_find to_fly to_gate to_london to_many to_miss to_other to_pass to_replenish
to_singapore to_sit to_tell to_think to_upgrade to_what to_which to_work toasted today_is toilet_facilities tone too
too_late too_long too_much took_a took_me totally_disinterested touch_and towel* town_and trains transfer transferring
transit traveling travelling_on treat_their tried_the trifl* trifle trip trot troub* truly truly* try try_to tubes
tubes* tuiti* tuition turkish_airlines turn turn_it turned_out turned_to turns_out twelv* twelve two_girls two_lounges
two_o'clock two_or two_others two_showers two_stars types_of typo ua unans* unanswered unappetizing uncom*
uncomfortable under_it understand_why unfai* unfair unfortunately unhealthy_and uninviting united's united_airlines
united_for united_lounges university unknown unlike_the unravelled unsmi* unsmiling untid* untidy until_the unusa*
unusable unwelcoming up_as up_one ups us_airways usa usabl* usable usage usage* use_a use_to used_to usele* useless
usher using_this utter utter* utterly vaccination vacuumed vague variation varieties vegetables ventilation
very_difficult very_good very_hard very_helpful very_much very_polite very_small very_tired very_uncomfortable
very_well view vinegar virtually visit_this visits volumes voyag* waffles waited_two walking wall_with want_a want_it
wants_a warme* warmt* warmth warn was_all was_almost was_an was_before was_closing was_crowded was_directed was_dirty
was_fast was_flying was_for was_free was_horrible was_hot was_inedible was_just was_last was_let was_missing was_ok
was_okay was_old was_only was_overcrowded was_poor was_practically was_shocked was_sold was_sweet was_that was_when
washrooms_very waste* water_in way_round we've we've* we_came we_moved we_picked we_sat we_took we_walked we_would wear
website week_before week_in week_since weeks weeks* weeks_for weeks_it weeks_of weeks_to welcome_and welcoming_and
went_back were_also were_better were_fairly were_given were_lovely were_many were_poor were_so were_still weste*
western whale* what'* what's what_it what_the what_time when_the where's_the where_it where_to which_you whils* whilst
whistle whistling who_has who_want who_were whole_day whole_experience why_this why_you widow wife_and wife_had
wifi_but wifi_in wifi_was window_and windows_are wine_is wise wish wishe* with_another with_business with_every
with_fish with_internet with_its with_plenty with_poor with_questions with_six without_it wonder woode* wooden work_for
work_or work_stations working_and working_for worn worse_in worst_airline worth* would_not wouldn't_bother wrapp*
write_home yawne* yawned yellow yorks* you_arrive you_don't you_for you_from you_had you_the you_want your_boarding
youse youse* zones zones*`,
    '-2': `
10_and 10_minutes 10_years 11 118 12 12_months 13 14 15 15_minute 180 1_in 20_mins 210_for 250 25_mins 2_3 2_at 2_hours
2e 2f 34 37 380 3_years 4 40_minutes 45_min 4_minutes 4_times 4th 5 50_a 5_star 5am 5pm 6 60th 68 7 8_hours 90 91 a380
a_2 a_5 a_bad a_banner a_bike a_biscuit a_bit a_bloke a_brewery a_business a_callback a_cereal a_clipboard
a_considerable a_customer a_dedicated a_definite a_disappointing a_drink a_finger a_fiver a_flight a_folder a_full
a_hen a_horse a_hospital a_huge a_jet a_ladder a_large a_limited a_lounge a_lump a_meal a_mediocre a_napkin a_new
a_nine a_paper a_pay a_public a_quiet a_rather a_real a_reasonable a_reasonably a_reply a_return a_seat a_self a_shower
a_silver a_single a_somewhat a_staff a_suit a_united a_variety a_very a_video a_widow aa about_10 about_our about_the
abroa* abroad abysm* abysmal ac access_and accommodate acted acted* actual add_to added_to addin* adding adequ*
adequate adequate_and adequate_but adjoi* adjoining admir* admire adults advertised_as advisor after_his again again_i
ago ah ahmed ahmed* air_conditioned air_conditioning airco* aircon aircr* aircraft airline_lounges airlines_have
airlines_in airlines_such airport_staff airports airways airways_and airways_have airy aisle* albei* albeit album*
alcohol_is alcoholic alcoholic_and alcoholic_beverages alcoholic_drinks alitalia_lounge all_round all_the all_up allia*
alliance alloc* allocated alone_with alrig* alright also_had also_very alway* always amazi* amazing ambie* ambience
ameni* amenities america among_the amongst amuse* amused an_airline an_airport an_embarrassment an_evening
an_improvement and_air and_at and_ate and_basic and_beer and_being and_beverage and_beverages and_boring and_bread
and_can't and_champagne and_cheap and_coffee and_computers and_crackers and_crisps and_cups and_decided and_did
and_drinks and_every and_food and_found and_from and_gave and_had and_helpful and_in and_just and_limited and_lounge
and_low and_magazines and_needed and_newspapers and_noisy and_nothing and_one and_other and_overcrowded and_plates
and_pleasant and_quite and_security and_served and_shabby and_should and_showers and_snack and_some and_spacious
and_stood and_taped and_they're and_to and_toilets and_used and_various and_very and_wait and_walked and_we'd and_wi
and_will and_wine and_with and_worn and_you announced announcement announcements_in antiq* any_more anybo* anybody
anything_from anything_special anywh* anywhere apart_from apology appears appears_to apples_and appointed appointment
appreciate appro* approached approved apron* aquar* aquarium are_all are_available are_clean are_dirty are_friendly
are_going are_in are_limited are_located are_no are_of are_often are_well area_is area_with areas areas* aren'* aren't
argos argos* arlan* arlanda armchairs arranged_in arriv* arrived_so arrives as_comfortable as_far as_he as_much
as_possible as_there as_told as_with ask_the asked_about asked_them asked_three asking_what asks_for astou* astounded
at_11pm at_5 at_6 at_6pm at_around at_cdg at_certain at_counter at_each at_his at_midnight at_other at_some at_terminal
at_three atlanta attendants attitudes attra* auckl* auckland auh australia austrian av available_and available_as
available_from available_in available_was average_at aware aware* away_my b b18 ba_should back_at back_to bad bad_i
bag_on bag_was bagel* bagels ball band bang_on bangi* banging bangk* bangkok bank_says bar_is bar_which barely_making
barks barks* bartenders bases bases* basic_and basic_but basic_lounge basic_snacks basically_just basically_the basics
basis basis* basket bathrooms bathrooms_were be_available be_aware be_described be_improved be_nice be_on be_one be_the
bear beautiful because_there's becomes been_cleaned been_coming been_going been_recently been_touched beer beer_garden
beer_is beers beers* before_it before_seven being_in being_there bell bench* benea* beneath bened* benedict berli*
berlin bette* better better_than betting_shop beverage beverages beverages_and beverages_but bhai bible bible* big
biggest bin_day biz blame bless_her blister board_said bone_in booked_for boring_and bosto* boston bought_it bounce
bouncy box_of brass* breads breads_and breakfast_and breakfast_food breakfast_items brew brewe* bring broke_down
brushes bruss* brussels bubbl* bubbles bucke* burger burri* burrito business_lounge business_lounges business_or
business_passengers busy_lounge but_all but_also but_always but_as but_better but_food but_had but_have but_i but_it's
but_not but_nothing but_that's but_the but_there but_there's but_these but_this buy buzzed by_eleven by_far by_many
by_name by_noon by_several by_weight cafet* cafeteria cairo cairo* calga* calgary call_it callback came_at came_for
came_in came_loose came_over came_up can_not can_use cance* candl* capac* capacity car_park carpet's carpet_and
carpet_club carriage carro* cashpoints caters catha* cathay cathay_pacific ceili* cell cente* center centre cereal_and
certain_times certainly chair* chair_and chairs_in chall* challenge champagne_and changed changi chaos chaos* chat
cheap check_in cheese_and chica* chicago chill* chips chips* chocolates choice_limited choice_of choices choices_of
chopped chose circles citie* cities class_and class_as class_lounges class_passenger class_passengers class_standards
classic clean_and clean_the cleaner cleanliness clear click* clipboard_and closed_at closed_on club_at club_to cobbles
cockt* code codes* codeshare codin* coding coffee_and coffee_or coffee_was cold_cuts cold_food cold_snacks coleslaw
collect_the come_in comes comes* comes_in comfortable_and comfortable_for comfortable_lounge communicate comparable
comparison_to compe* compensate compere complain_about complained_they complains complementary compost comprises
computer computers conco* concorde concorde_lounge concourse condensation conditioned conditioning cones cones* confu*
confusing_and conge* congested connect connection_is conned considerable considering considering_the consist consist_of
consistently const* construction consultation contents contract conveniently cooking copy_and cordo* cordoned corner
corridor cost_cutting cost_me couches could_find could_get could_have cover* cph crackling cramp* crash cried cried*
crisps crowd* crowded_and crowded_in crumbs cryst* crystal cucum* cucumber cup_of cupca* currency curta* customers_and
customs cylin* daft damp dartb* dartboard dave dc dead_on death* decent_food decided_to decor_and dedic* dedicated
defin* definite definitely delhi_international delivered departing departure_time depressing_place desks desks* dessert
deter* detergent devel* devic* dial_up did_it didn't_go die diffe* difference_between different difficult_to digit*
dimin* direct directed directly dirty_dishes dirty_the disappointed_to disappointing disappointing_experience
disappointing_lounge discourteous disin* dispensed dispensers displ* display disposable distr* divid* do_so does
does_that does_the doesn't_close dolph* dolphins domes* domestic domestically don't_bother don't_expect don't_think
done_in done_on door_and door_off door_with doorb* doorbell down_for downs* dozen draft dread* drink_selection drinks
drinks_and drinks_at drinks_beer drinks_selection drinks_you drop_off drops drops* drunk_on due dumpl* earlier_in
early_in early_morning easte* easter economy_class edible effor* effort egypt* egyptair eight eight_months elbow
eligibility elite elite* else'* else's empty empty* empty_at empty_glasses end_and endur* endure engineer_came enoug*
enough enough_and enough_seats entered_the entit* entitled entitled_to entre* entrees error et etc_but even_worse
every_morning everybody everyone's everywhere exact excep* exception_of exclusive execu* exerc* expect_anything
expect_from expecting expects expense experience_in experience_was experiences extended extensively extra* extra_for
extremely_poor facil* facilities facilities_in facility_and fact_it fact_that fair fairg* fairground fairl* fairly
fairn* fairness fairw* falaf* falafel famou* famous fantastic far far_more far_the fashioned favours features feet_in
fell_asleep few_minutes fi fi_is fi_was fifty_a final* finally_got find_a find_somewhere first_visit fitne* fitness
fitted fitti* five five_months fixed_the fixtu* fixtures flickers flight flight_i flight_information flight_to
flight_was flights flights_departing flori* florist flower fly_to flyer_lounge flying_business flying_first flying_in
folder following font food_and food_as food_at food_available food_choice food_choices food_from food_limited
food_offered food_offering food_on food_only food_options food_provided food_selection food_service food_snacks
food_the food_wise food_would foods foods* fool_me for_11 for_18 for_6 for_another for_breakfast for_cleaning
for_example for_first for_food for_her for_his for_instance for_no for_one for_over for_passengers for_socks for_this
for_those for_toast for_use forecast foreign forge* forgo* forgotten fork forma* forms forms* forty forty* forty_five
forty_two found_it found_that four four_hours four_people fourth_floor frame frame* frames france_business francisco
frank* free_drink free_internet free_wifi frequent_flyer frequently_and freshen freshen_up fridg* frien* friendly_or
frigh* frill* frills from_another from_jfk from_one from_sydney frozen fruit_juices fryin* frying fully fully*
funny_that furniture_in gallo* galwa* galway gardens garli* garlic gate_area gates_and gatwick_and gears* generally
gent get_some getting_up gift gin girl_said give_it give_that give_this give_you given_two glasses_and glasses_from
gloves go_back go_elsewhere go_outside go_up goats goats* golden_lounge gone_down gone_the good_enough good_selection
good_view good_views googled got_there got_through got_to grab graph* gratu* gratuity grave* great great* great_so
greenland gross* grossly grout grown grown* grumpy_staff guess_i gurio* gurion had_come had_four had_given had_this
had_very had_we half_price half_term handed_a handing handle hardly_any harve* has_gone has_left hassle haul
have_become have_noticed have_one have_to have_travelled have_used having_a hawai* he_did he_hadn't he_started he_won't
he_wouldn't head_and hear heathrow hedge* hefty hefty* helic* helicopter her_colleague her_phone heral* here_to highw*
hinge hire his_chest his_phone hitti* hitting home_airport home_country hopel* hopeless hopin* hoping hoping_for horro*
horror hostess hot_cold hot_food hour hour'* hour's hour_or hours_and house_with household how_they however_i human*
humid* hungr* hungry hush i'd_already i'd_be i'd_like i'll_say i'm_58 i'm_79 i'm_told i'm_writing i've_ever i've_now
i_also i_ask i_decided i_encountered i_entered i_even i_haven't i_may i_pay i_phoned i_teach i_travel i_use i_used
i_visit i_would idea_of ie if_i'd if_you ignored_us impressed_with improved improving in_2021 in_and in_any in_chicago
in_coins in_fairness in_here in_hong in_may in_need in_new in_november in_pune in_short in_spite in_tears in_terms
in_time in_under inbou* inbound incheon included incre* increasingly indee* indeed induction infan* inform installed
instance instantly interested_in international_business international_lounge internet internet_access internet_was
inver* is_adequate is_at is_barely is_beyond is_big is_difficult is_disappointing is_dreadful is_it is_limited
is_minimal is_much is_often is_ok is_one is_only is_pleasant is_quite is_really is_simply is_small is_so is_spacious
is_such is_that is_truly israe* israeli it's it's_always it_at it_for it_got it_if it_may it_off it_on it_put it_round
it_three it_till it_worse it_yourself its_passengers itsel* itself jal jean jet jfk johan* johannesburg join jokes_from
juice* juice_from juices jumpe* just_some keepe* keeper kept_it keral* kerala kill kilos_and king kit kitch* kitchen's
knuckle kuala kuala* labour lack lack_of lad_with lady_with lager lamp landed_in langu* language large_number largely
last_2 last_year lastl* lastly late_morning late_to later_we latte latte* lax lax_is leagu* league leak leake* leaked
least_a least_it leave_for leave_within lectu* left_early left_with lens lent lesso* lettering levels lh lhr lids lift
lifts lifts* light light_snacks like_a like_the like_to likin* liking limit* limited limited_and limited_but
limited_choice limited_selection limited_to line line_up list list_and listed located located_in located_on locations
logs long_haul longest look_forward look_up looke* looked looked_after looked_as looks looks* loss lost_all lost_the
lot_better lots_of lounge_3 lounge_but lounge_does lounge_experience lounge_for lounge_from lounge_gets lounge_has
lounge_i lounge_i've lounge_isn't lounge_located lounge_looks lounge_next lounge_not lounge_of lounge_on lounge_opened
lounge_prior lounge_that lounge_the lounge_there lounge_to lounge_we lounge_were lounge_when lounge_with lounge_you
lounges_and lounges_are lounges_at lounges_in lounges_like lounges_that lounges_this lounges_which lousy lousy* lovel*
lovely lucky lucky* lufth* lufthansa lumpu* lumpur lunch* lying_there macarena machine made_the madri* madrid magazines
magazines_and magic* magne* mahar* maharaja main_terminal make_the make_this maker malaysian man_and manage manner
manni* manning manning_the many many_airlines many_of many_people maple_leaf maps marat* march march* margi* marginally
marginally_better marie marie* marqu* marquee marriage massa* match materials may_and maybe_the maybe_they me_feel
me_they meanw* meanwhile measure meats meats* meets meets* member_i menus menus* meters mh microphone mid_morning
middle_and mind minut* minute_wait minute_walk minutes_in minutes_of mirro* mirror_and missed_the missp* moham*
mohammed mole momen* moms money_back monke* month month* month_to months months_of moped moped* more_comfortable
more_food more_fool morning_flight morning_on mortg* mortgage most_of mother_in motivated mountains moved moved*
moved_in moved_out much much_less much_to murph* my_basket my_form my_friends my_hands my_hips my_in my_knees my_notes
my_scarf my_shirt my_surname my_tablet my_thumb natural_light naturally navigation near_gate neces* necessary need_of
neede* needed needed_to negat* negative neigh* neon new_year new_zealand newly newly* newspapers_and newspapers_were
next_door's nibbles nice_place nice_though nices* nicest niece's nightmare ninety no_bread no_champagne no_clean
no_english no_free no_hand no_information no_service no_shower no_tea no_toilets no_wifi no_windows nobody_could
noise_level non_alcoholic none_for norm northwest not_a not_been not_by not_for not_free not_great not_impressed
not_mine not_much not_particularly not_really not_see not_too not_very nothing_for nothing_much nothing_wrong notice
novem* november number_is oblig* obliged obser* occasions occupied_by of_age of_airlines of_alcoholic of_any of_being
of_breakfast of_champagne of_customer of_drinks of_hard of_lounge of_old of_passengers of_reading of_rome of_seating
of_seats of_spirits of_ten of_terminal of_travel of_two of_years off_while off_work offer_their offered_a offered_in
offered_to offering_was offerings offerings_were offers_a oily ok_and okafo* okafor okay_but old_fashioned old_terminal
old_worn on_at on_deck on_friday on_page on_saturday on_speaker on_time once_in one_for one_had one_is one_red one_was
one_white onewo* oneworld onion only only_3 only_in only_other only_snacks only_some only_two oppor* opportunity
opportunity_to oppos* opposite optio* options_and or_at or_drinks or_showers or_something order_to ordered other_lounge
other_than our_own out_like out_past out_since out_through out_till over_greenland overall_a overly own_in own_lounge
pacif* pacific package packaged packe* packi* packing paddl* page_in paint* panee* paneer panel panin* paras* parasol
parcel parki* particularly pass passa* passable passed_through passengers_who patch* patte* pax pay_the payin* paying
paying_a paying_for pc peace* peak peak_times pearl penci* pencil penny penny* people_present people_using
people_waiting people_with people_working perfectly_well periods personal phone_and phone_off photo pick picks_up pie
pieces pirate pizza* plainly plants plates platter playi* playing pleas* pleasant_and pleasantly please plentiful plugs
plugs* plus plus_side podcast point polon* poor_food poore* poorest poorl* poorly porta* ports ports* portuguese
possibility pound* pounds_and power_points powered practice prawn prefe* presented presume pretty_average pretzels_and
previ* previous previous_one previous_reviews price price_for price_went probably problem_is problem_was problematic
problems professional_and proje* properly prosecco_was provide provide_a pub pulli* pulling pump punctual qantas_club
qf quali* quality_and quality_is quarter quarter_tank queue_was queueing quiches quid_a quiet quiet* quieter quite
quite* quite_a quite_basic quite_disappointing quite_good quite_small quote* racin* racing raisins ramme* rammed
rang_up range_of rank rarel* rarely rashe* rates rates* reached reading reading_material reading_materials ready ready*
really_is really_not really_the really_up reasonable reasonably reasonably_comfortable receipt receipt_in reception_was
recon* red_wine refresh refund refundable refurbishing refuse regardless_of regio* regional reinstalled relative
relatively relax remain remarkably reminder remod* renew* renovate renovated renovations rent_went repea* repeat repla*
reple* replenished repli* reputation required reset reset* resta* restaurant restrooms retir* revam* ribbons right_one
rings rings* rip rob rolls_with room_and room_at round_in rower rows rufus rufus* rugby rugby* runni* running
runway_and saga said_1 said_and said_it said_that said_they'd salad sale sales sambu* same_for same_two san
san_francisco sanda* sande* sandw* sandwich sandwiches sandwiches_and santa's santa* sarca* sarcastic saturday sauce
saw_a saw_one saying_it says_so scaffolding scamp* scampi scand* scandinavian scene schoolchildren scooter scraped
scraps scrat* scratch scratching screens screw screws scrip* scrolling seagull seams* seating_and seating_area
seating_areas seating_is seats_and seats_in secon* section_of security_check seem seems_that seems_to seen_the
selection_but selection_is selection_was selections self self_serve sell sell_me sellers senior serve_alcohol servers
service_on service_was set_to setti* sever* shaped_like shared_by shared_lounge she's_been she_came sheep* sheet*
sheets shelf shelf* shipp* shipping shoes shoes* shoot shop_by shopp* show shower_facilities showers_and
showers_available showers_were shut signa* signage signed_by signed_for signed_up silence simply simply_the since_this
singapore_airlines singl* single sinki* sinking sister_and sister_in sit sit_and sit_down situation sixty sixty* skinf*
skipped_the skirting sky_club skycl* skyclub sleep_on sleeping sleepy sleeve slept_on slices_of slot_in slots slots*
slows slows* small small* small_and small_bar small_space smaller_and smallish smelling smells_like smells_of
smelt_like smile smili* smiling snack snack_and snack_mix snack_type snacks_available so_bad so_i so_many so_strong
so_the sock sofas sofas* sofas_and soft soft_drinks solicitors some_cheese some_people some_sandwiches some_serious
some_snacks some_work somebody_had something_else son_was song sorry_for sorted south space space_and space_was spaci*
spacious spacious_clean spacious_lounge spacious_with sparkling special spect* spectacular spelled spend_a spending
spent_my spent_the spirits_and spite spite_of spitt* spitting split spoke* spoke_with sprin* spy squashed squeezed st
stacking staff_are staff_friendly staff_in staff_service staffed staffed_by stag_party stairs stairs_and stalker stands
star star_alliance stare* steamed stew stickers still_not still_shows still_the stole_the stomp* stood_there
straight_away straight_off strap* stream stressful stric* strict strik* struggled_to stude* substandard such_a suffi*
sufficient sugge* suggestion suitc* sunday_and superior superior_to suppe* supper suppo* surfaces surge_pricing surpr*
surprising surprisingly swap sweat* swimm* swiss swiss* switch syd t t2 t3 t4 t_mobile table_was tad tags takea*
takeaway taken_a tando* tap tap_that tarma* tarmac tasted tasted_of tatte* tattered taugh* taught teasp* temperatures
templ* temporary_lounge tended tent_pegs terminal_1 terminal_3 terminal_4 terminal_8 terminal_b terminal_building
terminal_in terminal_is terminals terms terms* terms_and terms_of terraces thai'* thai's thail* than than_at that's_the
that_all that_didn't that_emirates that_goes that_if that_it that_most that_there that_you the_afternoon the_airport
the_alitalia the_bathrooms the_belt the_better the_biggest the_booking the_boxes the_bread the_brochure the_carpet
the_chest the_complimentary the_computers the_concorde the_cup the_dartboard the_decor the_delta the_departure the_desk
the_domestic the_emirates the_eva the_exception the_executive the_f the_fact the_few the_fifth the_first the_fish
the_floors the_fountain the_free the_fridge the_fries the_gates the_gift the_holiday the_home the_hour the_huge the_ice
the_interest the_international the_internet the_juice the_key the_lack the_ladder the_lap the_large the_leaflet
the_least the_letterbox the_listing the_lounges the_lufthansa the_machine the_main the_man the_meat the_men's the_mens
the_meter the_middle the_name the_neck the_newly the_noise the_normal the_ones the_park the_piano the_plus the_point
the_poorest the_qantas the_quality the_quote the_rain the_reading the_receipt the_rest the_room the_runway the_same
the_sandwiches the_screen the_seats the_selection the_shark the_sign the_sleep the_star the_starters the_stone
the_suitcase the_tarmac the_team the_truck the_united the_us the_video the_virgin the_volume the_way the_weather
the_wifi the_windows the_world them_since them_that them_twice then_a then_another then_it's then_start then_that
there_appeared there_for there_it there_they they'd_changed they've_been they've_kept they_announced they_asked
they_billed they_call they_changed they_forgot they_hung they_just they_put they_told thick thick_as think_i think_of
thinks_it's thinner thinner_than third_time this_business this_change this_facility this_has this_i this_small
this_year those_of those_who threatening three_and three_hour three_months through_a through_and thru thurs* ticki*
ticking tiger time_before time_of time_there time_they time_this time_to times_but times_in tin tin_of tissu* tissue
to_3 to_ask to_avoid to_book to_call to_collect to_come to_count to_date to_encourage to_enter to_finish to_first
to_freshen to_grab to_have to_hong to_its to_learn to_lhr to_lufthansa to_mr to_need to_offer to_one to_passengers
to_queue to_scratch to_speak to_spend to_stand to_switch to_talk to_terminal to_their to_visit toaster today today*
toget* together toilet_paper toilets_and toilets_are toilets_in token* told_no toll tomato tomor* tomorrow too_bad
too_many took_five took_seven tool tops tortoise touch* tough* tour towel toxic* toy track traditional training tram
trampoline trans* transit_in travel_frequently traveled travellers_are tread* treadmill treme* trick* trip_to
trolley_and trouble truro truro* tryin* trying tuck turkey tv's twenty_years twice twice* twice_to twin_beds two_months
two_years typically tyre ugly unapp* unava* unavailable uncle's unclean uncomfortable_and uncomfortable_seating
undergoing underground undon* undone uneat* uneaten unfortunately_the unfri* unfriendly unhap* unhappy unhealthy
unhelpful_staff unima* unimaginative uninteresting unite* united united_club united_lounge united_should unlik* unlike
unple* unpleasant unpro* unprofessional unsat* unsatisfactory unsub* until_i'd unwil* unwilling upgrade_to upgraded
upgrading upper upper* upper_class upsid* upside upside_down upsta* us_and us_for us_off usb use_it use_of use_their
use_this used_plates used_this uses using_it usually varie* variety variety_of vario* various vase vast vat very_bad
very_basic very_clean very_comfortable very_crowded very_disappointed very_disappointing very_limited very_little
very_modern very_overcrowded very_poor very_slow very_tasty very_welcoming very_worn victorian video video* views
views* views_of village villages virgi* virgin virgin_atlantic virgin_lounge virus visit_the visited_the visited_this
volume_of waiting_in waitress walked_past walki* walkw* walkway walls_and wants wants* warned_me warra* was_about
was_always was_available was_average was_awful was_being was_delayed was_difficult was_disappointed was_done was_early
was_entitled was_four was_glad was_good was_locked was_on was_opened was_quite was_reasonable was_reasonably was_right
was_slow was_small was_starving was_torn washi* washing washington washroom washroom_facilities washrooms wasps wasps*
watch_and water* waved_at way_below wc we're_in we_couldnt we_didn't we_got we_had we_have we_passed we_visited websi*
wedding week_4 weigh went_round went_to were_flying were_indifferent were_limited were_located were_out wetti* wetting
whale what_he when_entering when_flying whene* whenever where_a where_i'd where_there whether_the which_i which_is
which_isn't which_was whisp* whistles who'd who'd* who_got who_have whole_lounge whose whose* wi wi_fi wifi wifi_access
wifi_available wifi_connection wifi_so wifi_works will_not wine_and wine_or wine_selection wines wines* wiped_it wirel*
wireless with_great with_limited with_lots with_lufthansa with_several with_some with_wet within_five within_the
without_paying wlan wont world_and world_of worldwide worn_out worst_business worst_lounge worth_it would_expect
would_want wouldn't wow xbox years_ago years_now yet you_can you_might you_travel your_flight your_table zeala* zealand
zip zombies zoom zrh`,
    '-1': `
08 09 140 14th 2 2009 2012 2014 2017 2018 20p 20th 210 212 21st 240 25th 28 2am 3 30am 30pm 32 3pm 3rd 480 50 51 612 64
7pm 800 840 99 9th a38 abu adjustment admis* adver* affec* afterwards again* age agein* ageing agents air airfi*
airfield airlines airpo* airport alcoh* alcohol align* almonds almos* almost alrea* already also am an ands anima*
answering anymo* anymore anyth* anything apart* appalled appar* apparently appeal appear appearance appetizers apples
apron arabia arche* archery arcti* arctic aroun* around arran* array array* arrival asia assis* assistant assor*
assortment atm autom* automated avail* available avian* avianca awaited ba ba's backt* baile* baker* balco* balcony
balle* ballet balm bang banne* baraj* barajas barel* barely bars based based* baskets baths baths* bazaa* bazaar beach
beach* beds beetr* beetroot begin begin* beginner begun begun* belgian betwe* between bever* bill bingo bingo* birth*
birthday blanc blanc* blend* blocks bodied bogot* bogota borde* bother branc* branch brave brave* break* brick bride's
brief* brings browse browser bucket buffe* bug bumbl* bumblebee bumpe* bunch burglars bus busie* busier busin* business
busy but c cable cable* cakes cakes* callb* callbacks calm came campe* can can't can't* cape capit* capital cappu*
cappuccino card carib* caribbean carne carne* carou* carousel carriers cashi* cashier cava cave cello central cereals
chalk* chanc* chand* chang* change charging cheat check chef'* chef's chocolate choked chole* choose chow chris* circus
clamp class class* claus* clean clean* clicking clients co cocon* coconut codes coher* coherent coke college comfo*
comfortable communication compare complex compu* con conce* concept connecting connections consi* contact contemporary
convenient conversation coole* copy corka* corkage corne* corri* couch* cough coughed couldnt counsellor courteous
covered cows crack* create crepe* crock* crockery cross* crowds culin* culinary curry* curtain cute cutlery cx cylinder
danci* dancing date datin* dating dawn decad* decade decades degrees del delighted delivery dentu* dentures depar*
depart department departure depending depot depot* describe desktops desperately dhabi dhabi* diese* diesel difference
direc* dirtiest disagreement disap* disappointment displayed doesn* dolla* domin* don't don't* dont door'* door's
doubl* double doubled dpd drawb* drawback drift* drill drink* drowned duste* duvet duvet* earrings ears easil* easily
eithe* either elega* elegant enclosed encou* encountered encourage ended ended* ends engaged engine engineer enjoyed
enlar* enlarged ensure enter entering entertain enthu* eveni* evening every every* everybody's everything ewr except
exceptional excludes executive expect exper* experience explanation explore expre* facia* facial facility fact facto*
factor falls falls* false false* fanta* faxed faxed* featu* feature feb febru* february feel fenced festi* festival
fetch fetch* fetched few field field* fifti* figure figures films films* filters finally find finis* finished firew*
first first* firstly fish fitte* fiumi* fiumicino flavours fligh* flowers flown flown* flyin* flying fobbe* fobbed
foils foils* folded food forgot forkl* forklift form forwa* fra france fraudulently french frequently freshening
freshly friend's friends fruits functional furni* gaps garni* garnish gel getti* getting girlfriend give globa* global
glorious good goodb* goodbye goodn* goodness gp grandma's grandmother's grant* green* greet* grinning gripe gripe*
groomer grub grunted guara* guess* guest's guide* guinea gulf gutter hadn'* hadn't hairdryers half halfw* halfway
hammered harro* haven haven't haven* havin* having headache heate* heave* heine* heineken hidin* hiding high highe*
higher highway hill hk holid* holiday hones* hong honou* hopef* hopefully horribly hosep* hosepipe hospice hosta* hot
hours hours* how howle* howled hughe* hughes hull human hunt hunte* hurry hurry* icelandair immed* immediately
immigration impossibly impre* improvements inches incom* inconvenience increasing india indicate indiv* inexp* info
initial inner inner* inste* instead inter inter* intercontinental international intimate invite ironically issues it'd
items items* its jobs joine* joined joini* joining joint jokin* joking judge* juice just k keith* kelly* kettl* kevin
kevin* kilom* kitchen klm knowi* knowing kong korma* labra* labrador lady laminated lapel* large large* larger lasag*
lasagne laser laugh lavatories law law's law's* lay leafl* leaflet lean ledge* leeds leeds* lemon* less lesson letting
lettu* lettuce liabl* liable lifet* lifetime light* lights like listen lists lists* liter* literally loaf loch log
londo* london look lost louds* loudspeaker loung* lounge lounges lunchtime luxur* luxury macar* magnet main maint*
maintain maintained maintenance makes makes* makin* making malay* malaysia manned marro* marrow marte* martens mat
maxim* maximum may meat membership memberships menta* mental merger mess micro* midni* midnight mile milk mine'* mine's
minibar misery misfo* misfortune misle* mixers mobil* model modern moment monitor monitors more moroc* morocco mother's
motor mouse mouse* mushrooms mutat* mutation name'* name's nans napkins nappi* national natur* natural nature near
nearl* nearly need new newsp* newspaper newspapers niamh niamh* nice nicel* nicely nightly nights nine ninet* ninte*
nintendo nobod* nobody noisiest noodl* noon now nucle* nuclear observation occas* occasion octop* octopus odd offering
offha* offhand offli* offline okay once onlin* online opens opens* operator options orchi* orchid originally ourse*
ourselves overa* overall overcrowding overheard overlooking oyster packa* packages packed paddi* padding paint pales
pales* pancake par parcels parents particular partn* partner passengers passes passw* past patch pc's pea peach* perfu*
perfume perso* person's photocopied photograph photographs picked pickl* picku* pickup pictu* piece* pier pigeon pinea*
pineapple pins pint pirat* pizza places plann* plast* plate's plays plent* pointed poisoned pond portal positives
postcode posti* posts posts* pot potential pots potted power power* prescription pressing pries* priest prime* printers
prior* procedure product profit progressively promi* promised promo* prope* prove provi* provides puddles putti*
putting quality quart* quartet quicker racket radia* radio* raise raise* random rapid rat read realise reall* really
rear receive recog* recordings recti* rectify redeeming refilled reflection relaxed released remains reminiscent
removed renewed repai* retail retin* retired retur* rice risky risky* river river* romance rotti* rotting rouge rouge*
rowin* rowing rs rucksack rudim* rudimentary rule russian ruste* rusted salad* salesman salty salty* same samosas sand
sat satel* satellite satis* sauce* sauna's sausa* says scalding scanner scarf scarf* schem* schen* schengen scoop*
scree* scuff* search seat seati* seating second secretary sections seeds seeds* selec* selection selfie senat* senator
sente* separate servi* service sette* settees settled sexy sfo share shark* shave* sheep sheet sherr* sherry shine*
shirts shock* shoe shoeb* shoebox shopping shower shutt* side sidewall signi* silent singa* singapore site situa*
situated six skeleton skipp* slices slide slip slipping slush* smash smile* smirk smith* smoked snack* snacks snails so
soaki* soaking socke* somebodys somew* sorry sorry* sorte* soul south* spa space* spam speaker specialist speec* speech
speeches spent spent* spiced split* spoke sport sport* spotl* spott* sq squar* stabbed stag stainless stair stall*
stamps standard starf* starfish steal* stewe* stewed stick stick* still still* stool* stopp* stopped straw* stray
streaming stree* street streets stren* strength stressed stretched strim* strin* strip* stripe stroll stron* strug*
stuck stuck* stuff stylish substance sue suffered suggest suggested suggestions suit suitcase sunbe* sunda* supervisor
supplied support surprise surrounded surroundings sushi* swindon syrup syrup* table tailo* tailor take takes takes*
tame tears tears* teaspoon tech teddy teddy* ten tenancy termi* terminal terri* text that's they've thing thinn* third
third* thirty those those* thoug* threa* three three* ticket tikka tikka* time times times* titte* tittered toast
toast* toile* toilets tom top topic topic* torch total* totally touches tourn* tracking trail trailer train* trainers
transformed travel traveler travelers trendy trips trips* troll* tuesd* tulips turke* turni* turning turns* twenty
unappetising uncle* understand undri* undrinkable unide* unidentifiable uninspiring unive* unsur* unusu* upgra* upgrade
upstairs urgen* urgent user using using* valid valid* value vanil* vanilla varied vegetarian vendo* vendor venti* verge
verge* verri* verrines very victo* victoria vienn* vienna violi* vip virus* visited volun* voucher wait waite* waitr*
walk war warranties wash washr* wasp wavin* waving we we'd weapo* weddi* wedne* weird welco* well weren* wetsuit what
whate* wheels which which* why win windows windscreen wine wipe wobbling work worked worki* working workm* workt*
worktop world world* worst worst* would've wrapped wrong wrong* yes yogur* yogurt yogurts you'l* you'll youngest yvonn*
yvonne zuric* zurich`,
    '1': `
07 10am 112 114 2000 2021 30th 39 400 41 412 420 46 48 70s 77 84 86 9pm abras* abrasive acces* accom* account acros*
across acts actually addic* advan* advertised advis* advised adviser af agreed alarm* alert* alerted allot* almon*
angle* ankle* anywa* anyway appeared appet* arabi* arcad* arcade army artic* article ash assaulted assumed attac*
attit* avoid avoid* away axle backe* balan* bands bands* bank bar barked barte* bartender batteries beanb* beard beare*
becam* became beep befor* before beginners beginning behin* behind being being* bench besid* beside bet bhaiy* bhaiya
bindings birds* biscuit bit bite bitte* blanket block blood bloody board board* boarded bodie* bodies boile* bolts
bolts* boss both bothered bottl* bottle bottles botto* bottom bounces box boxes boxes* breathed brioc* brioche briti*
british broke* brown build* bumps bumps* bundle bunk buzze* by cabin* caesa* caesar calle* called camps* campsite
canada canister canno* cannot canva* car car's car's* carav* caravan cardiff cards cards* carri* carto* cashp* catal*
cater* cats cemen* cement certificate chara* charger chart chasi* chasing chats chats* check* checkout cheered chemical
chicken chowd* chowder cider circu* civil* claim claimed cleared clearly clicked climbing club cluel* clueless clutc*
clutch coach coach* coaster coat cocktails colle* colli* colum* column community compl* complaining concerned conse*
content cooler coordinator cotto* cotton count* counted crab cracking crammed crawl* creat* credi* crete crete* cripp*
crook* crutches cubes cubes* cubicles cupbo* custo* cutti* cutting cvs decem* december decided deck defen* deput*
deputy despi* despite detailed detou* detour devot* diamo* digits ding disabled dish divorce docum* done donkeys
doorstep dope down dozen* drawe* dream* dress* dresser drink drone* drove drove* dug dumbbell durin* during earph*
earri* eatin* eating edibl* egg electronics else email emailed emira* emirates end energ* energy engagement engin*
enrol* escalator estat* euro eve ever evidence exit explain explo* f fade families farmer faste* faster fat fees feet
fence* ferry* ficti* fiddl* fifties fifty fifty* filth* finish finta* fired fired* firm fishe* fiver fiver* flake*
flakes flame* flip floor forme* foul fourteen franc* freddo friday friendlier from front* gall gang garag* gates gates*
gave gentleman georg* geran* geranium get giggling girl girlf* globe globe* gnome* golde* golden golf gown grabbed
grade* grandad granddaughter grandparents greet greeting grinder groom* grow guest guest* guests gym handb* handbag
handbook handbrake handi* handlers handr* handrail hangi* hanging happe* happens harbo* heart heart* heat heater
heaters heavier help helpd* helpdesk here hides hides* highly hired hired* holders hole honey honour horse hospi* hotel
hotel* house house* hummi* humming hummu* hummus hung hurley i'd i'm identity illne* illness imagine imitation impro*
inche* indoo* infin* insist inspection inspectors insta* instr* insur* inten* interior irish irish* isn't isn't* itchi*
ive jab jackets jam japanese jar jewels joel johns* johnson joint* joke keeps keeps* keith key kite knife knife* knock
knocking knowl* l label* ladder ladle ladle* lager* lande* landed landi* landing laser* lashes lassi lassi* laundry
leaf leaks leaks* learn learned leave ledge lefto* lengths lette* letter letterbox lifte* lifted liqui* listi* listing
little locat* losin* losing lotte* lottery loude* louder loudl* loudly macaroni machete magnets mango mango* manil*
manila manne* manners mark marti* mask maths maths* mayo me means means* meant meeti* meeting mein menti* mentioned
messa* met metres miche* microwave midwi* minib* minor mints mints* miserable mistake misun* misunderstood mix mobile
model* monkeys motor* mould* mouldy mount* muffl* muffled multi mushr* my nana nephew noise* non normally notic* notif*
nowhe* nowhere number nurses off offered old optic* orders organ* osteo* osteopath others our outbo* over overflow own
owners packaging paid pande* paperwork's paral* parrot parti* parts parts* paste* pavem* pavement peanu* pedal pedal*
peel pen pendi* pending penne* pensions perfumed petting photo's photo* photos picki* piece pigeo* pillo* pillows pin
plane plank* plasterer plate plated platf* platform plumb* plumber policy popul* popular port posin* posing poste*
postie postm* postman potho* pound poure* poured powde* prawn* praye* pressured prett* pretty preve* prick* prior
priva* private probl* problem proce* produ* profe* protection pull punch* purpl* purple purse pushed queued rabbits
raffl* raffle rajes* rajesh rathe* rather rating razor razor* reader realised received recently recep* reckons recorded
red ref refur* refused regardless relat* relea* release remaining remove replaced reput* requests reserve resol* retre*
retreat ribs ridde* ridden rights rolle* rolled rota rower* rubbed rude rugs ruine* ruined rumou* rumour run rupee*
rupees rush said sandeep saoir* saoirse saucepan sauna sausage say school scores scott* scottish scrub* seals seals*
sean searc* seatb* secret section selle* seller sent seria* serial serve serviced services serving set setting shades
shall* shallow shame* shan'* shan't shared shed sheri* shift* shoot* shots shots* shoul* should shout* shown shown*
shows shows* shutter sick sideways signe* sim simple sister's sisters sixth sixth* skewe* skinc* skincare skip skull
skull* slap sleep slept slept* slips slips* smallest smell* smelly smelt smelt* smiles smith smoke* smoot* snap solve*
solvent someb* someo* someone's somet* something somme* sommelier sons spann* spanner speaking spelt spelt* spide* spin
splin* spoil* spoon* spotted spray* springs squad* stable staff stage stain stalked stamp stared stari* staring starv*
state* statement status staye* stayed stayi* staying stead* steer* steering stepp* steps* steve* sting stone storey
straw stret* stretch strike strip sucked sugar* super* supermarket surro* survived swag swallow swapp* swapped swears
sweets swept swept* swing* swiped taken taken* takin* tappe* tapped team teena* teeth temporary terribly test thank*
thanks theat* theatre their their* them they'd thing* thirtieth thought throu* through throughout throwing ticke* ties
timer* tipsy tipsy* toes tow tractor travels trial trial* tribu* tripl* trous* truck truck* tutor tvs under* unhea*
unifo* unint* unlic* unlicensed unlock unmarked unpac* unsaf* unsafe until until* up uploa* used usual* utility vaccine
valet valued vegan vegan* veget* vent vents vents* verbally verification viewings vinyl vinyl* visit visit* voice waist
waiter wake walke* wallet wareh* warehouse wasted watch* watching water weari* wearing wears wears* weights welcome
went wet where where* wheth* whether whipped whisky whispered white white* who whoev* whoever whole whole* wide widow*
winds* woods woods* word worry worry* would write* writi* writing wrongly wrote wrote* x yeah yoghurt you you'v* you've
young* zips`,
    '2': `
02 06 100 130 15_to 21 2_to 45_minutes 4am 50_minutes 5_and 75 780 79 7_for 7am 8000 890 900 99_on a_bag a_bill
a_boiler a_box a_call a_candle a_carton a_chainsaw a_cheap a_coat a_comment a_crew a_family a_fee a_flat a_floor
a_fresh a_guy a_happy a_lad a_loan a_miserable a_more a_non a_phone a_poor a_range a_show a_smiling a_speaker a_state
a_stick a_sticky a_stone a_tap a_ticket a_tree a_twenty a_way a_wheel a_word abern* abernathy accou* actio* action
address admit* adult* afrai* afraid after_and again_as again_at agency agent agent* airbag airport_to all_that
all_weekend allowed allowed_in allows almond along_with ameri* american among among* amoun* amount and_chips and_coke
and_eighty and_five and_has and_he and_he'd and_i'll and_i'm and_i've and_if and_laughed and_next and_offered and_old
and_paid and_sat and_sent and_shook and_sold and_somebody and_that and_told and_was and_went and_were and_would
and_you'll angel_and angle any_time app_is app_says applied arabic are_the are_three are_two arranged artis* as_part
asked_him askin* asking asleep_in assum* at_80 at_breakfast at_dinner at_ten at_that at_you at_your attacked attended
attitude aunt authority awnin* awning babys* back_with backpackers bad_experience bag_and bags_on baked baked* ball_pit
ballo* banks barco* barcode barma* barman barri* batte* battered be_an be_from be_happy beard* beari* bearing bears
bears* beate* beaten been_cut been_served been_using before_he before_she'd believe bend besides best_i best_in bikin*
bikini bit_of black blade bleac* bleach blessing block* blow blowi* blowing blue boarding boat bones bones* bony boost*
booth* border boss_is both_in bother_to bottled bouncy_castle bowed bowed* brace brack* brand* breas* brick* brida*
bridal bridge broke broke_in brought_her brought_him brows* brush* bud builders buildings burnt burnt* bus_station
but_for buyer* by_eight cables called_her calli* calling came_back came_home came_out camer* camera camp canad* canal
canal* cannot_be car_keys car_with carab* carbo* care caref* careful carton cartons cartridges case_number catch*
catering cd cella* cellar cent chairs_were chale* chalk chandelier change_of chaps chaps* charm chart* chatted
cheekbone chemi* chemist chequ* chickenpox child* children's chimney chippy chit choose_from choosing chop
christmas_dinner ciara* city civil claim* clamp* clapped cleaning_the climbed clini* clinic clive clive* clock closi*
closing cloth* clumps cocka* coffee_at colleague_and collected collecting come_with comfort comic comic* comin* coming
comme* comments_on company compensation complaining_about completed concerns conci* confidence confirm confirmed_in
congr* congratulations connected consider considered consuming conve* convenience cooke* cooker cookie core could_hear
couldn't_say council country court* cousi* cover crawl credited cruel crush* crutc* curre* cut cut_my cut_to cv damage
danis* danish dark_and dark_with darling date_of day_and daylights days_of dead_by decki* decking deep delhi delhi*
deliveries deposit_and desk_is desk_took despe* diamond did_and did_i did_this didn't_see died dig disab* disappearing
disc disgr* disgu* disgusting dispa* disputing disti* divor* dodgy dodgy* doesn't_even doesnt_exist dog dog's dog's*
doha doing doing* donat* donation donut* door door_locked doorm* doorman doorw* doorway down_again down_when dragged
drained draw drawer drill* drink_in drive* driver's driver_was drone dropp* drunk* duct dumplings duplicate during_my
dusk duty_free dye eat_anything elect* electrician eleva* eleven_minutes else_in elses elses* employees employer empti*
emptied empties engage engli* english enjoy* envelope envelopes escal* estimated_bill european euros euros* ever_been
ever_since every_day everyone evide* exist exist* expiry expos* exten* extensions eyes_like fabri* facad* facade
facing_the fail faile* failed faith faith* faro fat_one feath* feather fed fell fell_on felt_so fence fewer fewer*
fight* fill_in fille* filling fined fined* fire first_time five_year fix fixed fixed* flash* flat_in flats flats*
flattened flavor flea fleec* flight_and floor* floor_of folk follows food_i for_3 for_an for_and for_forty for_him
for_me for_our for_six for_someone for_them for_thirty for_three for_training for_twelve for_twenty for_your forecourt
forged format found found* four_seconds four_years fraud fraud_and free_on friend from_leeds from_our from_this
from_you front funny funny* furio* furious garage gate_and gay get_another get_away get_up get_with giggl* give_out
gladl* gladly glass_in go_and go_into go_with goat going going* going_through gone gordo* gordon gossiping got_a
got_charged got_in got_two gps grace grace* gran gran'* gran's grand granted green_and grill groce* growi* growing
grumb* grumbled guill* guillotine guine* gun habit had_another had_gone had_him had_three half_my half_six ham hamis*
hamish hand hand_with handc* handed_in handed_to handp* handprints hands hands* hanger happier harm has_a has_asked
has_lost has_only hash have_given have_had have_made he he'd he'd_had he's_been he_called he_can't he_changed he_got
he_knows he_lied he_wanted head headb* heade* headed headlock heard heard* heath* heavi* held helme* help_me helped
her_down her_own high_as high_street highc* highchairs him_for hips his_shirt his_way hit holde* home home_on home_with
homel* homeless hoodi* hope horri* horse* hose hospital host hosti* hottest hour_after hour_before hour_later
hours_after hours_for hours_later hr hundreds_of husba* husband hygie* i'd_got i'd_made i've_a i've_taken i_checked
i_chose i_finally i_find i_forgot i_gave i_hadn't i_only i_read i_sat i_should i_start i_stood i_talked i_told i_want
i_wanted i_watched i_won't i_wouldn't id if_they if_we if_you're ignor* ignore_it im impor* improvement in_asia in_at
in_feb in_for in_i in_intensive in_it in_japanese in_june in_on in_sales in_tenerife in_this inch india* infla* influ*
influence information injection inside_and inside_the inspect insuf* insurance intensive intensive_care interested
internet_but into_each intru* intruder invol* involved is_81 is_all is_basically is_cold is_going is_hopeless is_next
is_nothing is_yours isnt it_came it_it's it_might it_never it_out it_she it_there it_they it_when it_where it_which
jack jacke* jacket john judge jumpi* jumping kart kayak kebabs keep_the kegs kenne* kept kept_the kept_us kerb kindn*
kindness kiss kitten knock* know know_the know_which know_who knows knows* korea* lab labou* ladde* lads_on lakh lambs
lambs* lands* latch latch* later_on laughing law_in lawye* lawyer leath* leather_jacket lecturer led_to left_a left_at
left_my left_out left_to leg legs_and lemons let_us letter_in letters letti* licence_and lights_off like_that lines
lines* link linke* list_of littl* lived lived* livin* living loads loads* lobster local* location locked lockers locks
logan logan* looked_pretty looking_up loose loose* lose lot lunchbox lying_in macca* machine_and madam madam* made
made_for magpies maide* maiden maiden_name main_road man man_at manag* managed_to manager_said marched marga* marke*
matching mates mates* maths_teacher maureen me_go me_it me_of mean melon melon* member_of members mention mention_it
menu_and merch* met_us metap* meter meter* metro metro* mexican mice milea* mileage milk_and minibus mins_with minus
minus* misla* mislaid miss missed_a missing_on misus* mixed_up modem modem* molar monday_in morning_i mortu* mortuary
mot mothe* mother mothers motio* motorway mountain mouth_and movers mower mower* much_as mugge* mugged mum_to mushroom
muslim mute my_bank my_dad my_dads my_daughter my_employer my_full my_instructor my_laptop my_little my_mates my_own
my_passport my_pram my_return my_son my_test my_tongue my_umbrella my_wallet my_watch myste* nails nails* name_in
name_is names_and nan's nan's* negot* neighbouring neil nephe* never_been never_have new_address new_and newbo* newborn
next_morning nice_new nine_months no_explanation no_longer no_receipt no_shade nonse* nonsense north nose not_done
not_from not_working not_you notes_and nothing_has noticed_they now_he now_knows now_there's now_with nowhere_else
nowhere_to nozzl* nozzle numbe* number_and number_that of_ice of_my of_our of_this off_an off_in off_me off_them
off_your offic* office_has old_ones old_school on_an on_both on_display on_file on_it on_our on_reception on_request
on_some on_us once_i one's one's* one_month one_to one_would ones_in only_ever only_just only_that only_wanted open_at
open_with opene* opened_with opera* or_leave or_two origi* other_families other_people's ought our_cases our_solicitor
out_and out_from out_with out_without outsi* outside over_our overn* overnight owl owner's oyela* oyelaran packs packs*
paddo* page_for pages_of paid_a pair pair_of pairs pairs* park_and park_is passed passenger passi* passport past_three
paste patel patel* patti* patting peak_hours pelle* penguin people_have peppe* person_in personally pet_shop petrol
petti* pharm* phoen* phoenix phone_had phoned photos_and physically pictures pigeons pilot pilot* pipes pipes*
pizza_came plagu* plague plain plain* planes planning plastic_and playground plucked plumbing plus_the pointing polic*
police pony poppy poppy* porter posit* pract* prams prams* preci* predator prefer prepa* prepared pressure price_was
principle printed_at priya prizes prom prong* property prosp* prote* puff puffi* puffing punct* puppy puppy* purchased
put put_in put_it pyjam* pyjamas queui* queuing quiet_and ramp reach reading_the receipt_for receipts receptionist
recor* recording reduc* referred refle* reflects refurbished refus* refuses regis* regular rejected relations
relationship remember remov* removed_from repay* reported_it reprinted respo* responsible restr* returning riddl* ride
ridin* riding rippe* road roami* roaming roger roger* roma roofer rope ruler ruler* ruper* rupert said_they're salads
salesmen salmo* sam sandra sat_up sauce_and saw saw_an saw_him say_a say_about say_it sayin* saying says_2 says_no
scann* scared schoo* scien* science sciss* scissors score* scratched screams screenshots sea seams seat_to seater
secured security_guard seein* seeing self_checkout sen sendi* sending sent_her sent_me sent_off serge* serve* served_on
served_us seventeen seventy shaki* shaking shared_with sharks she she_was she_wrote shelt* shelter shin shop_on shopk*
shopkeeper should've should_keep shoulder showi* showing shown_the shrugged shut_to since_and since_then sips siste*
sister skates skin_on sky slabs slabs* sliced slipp* slippers slive* sliver slots_are smack small_bottles smash* smell
smelled smelled_like smirk* smirked sms snake* so_he so_i'm so_maybe so_small so_that so_were soake* soaked softw*
software sold_it solo solved somebody's someone someone_did someone_had somewhere_else soon sore spat specifically
spent_it spill* spills spoilt sponsor spoons spotless_and squee* stab staff* staff_at stage* stand standing_at
standing_up staple starve starving steam steam* step stern stern* stick_to still_there stitc* stole stomach stop
stopped_crying stopping stori* stove stove* strangers students study study* stupi* style style* submi* sucke* sunbed
sunsh* sunshine super surna* surname swear* sweep* table_and tablet take_the taken_it taking taking_turns talke* talked
talked_over talks* taxi tea_is teach* teacher teeth* temple ten_for tenan* tenants terra* test_and test_drive teste*
texte* texted than_his than_i thank thank_you thanks_for thanks_to that's_a that's_about that's_all that's_what
that_none that_of that_out that_phone the_ac the_address the_aircraft the_barn the_bathroom the_beach the_birthday
the_bonnet the_bottom the_briefing the_bus the_cash the_christening the_cleaning the_co the_cover the_cupboard
the_doctor the_dog the_drivers the_dryer the_ear the_early the_edge the_face the_family the_fella the_field the_filter
the_fitting the_four the_grey the_hedge the_kitchen the_landing the_laptop the_lift the_little the_loch the_locks
the_loo the_nozzle the_nurse the_open the_order the_others the_pair the_pavement the_pizza the_pond the_post
the_private the_pub the_ramp the_reason the_rent the_roof the_salad the_screws the_sheet the_so the_staff the_state
the_steam the_steward the_toy the_transfer the_usual the_very the_vet the_viewing the_wardrobe the_weekend the_work
their_business their_feet their_website them_about them_and them_is them_up them_with thems* themselves then_for
then_one there's_no there_and there_at there_i there_in theres they_called they_cannot they_charged they_even they_got
they_hadn't they_now they_refused they_won't thing_in thirty_minutes this_so though_i threatened_to three_lads three_of
three_viewings throw throws thumb* thumbs_up ticked ticks ticks* ticks_and tight tile tiles tiles* timel* timely timer
times_since to_12 to_carry to_check to_choose to_five to_four to_hold to_it to_just to_mention to_sell to_settle
to_some to_thank to_throw to_touch to_us to_waste to_write toddler told told_about told_me told_the told_they tomat*
took_him took_out took_place took_the took_them tooth* torch* torqu* torqued torto* touched touched_the tour_guide
touri* tourists towar* towards trace track* trade* tramp* transport transported travellers tray_for treatment trend*
tried tried* tripped trunc* truncheon trunk* trust tucke* tucked turn_up turned_the twice_in two_bottles two_of
two_other two_seats two_women typic* typical unann* unannounced unatt* uncle under under_the underneath underwear
unheated unhyg* unhygienic unkno* unrel* unreliable until_my up_after up_every upfro* upfront uploaded us us_on us_that
us_to vacci* valve* ventilated verification_code very_kind very_professional very_very vest vet vicar vicar* violent
voice* voices wage waiter's waiting_on waiting_to walking_about walks walks* wanti* wanting warne* warned was_already
was_and was_asleep was_better was_coughing was_doing was_empty was_from was_i was_late was_nine was_paying was_plenty
was_put was_shown was_trying watching_the water_bottle water_had wax way_and way_home wayne wayne* ways we'd_got we'll
we'll* we_counted we_paid we_pay we_used webca* webcam weeks_in weird* welded went_green went_out went_with were_always
whack* what_one wheel when_a when_i'm where_are whereas which_has whisky_at who_do who_laughed who_said whole_thing
why_did wife wife_said will_never windowsill wine_in wink with_all with_eleven with_him with_it with_kids with_my
with_our with_tape woke woman_said woodl* woodland worce* worcester word_i word_with worked_there works worse worse*
worst_is would_rather wouldn't_leave wrapped_in wring wring* wrote_it year year_i years_and years_in yeste* yoga you'd
you'd* you_hear you_lock you_tell you_that you_to you_wait your_bags yourself yr`,
    '3': `
150 19th 1am 2016 2019 290 2_114 310 350 3_star 49 499 50_each 600 650 7_days 80s 81 89 a_6 a_back a_bald a_basket
a_bat a_bath a_body a_brick a_broom a_child a_claim a_copy a_cover a_criminal a_disabled a_discount a_fire a_flask
a_guest a_hotel a_hundred a_lorry a_map a_milk a_password a_plan a_pram a_private a_quarter a_red a_regular a_statement
a_straw a_syringe a_thing a_thumb a_tip a_treat a_trip a_voice a_white aband* abandoned about_and about_this accent
accommodation accor* according according_to acknowledged across_a added_me addre* addressed admissions admitted
advertise african after_we agenc* ago_i agree* aimed aimed* airport_the aisle_and all_other all_over aloud aloud*
alpha* alter* an_engineer an_inch and_after and_asking and_could and_couldn't and_do and_everything and_handed and_less
and_my and_nobody and_put and_shrugged and_signed and_simply and_slammed and_slept and_watch and_when and_white angry
angry* another_city another_passenger answered antihistamines anyon* anyone appli* application are_basically are_free
are_good around_for arrangement artist as_you asian asian* asked_to assistance at_18 at_34 at_7am at_check at_every
at_reception at_school at_their attendant au aussie auto available_at babe babie* babies baby baby'* baby's back_he
back_no backed backs* backw* backwards backy* backyard badge banis* banister banki* banking banned bar_at bar_staff
barber barn barrel barriers basem* basement be_found be_happier be_my be_put beagle beam beautifully bedro* been_opened
been_taken before_a before_boarding begge* begged belt belt_off benefits berna* bernadette big_slide bill_came bill_for
biscuit_tin black* bladder blame* blaze* blood* boat_and body boiler bond bone bookings boote* booted booze bottle_at
bottle_of bottom_of bounc* bouncer_had bowel* boy_in boyfr* boyfriend bradl* bradley brandy bread_and break bride*
bridg* broom_handle broth* brother brother_in brought_the bum bundl* burned busy_with by_email by_heart by_somebody
by_ten by_the by_way calf came_away can_hear can_imagine cannot_even cans capta* car_boot card_in carriageway
carried_on carry* carvery casino cat_in certi* chair_with changing chari* charity cheat* cheated checked_out checking
cheek_to chef chest chest* chick* chickens chipo* chipolata cider* cigarettes circling ciste* cistern claiming claims
clapp* clappers class_with cleaned_for cleaner's cleaners climb* clip clipb* clipboard clock* closed_my club_i cogna*
cognac colleague collect come_and come_off commenting commu* company_same complain complained complaint_lodged
condescending conduct confe* confetti confi* confirmed_by confirming contrast control cooked corsa corsa* cos cot
could_buy could_tell couldn't_get counter_to counter_with court cramm* creams crew cripple cubic* curio* curled_up
cycli* d dad dad_with dal dande* darre* darren data date_from daughter daughter_and day_eight day_he days_in days_later
deaf dealing_with debri* decid* decli* declined default delete deliver delivery_boy demon* demonstrates dentist
dentist's depos* deserve desperate destr* destroy diagnosis did_my didn't_want disch* discr* discu* disgraceful
dismissive disputes distillery divin* dj do_to doesn't_have dogs don't_care don't_have donca* doncaster done_the
door_is down_on down_to drain drape* drawn drawn* drink_was drinking drive_with driven driver drop dropped drowned_in
drunk dryin* drying dual dual_carriageway duckl* dump dying dying* eaten eaten* eats eight_year eleph* elephant elm emi
end_up english_and enjoy enqui* entered entire entry entry* envir* erase* euros_for even_on everything_and evidently
examiner excuse expert explain_it exposed eye eye_contact eyebrows eyes_were faceb* facebook faces faces* facin* facing
failed_on faint* fake far_too father favourites fello* fenci* fencing fenwi* fenwick fight file_and filled_in filli*
fillings finger fingerprint finished_and fitter flags* flat_on flat_with flies flies* floors flown_with fluids flume
flume* for_10 for_7 for_anyone for_eleven for_nine for_nothing for_showers forced_to forei* forget forks forks* forth
forth* forty_years found_me four_stars fox freshers fridges from_2019 from_head from_someone from_the front_row
full_sun fur galle* gasse* gate_that gave_a gave_it gearb* gearbox gecko gecko* gestu* get_my get_our gets_a giggled
girl_was given given* given_the glass go_down god goes_oh going_in going_like going_on gone_too good_one googl* google
gossip got_hold got_told grand* greenhouse grew grille grinding grinn* groomed guessing guy guys gymna* ha hacked
had_been had_left had_lost had_made had_my hairdresser half_at half_on halve* halves hammo* hammock hamst* handcuffed
handed_it has_got has_now has_put has_three has_two hatch have_found have_got have_i have_my have_stopped he's he's_a
he's_five he_and he_didn't he_didnt he_knew he_put he_still he_turned headed_for headmaster heads* heard_of heavens her
her_by her_from her_life her_up herba* herbal here_are here_in herself_and hes hid hidde* hidden hide high_chair
him_back him_that hip_and hire_car his his_coat his_colleague hit_me hit_with hoa hold_of holdi* holding horses hoste*
hot_soup hot_to hotpl* hotplate house_in housekeeping_had how_it how_the how_you huffi* huffing hugs hundr* hundred
husband's husband_who i've_got i've_the i_bring i_can't i_cant i_couldn't i_drive i_go i_heard i_hold i_kept i_know
i_liked i_might i_own i_sit i_swear i_then i_wear i_will idle if_i if_we'd if_your image impression_of impressions
in_arabic in_hospital in_london in_plain in_red in_there in_wet ingre* ingri* ingrid insist_on inspe* instructor
insurance_for insured intac* intact intimidating into_this investment irela* ireland is_their is_where it's_free
it's_gone it's_not it's_only it_by it_didn't it_go it_he it_only it_takes j jacuz* jacuzzi jigsa* jigsaw job job_and
jogge* jumped junct* junction june junior just_shrugged just_went just_what kanga* kayak* kebab_shop keep kev key_and
key_in kicked_in kid_on kids kindl* kissed kisses knew_the knocked knocked_off know_if know_where knows_how knows_what
korean labelled labels lad lad_in lad_on ladie* ladies lagos lagos* lapto* later later* later_and laugh* laughed_and
law_took leaned_on leann* leanne learned_to left_and left_us less_and let_go let_in let_our lets letters_to lifes*
lifestyle lightly like_we limpi* limping linge* link_to listening litre live locke* locked_us locker logged_in
looked_up loud_and lounge_until lower luke lump lying lying* made_in magni* magnificent makeu* makeup malag* malaga
man_had manager manager_says mangled mangy mangy* marri* matters me_and me_by me_how me_is me_my me_the me_where
meant_for mecha* mechanic mechanic's mechanical members_of mention_the mentioned_the mexic* mick might might* mill mine
minute_and minutes_later modes* moggy moggy* mom money* money_for motiv* mould mouthful movem* movement movin* moving
mp mum_in mustard mutte* my_5 my_back my_birthday my_booking my_boss my_brother my_card my_cousin's my_date my_ear
my_epipen my_father my_father's my_feet my_finger my_girl my_good my_hip my_house my_keys my_lawyer my_leg my_lips
my_mom my_mum my_mum's my_name my_nine my_old my_profile my_rice my_shopping my_sister's my_six my_table my_thigh
my_twins my_wheelchair my_wife's mysel* myself nail name names_on nan natio* neck need_it needl* nerve nerve*
never_felt never_had never_in never_made never_the next_month nice_and nice_to nice_view night_in nine_in nine_times
nine_year no_batteries no_call no_for no_means no_questions no_warning nobody's nobody_else norma* normal north*
northern norwe* norwegian noses noses* not_being not_let not_to noted noted* nothing_here now_i've nurse* obvio* of_4
of_asking of_last of_prosecco of_something of_white off_a off_and off_for off_it off_my off_when offen* offered_us
old_boy older older* on_here on_phone on_shift on_them on_thursday on_tuesday once_they one_came one_who ones
only_housekeeping only_went open_and open_it open_my open_to opened operated operation order_a order_and other's
other_end other_people other_side our_bed our_next out_a out_he out_in out_then out_there outfi* outfit outside_a
outst* over_her owner* oyste* pads paid_two pal pandemic paper_towels parac* paracetamol paris* parish park_the
parking_ticket passp* passport_and past_nine pay_a pay_up payme* pensi* pension people_from pepper perch perch* permi*
permitted pesto pesto* petit* petro* photographer picking_up pictures_of pictures_on pile pine pipe_in place_was plank
plaster playg* plays* poiso* poisoned_the pokin* poking politely portaloos porte* post_it posted pouri* pouring prawns
precious pretty_good princ* prize* processed protein provided_for pryce pryce* psych* publicly pushe* put_a put_down
quarters rabbi* racke* ramse* ramsey rang_in rated rated* rays read_that reade* reads reads* reason reason_i reason_to
receipt_and recko* recov* recovery refer* reference_number refurb refused_to refusing registrar reheated removal rep
repor* report reported reque* request resid* resis* resou* resources result revenue review_of rigge* rigged right_and
right_at ring ring_road ripped risk robbed rocke* rocket roman* rotte* round_to routi* routine rubbish_on rung s safe
safet* safety safety_talk said_in said_it'd said_she said_that's said_there salary same_man same_old same_rusty santa
sat_down sat_on saw_it says_it scan scanned scar scorc* score scowl* scrap* screa* screaming screenshot scrubbed seale*
sealed second_payment see_if see_that sello* sellotape sent_us september_and serves service_station sesam* sesame
sessions set_off settl* severe share_a sharo* sharon shatt* shattered she's_not sheff* sheffield shenz* shenzhen shipm*
shipment shish* shisha shoes_i shooting short_changed shorts shows_it shows_the shrim* shrimp shrug* sideboard sight
sight* since_been since_february sister's_wedding skele* skimmed skinny slipped small_ones smell_in smoothie snake
so_there so_was sold_me solic* somebody_with someone_called son son_in sorti* sorting sounded space_is spaniel speak
spelling spiders spiri* spons* squirrel staff_just stalk* standards_have standing_in state statu* stay_in steaming
steph* still_in still_warm stoma* stone* stool stop_and stop_on storage_unit straight_out stray* strength_of stress
strew* strewn stuffed stupid suffe* sugar sunburnt surge* surgery suspi* swall* swallowed swans swans* swapped_my sweep
switched_on tab table_of tails tails* take_off talks tanks tanks* teenager tell_me tell_you tempo* ten_dollars tende*
thai than_that that'd that_makes that_never that_nobody that_one that_she that_threw that_wasn't the_19th the_airline
the_apology the_baby the_back the_bank the_basement the_bedroom the_bone the_bottle the_bouncer the_boy the_buffet
the_canal the_change the_changing the_charger the_cheese the_children the_christmas the_clappers the_cleaners
the_clubhouse the_cot the_counter the_courier the_crown the_customer the_dark the_delay the_difference the_drawer
the_drink the_entire the_finger the_five the_flight the_form the_gold the_green the_hire the_hole the_item the_kebab
the_kids the_lad the_laundry the_lead the_leather the_live the_log the_mattress the_medical the_month the_moon
the_mortgage the_mower the_museum the_music the_neighbour the_pistachio the_pitch the_plug the_police the_pump
the_queue the_rear the_regulator the_saturday the_sausage the_scan the_search the_seller the_session the_shed
the_shower the_showers the_sixth the_slow the_snow the_soup the_sums the_surgeon the_tables the_thursday the_trainers
the_visa the_visit the_waiting the_workshop their_own them_to them_were then_cried then_he then_my then_nothing then_we
there'd there_before these these* they're_not they've_given they_knew they_let they_locked they_rang they_took thief
thief* thigh things thought_to thous* thousand thres* threshold threw_me threw_the throt* throw* thrown thursday_and
tightened till_we tilte* tilted timbe* timber to_charge to_everyone to_help to_her to_live to_pick to_place to_say
to_set to_sleep to_wear to_you toddler's toena* token told_by told_them told_you tomas* tomasz too_old took_our
took_ten top_up toys tract* traveller trick tried_to trolley tv_in twenty_three twenty_two twist two_in two_kids
two_places type_of typed typed* tyres tyres* u unacc* unattended uncon* underage undercooked uninterested unit unloc*
unlocked unpacked until_i unwel* up_by up_in up_there up_under upi us_every us_had used_for usual valet* vanis* vary
venee* veneer verba* via via_a video_of view_is violin voice_notes volunteer vouchers wages wages* waist* walked_into
waltz* want_my was_behind was_raw was_screaming was_short was_sick was_taken was_thrown washes water_to wave waved
waved* way_or we_can't we_carried we_flew we_want wearing_it wedge* week_and welsh welsh* went_down went_quiet
were_about were_down were_left wets what's_in what_isn't whatsapps wheel* wheelchair_and when_they which_i've while
while* who's who's* who's_got wife'* wife's wife_is wife_was will window's with_empty with_less with_people witne*
woke_with woman wondering wont_be worke* works_at works_with worthless would_come would_know wraps wraps* wristband
write_it writes xmas years_with yoghu* you'd_expect you've_got you_a you_buy you_drive you_i you_know you_like
you_still youth youth* yr_old`,
    '4': `
148 14_hours 19_hours 25_and 2m 410 410_for 4_kilos 60_for 60_in 62 6_200 940 a_broken a_camera a_class a_clock
a_colleague a_country a_cut a_fake a_fella a_fight a_five a_kid a_knee a_minute a_mix a_no a_pole a_pretty a_recording
a_right a_screen a_shame a_shock a_six a_squiggle a_stag a_ten a_torch a_transfer a_woman a_wrist aadha* about_in
accident accounts accus* acid ackno* acknowledgement address_and adds adjuster adren* adrenaline advance advertising
affairs after_being after_your again_by aged aggre* agreed_to airline_says all_evening all_five all_morning alleg*
allergic allowed_into alone alone* amend* ammon* ammonia amoxi* an_employee an_off an_upgrade and_afterwards and_bought
and_broke and_doesn't and_doing and_drove and_eight and_eleven and_for and_glued and_her and_orange and_punched
and_says and_spent and_staff and_suddenly and_they've and_threw and_turned and_wrote apartment app's app's* appealed
appendix applied_for appre* argue* argued arms arrive arter* artery as_clean as_my ask_any asked_her asked_me
asked_whether aspir* aspirin assau* asthm* at_women at_work atten* attor* attorney away_at away_with babies_and
back_from backd* bag_in bag_of bagga* baggage baggi* ban banda* bandage banks* bar_popped barke* barman_was
barrister_is bat bc be_at be_paid beagl* bed_and bed_on bedroom bee been_given beginning_to behind_my behind_the
behind_us berri* berries beside_my billb* billboard billed_me bipol* bipolar bite_marks bizar* bladd* blade* bleed*
blocked blond* blonde bog bonne* bonnet booths both_have bots bottles_and bouncer box_had box_marked boy boys brake
brass break_in breat* breathe briefing bringing_the broom* brother_was brute brute* btw budgie bulls* bumba* bumbag
bunker burne* burns_on bus_ride buyers by_friday by_itself by_two bypas* bypass cab cabbi* cabbie cabin_crew
cabin_steward callu* callum cam came_off canadian cancelling canis* caps car_deck care_about cared cared* cash casin*
cat's cat's* catch cater cattl* cattle caught_the cells cells* certain chainsaw change_for changed_me charge_was
charged charged_for charl* charts chemistry cheque chewe* chewed chip chips_and chloe* chucked clair* clien* cloak*
cloakroom coaching collar collected_a come_down coming_to comment commented comments_about commission commissioners
company_has compr* conde* confirmed confirmed_it consu* consultant contempt contractors conversations copies could_do
could_put could_they counc* counting counts couple couri* courier covered_in cowar* coward cracked creepy cryin* crying
dairy dairy* damages dancefloor dashc* dashcam dates dates* daugh* daughter's day_of day_pass deal_with dealer debit*
debiting decides decoration denti* deposit deposit_for deposits derai* desti* details_and detec* diabetic diagn*
didn't_give differently diner discharged discovered dispatch disre* do_my do_the do_this do_with docto* doctor doctors
documents does_he dollars_and don don't_do don't_get doors_closed dorm dosed dosed* draft* drago* dressing drilled
drivi* driving drool* drooling dropped_off drove_off e ear ear_that east ecsta* ecstasy either_a eleven_days emailed_me
emma enclo* end_it engineers english_or entir* entirely envel* escaped every_one everyone_in excuse_of eyes face_on
face_the fainted fare farme* fathe* fellow femal* female ferrets fever fever* fiest* fiesta files files* filmi* filming
find_my fingernail fire_in first_aid first_then five_of flask flask* flew flooded flour* flung flung* foil folders
followed foot for_all for_coffee for_every for_hours for_is for_weeks for_years forea* forearm forgot_to formu* formula
found_a found_out found_them four_hundred foyer foyer* fraudster freel* freely friday_or frightened from_its from_staff
from_us front_desk front_door fryer fryer* full_view funni* funnily funnily_enough gaggi* gagging gallery gardai gas
gave_him gems general's geniu* genius gents gents* geogr* geography gestures get_used getting_a girls_on glasses_then
gluten gluten_free go_of gone_and got_him got_mine got_off grabbed_my grandad's grandson grind* groun* ground grounds
guard guard* guards habit* hair halal halal* half_a hallw* hallway hamme* hammer hande* handed handed_out has_never
has_opened hassl* have_gone have_sent he'd_do he's_got he's_had he's_still he_couldn't he_landed he_laughed he_takes
he_would headm* heads healthy heard_her heard_it heari* hearing heavies heavily helpe* hepat* hepatitis her_a her_face
her_to herse* herself hi hid_it him him_do him_off him_to himse* himself his_fingers his_fist his_foot his_mouth
his_number his_palm hit_the hoard* hoars* hoarse holds holds* honesty honey* hooked hoppi* hopping horiz* horrid
hospital_found housed housekeeper housekeeping hurt hygiene i'd_asked i'd_do i'd_missed i'm_coming i'm_on i'm_paying
i'm_sure i've_lost i_blame i_didn't i_hear i_looked i_mean i_put i_received ico idiot if_i'm if_no if_she ignored
ignoring imita* immig* imper* impression in_advance in_bed in_december in_her in_its in_our in_pain in_service in_that
inbox inbox* indians indoors infection initials injec* insol* insulting interview into into_a into_the invitation
invoice ipads ipads* is_cheap is_closed is_seven is_your it's_got it's_my it_all it_as it_over it_stopped it_to
it_under its_size iv jorda* jordan jug kebab kebab* keep_my kennel kept_my ketam* ketamine keys keys_and kiddi* kilo
kilos kilos* kisse* knack* knew know_it know_she know_that knowledge known known* knuck* kowal* lad_and lad_by lads_in
land landl* landlord's lanya* lanyard lap_bar laptop laughed lawyers lay_there leane* leaned lease lease* leather
leaves_me left_in left_open legit legit* lense* lenses let let_her let_himself letter_says lever licensing licke*
licked life lifeguard lifti* lighter like_and lined lined* lines_in lion litre_of little_one little_ones loan locals
lock locked_the locks* lodged_with logge* logged login login* lower* lug lungs lungs* luton luton* ma'am ma'am*
machine_is made_of made_us made_with make_me make_you mam mama man_was marin* marked mate'* mate's may_be me_he me_i'd
me_not me_what me_with measures measuring medal* medics messaged messages met_with midwife milked minia* minor* mis
missu* missus moane* moaned mob molar* money money_is monit* monitoring more_and morph* morphine morphine_patches
morti* mortified moss moved_on mover* mulle* mum_has must'* must've musta* my_14 my_aunt my_autistic my_boys my_case
my_change my_class my_dad's my_daughter's my_dog my_gate my_grandson my_kids my_knee my_lad's my_late my_neighbours
my_new my_refund my_rent my_scalp my_signature my_statement my_two my_window myself_for n named named* names names* nap
nasty nasty* near_my never_given never_seen night_after night_carer no_booking no_he no_id no_light no_problem
no_reason no_such nobody_ever nobody_thought nobody_warned nobody_was non_smoking nonex* nonexistent nostr* not_our
noticed noticed_the number_to numbers oat oat_milk objec* obtai* obtained obviously of_about of_drink of_hair
of_himself of_mine of_nine of_other of_rice of_three of_what of_whisky of_your off_at off_her off_with offer_and
office_is ofgem ofgem* old_man olds on_any on_camera on_everything on_her on_instagram on_my on_while one_girl one_more
one_place one_word only_learned open_an open_on opened_a opened_at operating optional original other_in ought* our_four
out_back out_on outri* outright outstanding over_for over_his over_it over_me over_there overalls overcrowded_no
overdraft overdue overheated overl* overt* own_and own_money own_van owner packed_in paid_to palle* pants pants* papers
parag* parent pastries_in patie* patient patio patio* pause pensioners permanently persi* petty petty* phone_got pic
pickled pigs pills pills* pinged pinpr* pipe planted pluck* plura* pocket pocketed_the pointing_at poison polle* pollen
poodl* poodle porch* porter_rang portf* powder pram pray precisely preda* preparation presc* pretend professor profi*
profile proud pulle* pulled pulled_me pulls pulls* pure purse* pushed_me pushi* pushing put_me put_my put_on
pyjamas_and pyram* pyramid qr questioned queue_of queued_for quietly quotes racks racks* rag rails rails* rains rains*
raised_a rapid* rather_than ratin* ravin* raving ray reception_is recru* reel refused_a reg register rehom* rehomed
rejected_by relief rent renta* rental rente* rented replica requested respe* respond response restarts restroom resul*
reversed reviewers rib right_in right_there rollercoaster rolling roofe* roofers rough round_by round_for rounds rourk*
rourke route ruled_in run_by saddl* saddle safe_opened said_he same_evening sandr* sapph* sapphire saw_that say_i
say_so say_we scalp_weeping scanning school_canteen scrap scrape scrapped scratched_and screwdriver scruf* second_floor
secre* secur* security selfi* separate_times separated serial_number served served_to service_as service_the seventieth
sexually shame_as shami* she'd she'd* she's_in she_could she_did she_didn't she_had she_said shedd* shedding shift
shock shop_is should_have should_look shouted_at shouted_by shove* shoved_my showed_me shrug shutting sign_in signature
signature's sill single_one sites sites* six_hours skied skied* skin skirt slab slapp* slapped sleep_in slid smoke
smoki* smoking sneez* snob so_called so_did so_low so_who sobbi* sobbing socket sold solicitor somebody_put
someone_elses someone_in something_off son's son's* soya spark* spat_in speak_english spice* spilt spilt* spine spine*
spit spots spots* stabl* stack* stacked staff_let staff_stepped stagg* staggering started_by steroids stole*
straight_in stran* stranger's strat* streets_away stripped stroked struggle stumb* suddenly_the suffer suita* suitable
supervised supplier supply surel* surely surf surveyor surveyor's swapping swaps swaps* swear sweetheart swell swelling
swigging_from swim switched system_and takes_the tamsi* tamsin tape tax teach teaching_assistant tear teens teens*
tell_my telling_me tempo tempt* tend tend_to tender tenner that_did that_evening that_isn't that_looked that_people
that_says that_should the_advert the_alarm the_american the_background the_bar the_barrier the_big the_bike
the_biscuits the_blood the_boot the_cashier the_cheek the_chips the_class the_club the_cod the_dancefloor the_delivery
the_driver the_email the_far the_filling the_fourth the_good the_hand the_handle the_heat the_highway the_hood the_kid
the_ladies the_leaders the_lobby the_lodge the_low the_manager the_minute the_motorway the_needle the_night the_north
the_notice the_number the_paper the_passport the_photos the_platform the_practice the_premium the_rack the_rental
the_ribs the_shell the_sitter the_small the_spa the_spare the_spring the_store the_street the_surveyor the_tech
the_three the_throat the_ticket the_toilet the_tour the_tray the_tube the_tyres the_unaccompanied the_washing
the_wheels the_worktop their_car their_page then_asked then_his then_took then_went there'd_been there_with
these_people they_admit they_cancelled they_emailed they_give they_know they_set they_sold they_tried they_used thieves
thigh* things_and think_about thirteen this_for thousands threatened three_quid three_year tick tie till_4 till_four
time_my time_you tipped tires tires* to_hide to_make to_our to_re to_run to_save to_shellfish to_small to_somebody
toddl* told_her told_his told_to tomatoes tony too_hot tools tools* towel_and traffic_lights treatments try_another
tuna turned_away twelve_year twice_a twitc* twitching twitt* two_fellas two_lads two_left two_more ukrai* ukrainian
unabl* unable unable_to uncha* unchanged under_a under_his undertaker unsol* unsterilised up_a up_against up_before
up_front up_twice up_within uplif* uplift uprig* upright urina* urinals us_up us_with used_as vacant valuables vanished
vape vegetable verbal vet_says via_the viewed viole* violently visib* visible visited_on voicemail vouchers_for waiters
waitress_was wall'* wall's walnut wander wandering warrant was_dead was_found was_grey was_mortified was_outside was_to
was_up was_working was_your wasn't_even watch_your watched_him way_of we've_been we_are we_only we_put we_watched
we_will weed week_he weeks_before well_done went_after went_into went_missing went_straight were_at were_in were_rude
were_selling were_taking what_an what_he'd wheat wheat* wheel_nuts wheelchair wheels_off wheezed when_he wherever
while_i while_their whipp* who_does who_only who_runs widowed will_need wing winni* winnings wishes with_bite
with_customers with_photos with_somebody's with_something with_two wobble woken woken* wolf woman* work_here working_in
worm would_like wouldn't_let writing_this writt* written y'all y'all* ye year_olds yelle* yelled you'd_have you_and
you_start young_woman your_car`,
    '5': `
000 31_of 3rd_floor 640 67 a_belt a_bench a_bin a_bolt a_bra a_brand a_burn a_contract a_dark a_football a_hip
a_letterbox a_link a_menu a_needle a_nurse a_parking a_pass a_patient a_piece a_plank a_reference a_retired a_routine
a_school a_tax a_tooth a_towel a_town absco* absconded accre* accredited added added* address_off adeye* adeyemi adjus*
adjusted adult advisers affai* affair after_the aide alcohol_on ali all_right all_wrong allergies alloy amendment
amputated an_eye an_old anand anand* and_april and_blamed and_dropped and_ill and_kicked and_marched and_neither
and_rude and_simple and_so and_something announced_that antid* antidepressants antis* antisemitic any_of anyone_but
appendix_burst arm arrea* arrears arson arson* artists as_that ask_me asked_if asked_was asked_what astray at_14 at_me
at_this attached attempted audi audib* aussi* avoid_the award* ayahu* ayahuasca babysitter back_after back_room
back_when backg* background badge_said balances bali bank_card bank_details barged_in barna* barred bathroom_door bbb
be_in be_so beati* beating bed_by beddi* bedding been_looking before_action before_and behav* behind_her behind_with
belit* bellowed belly_up belongings belongs belongs_to bench_and benef* benefit big_lad bille* billed billed_for bitin*
biting black_and black_eye blamed_me blew_down blistered_my blott* boath* boathouse bolt_as bolte* bolted booster
both_my bothering botox botox* bowl bowls bowls* box_and box_over brake* brakes breasts breeding britt* brittany
broke_my brokers broom brothers brothers_are bruis* bruises bully bumper burie* buried burned_my burst burst* bus_stop
butch* butchered buys buzzer by_her by_me by_not by_someone by_us caa cabinet call_to called_him came_down came_round
came_to camel* camera_in cameras_in campy* campylobacter cancelled_in canisters canna* cannabis captain car_had
carbon_monoxide card_details care_less carers carrier casei* casein cash_for cashed cashews cease cease* cebu chain*
chain_and chains changing_the chaperone charge_of checking_the child child's childs chipb* chipboard chuck ciders
cigar* cladd* cladding clark* clarke claws claws* cleaned_out clerk clerk* clients_in clipp* clippers close_and
code_and coffee_shop coil coked coked* colin colin* colla* collapsed collar_and collarbone coloured colouring
comes_back commi* commissioner companies competition complaint's complaint_against concr* concrete condemned
condemned_the confidential confr* confronted conju* contains contracts cook coughing council's counselors count_on
countdown coupl* court_on court_order courtesy cousc* couscous crew_member cries cries* crooks croyd* croydon crying_in
crypto cub cubicle cuddle cut_and cut_the cutic* cuticles damag* dange* dangerous dangl* dangling dare data_protection
dead_in dealers deals deals* decide declan degre* dehydration delga* delgado deman* dermo* dermot desis* desist
detector diabe* diaze* diazepam dick didn't_even dinner_time diplo* diploma disability discs_and discuss disho*
dishonest dislo* dislocated dive dodgi* dodging dog_has dog_in donke* door_no door_on door_shut doormen down'* down's
down_my down_there drag dragon dramatic drank drank* dressed drew drive_and drooping dropped_a drove_away dumped_in
during_a duty dwarf* eardr* eardrum earns earns* earth earth* easie* easier elevator ellie ellie* email_and embal*
embalming embez* employee enfor* enquiry epipen_in escalated escor* escort esky eu261 eu261* evening_the every_night ex
ex_my exchanged exchanged_for exits exits* extension extinguisher eyebr* eyed eyeli* eyelid face fair_trading famil*
family family_place fans father's favour fella fenta* fentanyl ferre* fib file filed_with finally_found financial
finge* fishes fixin* fixing float* floor_is folks folks* food'* food's fool foot_in for_being for_days for_everybody
for_months for_more for_you foreigners forum forum* fough* fought found_by four_new fourteen_days fraud* fraudsters
free_and frisk* frisked from_an from_lagos fumes fumes* funga* fungal garda gavin gavin* gdpr gear gearstick get_out
get_rid giard* giardia ginge* ginger giraf* girl_goes girls girls* girls_in givin* giving glassed glove glute* gmc
gobbe* gobbed god_knows going_down gonna gonna* goons goons* got_his grabb* grabbing grams grams* grandpa's grape grave
greyhound griev* gripp* groped guaranteed gummi* gummies gums gut gynae* gypsi* gypsies had_stopped hairdresser's hal
half_past hallm* hallmark handed_my handw* hange* hanging_out happen happy_to harassed hargr* hargreaves has_sent
haule* hauled have_reported have_the have_written he's_on he's_six he_isn't he_passed he_pulled he_stopped he_told
he_vomited he_was he_wet head_in head_to headi* heading headt* headteacher healt* health hearing_aids hearts heats*
heatstroke held_his helped_themselves hence hence* her_and her_finger her_neck hey hi_vis hilarious him_and him_by
hindu* hip_flask hip_on his_address his_ear his_hand his_knee his_knees his_neck holle* hooch hooch* horizontal hostel
hug hung_up hurle* husband_and hustl* hyste* hysterical i'd_moved i'd_said i'd_told i'll i'm_going i've_since i've_told
i_bent i_bet i_booked i_changed i_held i_meant i_moved i_picked i_quote i_react idiots if_he if_that ignore ill_break
image* improper in_2019 in_after in_cash in_court in_croydon in_hives in_leeds in_my in_person in_tiny in_writing
inapp* inappropriate inflated infor* inhal* initi* injected injun* injunction injur* injury intim* into_one intolerant
invoi* iodin* iodine is_his is_they is_too islan* it_again it_free it_gets jerke* jerked jog jones jones* judgm*
judgment jumped_in junio* juniors just_wanted katar* key_to kg kid's kid's* kidney kidneys kids_had kitchen_and kitte*
kneel kneel* knocked_on know_about know_why lady'* lady's lance lance* landlord lashe* last_night late_dad's latin*
lawsu* lawsuit lawyer_has leaki* leaking leave_the lectured led left_behind left_me left_the leftovers let's let's*
let_him letter_before letter_from lever* licence lifeguards lifting ligam* like_balloons like_saucers lilie* lilies
lined_up lingered liquo* liquor listen_to litre* litres little_bit livery loaded loans loans* lobst* lobsters locate
locksmith lodge lodger logo loite* loitering lonel* lonely look_it lumps lumps* made_me made_my made_to maid male
malpr* malpractice manager_and manager_told manageress marathons marcu* marcus marks marks* masseur masseuse master
mate mayon* mcall* mcallister me_for me_into me_it's me_off me_then medical_history meltd* meltdown memory menin*
meningitis metha* methadone midnight_to migra* milke* miscarried missed_me missing_from mixed mixed* mlm mods moiss*
moissanite monox* monoxide months_old moved_and mover muck mum's mum's* musli* muzzl* muzzled my_arm my_arms
my_backside my_car my_cat my_colleague my_credit my_daughters my_drawers my_face my_girls my_jacket my_mate my_medical
my_membership my_missus my_mobile my_mothers my_number my_review my_second my_shins my_skin my_son's my_words name_and
name_my neate* neater necro* necrosis neglected never_told new_brake new_spark next_thing nickel nigel nigel* niger*
nigerian nightclub nippe* no_card no_kids no_money no_nuts no_seat no_water nobody_came nobody_saw nodde* nodded
nose_and not_open notes notes* nothing_on nsw number_from number_off number_three number_was nurse nurse's nursi*
nursing nut nut_allergy nuts of_birth of_gas of_his of_room of_vodka off_licence off_mid off_on off_the offer_the
offered_me ofste* ofsted oil_in old's old's* old_in on_break on_duty on_earth on_to one_a one_bed onto onto_a
onto_another op operations or_your outside_and over_a over_from overd* owe owner_is padde* padded padlocked pains
pains* palms palms* pals pane panic* papers_and parents_evening passing passing_a pasted pay_in pay_me payslip pe pecan
pecan* penic* penicillin people_like perma* pets philippa phone_down phone_out photo_of photocopy piani* pianist
picked_it pierc* piglets pikey* pills_by pinch* pinne* pinned pints pints* plain_and playgroup pocke* point_in pole
polye* polyester ponie* ponies porch positive pouch* pregnant presentation presents presses pressure_sores pretending
prices_for private_ones prong propo* prosecution proud* public pulled_her pulled_the punis* punishment pupils_like
put_him rabbit racis* racist rack racki* racking raide* raided railings raised_it ran_a rang_ten rats reaches react
reacted reacts recorded_delivery records reefe* reefer reeke* reeked reeked_of reference regul* rehab rehab* remar*
remarks renewing rent_in renti* renting reope* repeated resea* residential respect restrained restraining results
retar* rever* revie* reviews revol* rid rid_of ride_with rider rider* rifled right_over right_to ring_and ringing_the
rodri* rods romanian roofied room_number roomm* roommate ropes ropes* rosar* rotor* rotors rough* round_my rubs run_a
runs_the russi* said_i said_i'd said_maybe said_we said_you salar* same_boat sanct* sandal saucers saucers_and say_my
say_there's says_he scaff* scale scalp* school_bus scoop scoop_for scout* scratch_on scraw* scrawled scrib* scruff
second_degree second_time section_21 sedative see_them seeing_my selling_pills sent_an sent_them sesame_in settle
settlement sexual shallow_end shame_on shani* shanice shard shard* she's she's* she_gave shill shill* shins shins*
short_and shoulders shoved_me show_fee show_me shutters sign_said sikh silve* since_september siobh* siobhan siphoned
site_is six_and skipper slaps slaps* sleep_well sleeps slept_with sloug* slough slush snapp* snapped snare snare*
snatc* sneaked sneaky sniff* sniffed sniggered snorting so_and so_do so_is soft_play solicitor's solicitor's_letter
somebody_will sort sort_it soy spaced sparkler specially spilled sprayed sprea* squared_up squealing stairs_in stamp*
stamped stampede standing_on stank stank* stank_of stapl* started_on stash stash* statements stencil stent stepped
stepped_over steroid steward sticker_on sticking stolen stoma stretcher stub stuff's subpo* superglue supervision
surfa* swabs swabs* swayi* swaying swerv* swerved swing swore_blind syndr* syndrome system's tabby tabby* table_at
table_in tabs tack tagge* tagged taken_out talked_to tank teaching technician telle* teller temp ten_times tenancies
tendo* tendon tense* tensed terro* terrorist tests tests* tfn that's_not the_agent the_arm the_b the_babies the_bloke
the_boat the_bridge the_cabin the_cage the_carer the_cctv the_chain the_chicken the_cloakroom the_couple the_dentist
the_dj the_doorman the_duty the_emails the_financial the_fitter the_garden the_gearstick the_gents the_glovebox
the_guest the_hatch the_high the_hill the_judge the_lads the_landlord the_lifeguard the_lot the_matron the_notes
the_older the_ombudsman the_owner the_pharmacist the_porter the_pram the_registrar the_root the_service the_services
the_silver the_smoke the_telly the_tips the_towel the_trailer the_trainer the_van the_weight the_women them_at
them_because them_i them_in themselves_to then_denied then_pulled therapist therapist's there'll there_has these_days
they'd_gone they_counted they_still thicker thinking this_country though_it three_days three_separate threw threw*
threw_my throb* throbbing through_it thrush thumbs thyroxine ticket_inspector tied_to time_he timeshare tingling
tip_off to_discuss to_lose to_my to_show to_slip to_them to_trading to_undress tobac* tobacco toby toddlers told_a
told_it told_us took_one tot touching toughen trace* tracey tracked tracks tradi* trained trainer transaction
transportation trash trash* treated_us tripp* trunk tuesday's tumbl* turn_round twice_my twins twins* twirl twirl*
twist* twisted two_bites two_have two_quid two_year unaccounted under_anaesthetic under_my under_our undress undressing
uninv* unlaw* unlawful unlit unlit* unmar* unqua* unqualified unscr* unscrewed unsolicited unste* until_it up_emoji
up_he up_my up_or upset us_down us_like used_it vacan* van vapin* vaping varni* venka* vertebrae vet's vet's* vials
vials* victi* victim viewi* viewing violation vis visitor void vomit waits waits* wall_is walnu* warde* warden warni*
warning was_changed was_gone was_half was_hilarious was_his was_never was_shut was_standing was_stood was_totally
was_watching water_all we_slept wedding_ring weight weight_on went_the were_like what_came what_was whats* wheeled
when_my when_that where_you whini* whining whipl* whiplash whippet whites whitl* whitlock who_comes who_i who_owns
will_be window_was wipin* wiping wires wires* wirin* wiring wishi* wishing with_his with_nobody withdrawals withdrawn
withh* withheld within_minutes witnesses woman's women* words words* work_and workp* workplace wouldnt wreck wrench
written_by written_in written_on wrong_side wrote_down x_rays yanked_my yard year_old's you_ask you_dont you_into
you_will young_women your your_back your_driver your_front yours* yusuf yusuf*`,
    '6': `
100_for 2011 2024 300 3am 480_to 5_stars 999 a_crack a_dog a_fat a_file a_grown a_hammer a_kilo a_kiss a_lens a_liar
a_lie a_man's a_master a_pensioner a_review a_scan a_signature a_soul a_sports a_steward a_stool a_stranger a_thief
a_torn a_traveller a_visit a_watch a_wheelchair aadhaar about_forty about_me about_you absce* abscess abusi* abusive
accen* accid* accused_me ache adder* adderall address_in address_on adjud* adjusting advoc* afro after_i after_they
again_for again_the aids airba* aisles alias alias* aligh* alight all_down all_for all_our all_those alley alley*
altered alternator ambul* an_ambulance an_invitation anaesthetic anaphylactic anchovies and_asks and_blocked and_come
and_let and_pulled and_set and_thought and_we'll and_which animal antih* anxie* anxiety anyho* anyhow appen* apprentice
arbitration arjun arjun* armba* armbands arrivals arse as_british as_such ashes ashes* aside aside* ass asthma astra*
at_1am at_boarding at_table at_us auction autho* auto_belay back_up backh* baggies bailiff balcony_railing bald bangle
barbo* barbour bare_handed barle* barley barry barry* baseball_bat bathroom_floor battery's beaten_with because_he'd
bedside_table bedso* been_so been_told before_us beggi* begging belay belay* bello* belon* belong belts belts*
bent_down between_his bev beverley bidde* bindi* binding biops* biopsy bit_my bitch bitch* bitten blabb* blabbed
blacked blackmails blacks blind bloke bmw bogus bogus* bolt bone_dry booze* born borrowed boss'* boss's both_sides
bouti* boutique box_weighed boy's boy's* bra bra_for brace* bracelet breach breached breaks brick_through brides
bringing_my brooc* brooch brother's brownie browsing buckl* buddy budgies bulli* bullied burea* bureau burgled burki*
burkini burn burner bus_driver by_my by_teatime by_their called_us cameras cane canoe* cappe* capped carabiner carat
carat* carel* careless carries carrying carwa* carwash cashpoint catalytic catte* cattery caught_fire ccj celeb*
celebrant cereb* cerebral cheating check_your checked checks cheeky chest_pain childminder chink* chips_were chiro*
chloe chlor* chlorine cigarette citizens_advice claim_with claire clamper clean_through clearance cleav* cling clipped
clone* cloned clot clothes cmpa coach_driver codei* codeine coffi* coffin coins_out colic colic* collapse collapsed_in
collections collectors collie come_out coming_down committee communion complaint complaint_filed concu* confidentiality
confused conso* console constable contacted contacts container contaminated conversion converted converter convi*
convicted copied_my cord couns* counsel counselor couple's couple_at couple_refused cow cqc cracked_my cracked_ribs
craig craig* cramps crates credits creep crime_number crowb* cruel* cruelty cubs cuffl* cufflinks cure current curse*
cursed custa* custard cut_it dad's dad's* dad_in dads damaged dander daru dash dashb* dashboard daughters days_with
dead_and deale* deali* dealing debited decke* decked defamation defau* dehydrated delivering den denied_it denta*
dental derek derek* desmo* desmond despite_the detai* details dhaba dhaba* diary diary* didn't_ask didn't_make discl*
disclosure disconnected dismissed dispu* dispute dissolved divorce_papers dms do_anything dog_on dog_walker doing_lines
don't_mean door_open door_staff dose dr dreads dreamed drivers droop* drove_me drug dss dupli* dysle* dyslexic ear_and
earbu* earbuds earring eaten_half eater* eaters ebay eject* elbowed elder* elderly eldes* eldest electoral
eleven_stitches emplo* employed environmental environmental_health epi epileptic equal* equality erasu* erasure ethnic
evacu* every_friday evict* exami* excel existed face_and faece* faeces faked faked* falli* falling fanci* farri*
farrier fell_from fella* fellas fifteen_year filed filed* fintan fiona fiona* fir fist flagg* flagged fleas fleas*
flesh flesh* flipp* flogg* flogged flood flood* floored flopp* floppy flour flu foil_and fondl* for_id for_real forem*
foreman form_and forwarded found_him four_were four_year fourteenth fragr* francesca free_for from_his from_my
from_them from_under ftc fund funny_how fussy fussy* ganja ganja* garda* gary gashe* gashed gate_at gave_in gave_my
genui* genuine gesture ghost_train gifts gifts* girl'* girl's girlfriend's give_him glue glued glued* gone_on gone_when
goods goods* goond* gossi* gossips got_an got_her graha* graham grandfather's grandma grapes greyh* gripped groin
groin* gumtr* gumtree hacke* had_me hadn't_even hadnt hadnt* half_and half_cut hamsters hand_out handed_back has_become
has_dementia have_asked have_it have_left have_your hazar* hazard hazel* he'd_found he's_seven he_dropped he_never
head_of headaches headbutted hearing_is hecto* hector heife* heirl* held_my hens her_apron her_at her_back her_name
her_purse herpe* herpes hide_it him_over him_so his_head his_little his_nose his_sister holder holding_hands
home_address home_alone homop* homophobic honeymoon hooke* hop hope_you hotel_and housing_benefit how_he hse humil*
humiliated_my hut i'm_coeliac i'm_seventeen i've_done i've_lived i_handed i_let i_see iban icu idiot* imoge* imogen
in_2024 in_bali in_case in_customer in_green in_hull in_icu in_resus in_welts in_your indigenous infections inhaler
innue* inque* inquest insolent inspector inspector_has install instructed instructor_had insul* into_my inventory
invig* invigilator invoice_says invoice_with invoicing is_looking isn't_mine issue* it_set it_then itching jager*
jagerbombs jail jerki* jerking jibes jibes* joints joyri* junki* karen karen* kavit* kavita kayle* kayleigh keyed
keyed* kicke* kicked kicked_my kicki* kicking kidne* kids_in kim kindle kippa* kissi* kissing kitchen_door kittens knee
knee_to know_because korma kyle labor labor* lad's lad's* lad_said lad_was lads landed_on lange* lass latex latex*
lathi lathi* laughs leader leads leads* left_eye left_our left_them left_two legal legionnaires legs_went lesbi* let_a
let_my lets_himself licen* lifeg* light_off like_dirt like_him limb lips_swelled litig* lives lives* loade* locked_in
locked_up lodged longer_in lorra* lorraine lost_his love_to m6 mackenzie made_them magis* maile* mailed maili* mailing
management manha* march_and married master_key maule* mauled me_before me_in me_up medals media* mediation medic*
medicare melan* memor* memorised memory_card men metal metal* metho* mince mince* mine_had minors minus_two miscarriage
misge* missed_it moani* moaning mocked_my mold month_since moon moppe* mopped moron moron* motions mouth* mri mrs
mrs_pemberton mum muslims musse* mussels my_address my_baby my_barrister my_bed my_bike my_boy's my_boyfriend
my_brother's my_brothers my_camera my_cheek my_child my_collie my_cousins my_divorce my_elderly my_family my_favour
my_file my_girlfriend my_hair my_hand my_head my_left my_legs my_licence my_money my_nan my_pocket my_results my_room
my_shoulder my_twelve my_uncle my_underwear my_van my_waist my_wrist n_word nabbe* nabbed napping nappy nappy* ncat
neat_as needi* needing needle neglect negli* negligence neighbor never_signed next_time nguye* nguyen nicked nicked_my
nicks nicks* niece* night_manager nine_pounds nippl* no_child no_dss no_lifeguard no_patch no_peanuts nobody_checked
noddi* nodding nodding_off non_stop noose noose* norov* norovirus not_given nudes nudes* number_on numbered nut_free
nuts_in oak oats obese obese* odome* odometer of_15 of_everyone of_flour of_guests of_her of_petrol of_rum of_skunk
of_whiskey of_you off_his office_door old_at on_ebay on_him on_his on_that on_their on_whatsapp on_you only_noticed
onto_his opened_by orderly other_customers our_deposit our_holiday our_spaniel out_onto outed outed* outin* outing
outside_my over_him over_this overdose overloaded own_name oxy oxyge* oxygen oysters p pacin* pacing paddy paddy*
padlo* padlock palm palsy palsy* paperwork paramedics parro* passports paws payba* payslips peanut peddl* peepi*
peeping pegge* pegged pembe* pemberton perfo* perforated permission pest pet phant* phantom pharmacist phil philip
phone_call pictures_and piece_of piercing pigle* pinge* pirit* piriton pisse* pissed pistachio plate_glass pocketing
poisoning pooja pooja* pools* poolside popped poppi* popping porri* porridge pose postal postcard pouch ppd prali*
principal pritc* pritchard probate produced prost* prostitutes pt publi* puffe* puffed pulled_a pulled_off puppi*
puppies purpo* purpose pushed_my put_his put_out puts qr_code r racked ransa* ratio* reaction read_my rearr* rearrange
received_a red_light reeki* reeking referral_made refug* refused_my regulars regulator relay relay* relie* removals
rent'* rent's repayment replied_to reply_was reported_to residue resold resus resus* retained retri* reuse* reused
revea* reven* revenge reverse review rifle right_out ring_was rolli* room_of root_canal rottw* rottweiler rspca rspca*
ruled ruled* rumma* runner running_behind russe* russell saddle_sores safeg* safeguarding said_he's said_just sale_in
salin* saline same_flat same_scoop sandp* sandpit saved_for savin* sawn saying_i scaffold scaffolders scald* scales
scans scans* scare* scout screamed screamed_at seizure selli* selling sells sells* sende* sender serva* set_up sewag*
sewage sexua* shant* shaved she'd_walked she'l* she'll she_couldn't she_never she_told shell shell* shellfish
shellfish_allergy shop'* shop's shop_in shore* shredding shut_up sign_here silver since_i since_that site'* site's ski
skimm* skin_off skinn* skunk slamm* slammed slammed_the slashed slates sleazy slippy slits slits* slung slung* slur
slurred slurring smack* smacked_my small_place smarm* smarmy smoke_detector snaff* snaffled snapped_on snaps snaps*
snatched sniff sniffer sniffing_and snipp* snipped snoop* so_at so_has socie* society soile* soiled sold_as sold_in
sores_on soy_sauce spank* spanked spark spark_plugs sparked spay spice spiked spirit spite* splitting spread
spreadsheet squared squat squats squig* squiggle stack stall stamm* stammer stapled started_it stayed_on std steam_room
steer stenc* stent* stero* stewards sticker_over still_on stinking stoned store_cupboard storeroom stroke subje*
subject submitted suing suing* sums supposedly swamp* swigging swore_at sympt* symptoms synth* synthetic syringe
syringe_in tackl* tackled tahin* tahini tail taken_down tall tannoy tape_over tappi* tapping tariq tariq* tatto*
taxi_driver teati* teatime technicians tenne* texting_me that_man that_week the_assistant the_bakery the_blind
the_caretaker the_chair the_chairlift the_chart the_chocolate the_city the_curtain the_damp the_dealer the_dressing
the_ears the_emergency the_file the_flat the_foreman the_grill the_ground the_gym the_hostel the_hotel the_hut
the_insurance the_job the_keys the_lab the_local the_m6 the_mat the_maths the_mince the_monday the_paint the_personal
the_pictures the_pieces the_restaurant the_ring the_safe the_security the_ski the_skin the_stairwell the_steps
the_stock the_tent the_top the_traffic the_yard theft theft* thera* they_left theyr* theyre thieved thighs thing_he
thinking_of this_place this_week thought_i thrashed threatened_me threats through_in through_your throwing_up thyro*
tied tiktok till_tuesday time_either times_running tint tippe* tits to_any to_cover to_keep to_me to_sign to_stop
tobia* tobias tock toddler_was told_nobody tonig* tonight too_dark took_3 took_my tore_my toure* traded trading
trading_standards trailed trama* tramadol trann* tranny trap trapp* trapped tribunal tricked tripping tumbled tutte*
tutted two_fingers two_floors two_hundred tyran* tyrant ulcer ulcer* unaccompanied unaccompanied_minor unbuc*
unconscious uncov* uncovered union* unlab* unlabelled unlat* unlatched unmarried unplu* unsea* unsealed until_he
until_they up_that upheld_my upset* us_was us_were users users* users_and using_my vaccinated vanes* vanessa vapes
vapes* verrucas verte* viewe* vikra* vikram vince vince* viola* vitam* vodka vodka* vomited wallo* waltzer was_covered
was_cracked was_filming was_made was_open was_rough wasti* wasting watchman we'll_see wear_a wease* website's weepi*
weeping weevi* weigh* went_for were_asked were_cold were_three wet_herself wet_himself whacked what_happened what_you
wheel_came wheezing where_he where_your whey while_he whip whisk* whispering whistled who_kept windows_down with_your
withd* withdraw withdrawal without_consent won wonders wood workers wouldn't_have wound wrenc* wrigg* wrists
written_the wrong_leg xanax xanax* yanke* yanked years_old yelli* yelling yesterday yoghurts you'll_be you've_had
you_down you_park you_with your_doorman your_home your_house youre youre* yours yourselves`,
    '7': `
4471 75_claim 99_in a_boyfriend a_cage a_certain a_con a_crook a_drip a_e a_fifty a_fool a_golf a_hand a_knife a_made
a_mr a_rash a_swab abused accidents accused addresses after_service against_my against_the against_them agency's airbn*
airbnb alarm_had alarms allergens allergy alloy* alone_in alone_on ancho* and_hid and_his and_kept and_lied and_pushed
and_slapped and_soon and_your another_mum antib* antibiotics app_shows arbit* are_coming arm_round as_of ashtr* ashtray
asked_my asleep_at at_my aucti* b_b baby_in back_door backdated bank_statements barge* barged bathroom_tiles because_im
because_we been_at been_notified before_my belly belly* bin_bag binne* binned bit_into bleed blist* blistered blisters
blocked_me blocked_the bloke* blokes blood_on bloods bong botch* botched bracket brand_new breastfeeding breathing
breeder bribe* bringing broken_hip broken_into bruise brushed buddy* budgi* builder bulld* bust by_another by_his
by_security by_three called_me called_my called_them cancer caravan_park card_to caret* caretaker cargo cargo*
carried_her cashe* cashm* cashmere cc'd celer* celery celia* celiac chairlift chamb* chambermaid chancer chargeback
charger_and charges cheek chef_came chicks child_seat chin choke chops* chuck* citiz* citizens claims_court climb
clocked cockroach coli collapsed_on coming_up companies_house company's concussion condu* conductor conta* contain
contained copie* copied copper cornea cornered correction couldn't_stand county_court couples cousins crate cream_in
crech* creche crowns crypt* cup_holder customers cvv daughter_in dayca* daycare deadn* dealership decei* deep_end
defam* dehyd* delivery_man demen* dementia denied denies director disappeared discuss_it discussed_my dismissal disso*
diving dj_was doc doctored donkey doorman's doors_and dressed_up dressings dropped_on drugg* drugged dumpe* dumped
enclosure enforcement engagement_ring entrance_with epile* epipen er ethni* eutha* exhaust extin* extor* faggo* falsi*
fatim* fatima filler filth fire_doors fire_exit flare* flashed flatmate followed_me food_poisoning for_asking for_sale
for_selfies forced forgot_my found_her found_in four_other free_trial from_behind fuse garet* gareth gasli* gaspi*
gasping gastr* ghb girth girth* given_to glaze* glazed glovebox go_home go_on goes_to going_for going_round gone_from
gone_in gone_out got_nothing got_your grape* grift* grooming grope* guide_dog guts guy_on hammering hand_on handwriting
haras* harne* harness has_mine he'd_been he_asked he_has he_is he_likes he_noticed he_wants head_off head_under headc*
headcount headscarf health_department heard_about heard_my heartless her_on heroi* hijab hilar* himself_in hip his_arm
his_day his_face his_hands his_lips his_own his_pocket hissi* hissing hmrc hoodies hooves humiliated hundred_quid
hurled i'd_not i'll_put i_cancelled illeg* illegal in_his in_lettings in_reception in_then in_while indig* infected
initials_on insta instagram insulted intolerance inves* investigating invoiced_for it_or jew jeweller jewellery joked
joked* just_saying kept_on ket kicked_by kilos_lighter kneec* knick* knickers lacto* lactose lash_glue later_my lazy
lead leade* leaders leash left_on legal* legio* legs lens_in lettings lice lied_to lifej* lifted_from light_on limer*
limerick little_girl lived_in lives_on lock_cut lodge* log_shows logbo* logbook lost_our lost_two lsd lunge* lunged
macke* made_up makes_the man's man's* manager's mark_my marks_on massaged masse* maste* matro* matron may_contain
me_from me_on mean_it medication meet menac* misbe* misbehaved misled mix_up mocke* mocked moles* mums my_bag
my_balance my_delivery my_details my_ex my_five my_gallery my_guide my_hiv my_kid my_knickers my_meds my_niece my_ring
my_smear my_tank my_teenage my_throat my_weight nail_bar needlessly negle* never_agreed never_took nhs nicke* noises
nos not_them numb number_belongs number_for of_these of_weed of_yesterday officers old_was ombudsman_has on_holiday
on_insta on_night on_ward on_your once_looked once_the openl* openly or_i or_i'll other_kids ours_was out_cold out_loud
overdosed overlooked paediatric pallet paralytic param* park_at parking_lot partition passed_on passed_out passed_round
passwords patch_test patches patted paysl* photographed photos_of picked_the picks_on pista* plugged pocketed poppe*
popped_open porn posh pregn* pretended promise prosecuting protected pup pupil pups purser quad railing ran_off
rang_back ratings raw recalled reception_class reckon resealed resealed_with residents ribs_showing ridge ridge* rifle*
ringw* ringworm ripped_my rolled_off roofi* root rot rotten round_his rubbing rudes* rudest run_over runne* rusty
rusty* salmonella salon salon* same_week sank scaffolder scale* scalp scamm* scare scarl* scarlet scarr* scarred scars
scars* schoolgirls scorched secretly sedated see_what see_you sent_home sent_my sepsi* sepsis septic seven_year sewn
sex sham shame_if shamed shared_my she_has she_turned shouted_my shown_to showr* showroom shut_in sipho* sitte* sitter
six_year skunk* slit_along smashed smelt_of smug sneak* sneered sniffing snigg* snorted social sold_my somebody_at
sparky sped spent_our spike* spiteful splif* spoof* sprayed_in squeeze staff_room stand_for stand_in steering_locked
stewa* stole_my stone_in strapped_in strok* strop sulph* sweating swelled_up swinging swore swore* swung swung* tablets
tampe* tampered tanno* tasted_salty tattoo teacher's teenage telem* ten_at tens terrier texts texts* thatc* thc
the_alley the_ashtray the_barman the_beard the_bedside the_booth the_boys the_builder the_campsite the_caravan
the_cistern the_clerk the_consumer the_county the_court the_curry the_deep the_energy the_er the_exhaust the_hallway
the_hook the_house the_logbook the_maintenance the_pet the_pie the_playground the_plumber the_prawns the_receptionist
the_rudest the_salmon the_salon the_satay the_scales the_school the_shift the_stall the_sunday the_taxi the_tip
the_under the_ward the_warden then_there they'd_had they_laughed thiev* this_morning throa* throat through_our thrus*
thump* thumped tiddl* tikto* till_he till_it till_she tins tip to_all to_kids to_let to_stay told_my tongs tongs*
tongu* tongue took_her took_his tore torn_out tourniquet trampled treated turns_up tweak* twisted_my two_teeth undre*
uninvited unpai* unpaid unplugged up_behind up_like uphel* upheld ur urine urine* ute vcat verru* visitors vomiting
walk_with walked_back wanted_me ward was_another was_asked was_lying was_reading we'd_been wei weighed weighing
went_under were_well whatsapp wheez* where_my whether_i'd whiskey winke* winked wired wired* without_my
without_permission without_telling without_the woke_up women won't_be working_the would_do wound* wounds wrecked wrist
wrist* written_to year_old you_did you_lot you_really your_door your_face your_husband your_number your_office
your_shift your_way zoome* zoomed`,
    '8': `
a_foot a_living a_trolley aboar* aboard about_my addicts against agreement airpods all_four aller* allergen always_want
amazo* amazon ambulance amput* anaes* anaphylaxis and_cracked and_saw asking_me asleep_on au_pair authorised autis*
autistic awake awake* baili* bailiffs balloons bangl* barre* barrister bcc bedsi* bedside belt_in best_before bites
bites* breac* bricks broken_leg buckle bully* bunge* burns burns* butter_on by_midnight by_staff by_your cage
camera_and can_of cant_have carbon caste caste* caugh* caught chained charged_my choki* choking cockr* coeli* coeliac
comments consent consumer coppe* could_smell county crack_pipe crate* creep* crook crush cuddl* cyber* dead_two
declared deduc* deducted deliberately demanded denie* did_a did_nothing digge* digger discussed dismi* droppings epipe*
exhau* faced faced* fca fingered five_star five_stars flames flew_off fluid fluid* foota* footage force force* foreh*
forehead fract* fractured from_me froze_my gave_her got_out handed_over handled he_died he_kept hear_me helmets helper
hijab* him_in him_out hives hives* housi* housing i'd_put i'm_from i_never infec* informed invented invoiced irs
is_coming it's_still jabbe* jabbed janit* janitor jewel* kept_in kid lap lash laughed_at leash* left_without lied_about
like_you lip lock_up lot_always lung maggo* maggots me_over me_since medical meds messe* messed misca* missing_after
mites mites* mouth my_bell my_bikini my_boy my_complaint my_data my_drink my_eight my_lad my_lap my_skirt name_on nest
never_apologised never_gave niece night_porter no_cameras nobody_cared not_welcome nothing_left of_another off_before
off_him off_its ombud* ombudsman onto_my our_garden our_room our_visit out_my over_with owns paedi* palme* palmed parvo
parvo* passed_as patients pens phili* photographed_my picking pickp* pilfe* pinched plastered playstation plugg* pneum*
pneumonia pregnancy prescribed prete* price_on proceedings prodd* prodded propp* propped punched pupils pus raili*
rang_my refund_by ringi* ringing roach rolled_up satay satay* scalded scam scum searched seat_belt section_75 sedat*
see_how seizu* selfies septi* shake shake* shove slapped_my slash* sleaz* slurr* smacked smear smell_it smoke_alarm
sneezing snort* so_hard socia* sores sores* squat* stairwell sticker sticking_out stitches stolen_from stranger
strapped surgeon swab swell* swelled swigg* swind* swoll* swollen syrin* teen the_agency the_cab the_clinic the_cook
the_council the_drone the_envelope the_estate the_eye the_fence the_garage the_gas the_letters the_minibus they_saw
they_went this_branch thras* three_years threw_a tingl* tooth toppl* toppled trans trapped_in tummy tummy* turba*
turban until_she up_all up_his us_out used_my vile wande* wandered water_bowl we_rang welts welts* went_through wife_in
wild within_an worker worms worms* wrong_tablets you_in you_people you_wont younger your_letter your_next your_shop`,
    '9': `
a_front a_joint a_rolled abuse* after_my after_their against_me alive alive* anaph* and_ran ankle backside bigot*
blamed bled blew bouncers breed* bump carer carer* cctv cheek* class_action client debt decla* degree delet* deleted
delib* dirt drip exploded face_down finan* finance fingers floating from_your gave_way gf has_my he'll he'll* hidden_in
him_with hit_my hiv hostile ill insulin intol* inven* issued jaw knuckles last_week liar lied lies lips mare meth mr ms
my_bra my_chest my_deposit my_toddler nanny nanny* notified officer oil on_purpose one_eye opened_my over_my payments
pics poo pupil* ram rape rash react* roach* savings shopf* shopfront shouted signature_on slit small_claims sneer*
sold_to strop* sudde* suddenly sungl* sunglasses swapped_for taken_from texti* texting that_night the_head the_nursery
the_vegan then_told through_my used_in vomit* walker was_hanging wee wreck*`,
  },
  kinds: {
    accusation: {
      '2': `
abroa* abroad accou* agenc* agency ahmed ahmed* alone alone* amoun* amount answered apolo* audib* bakery bald barber
begin begin* belie* believe bened* benedict bigger bitte* bitter bond bone bothe* boxes boxes* brand* brass* braun*
brewe* bride* broth* brush* bubbles build build* burie* buried burne* burned burri* burrito buyer* canal canal*
carriageway centr* changing charges chart cheers chef chill classes cleaner's cleaners cleaning clear clown clown* clue
co coach colleague colli* commi* commission complain completely condensation confused consu* consultant controller cos
coupo* coupons couri* courier crewe crewe* customer cute dates dates* dave deaf decid* defen* delet* delig* documents
doesn't dragged drama* drive* drivi* driving drove drove* dual eats engine estat* estate everything excus* excuse face
falli* falling families faro father's febru* february fees finally finger fix flew form frenc* french front gent
gentleman giggled givin* giving golf got grand* grill groun* guide hair halve* halves handles hands hands* happen
happens hasn'* hasn't hatch hatch* hatchet he healt* heavi* hers highw* hits honou* hopel* hopeless hostess human
human* hurry hurry* husba* husband hygie* hygienist inches including initi* inspe* invoi* invoice is joint joint*
kenne* knocked kwame kwame* lad lads landl* landlord lifts lifts* lip liste* listen listening loch lodge lodge* logge*
logged lump m made man's man's* manner maths maths* measure measures mecha* medical meeti* meeting mess mid miser*
mista* mistake mixed mixed* mom money* mothe* mother movers murph* mute my name nature negli* nephe* nephew never
never* nightmare off okafo* okafor older older* organise overl* owners papad* parac* paracetamol parts parts* patie*
pensi* perso* person petti* photographed pictures piece* plaster plates plays plays* plumber pockets politely poodl*
poodle porte* porter practically promi* promised protector prove prove* public pulle* pulled rathe* rather recen*
reception refus* regis* relat* remem* resolved returning rippe* rocke* rocket rolled roofe* roofer ruler ruler* salar*
salary sales* samos* sande* sandeep sandra sarca* sarcastic savin* scann* scien* science sciss* scissors screa* secur*
session sessions shame she's she's* should shown shown* simpl* simply skip slapp* slapped smiled smith son spa spaniel
spark* spat spelt spelt* spiri* sport spott* spotted steve steve* steward stink* stinks stran* stron* strong stupi*
stupid suit super* swear* swind* swindon tailo* tailor tax technician telli* telling temper tenne* tenner thank* theat*
theatre then thief thief* thing* things thinks ticke* ticket tooth total* totally trail tramp* tripp* truth truth*
uncle understand unpro* unprofessional unrav* unravelled up valen* van vanis* vet viewings villa* visib* visible ward
washe* washed watch* waved waved* weepi* weeping whate* whatever while while* who's who's* widow* worke* workt* worktop
worst worst* would've wrong wrong* young young* your`,
      '3': `
07 120_for 1974 2011 a_bath a_coupon a_cow a_hotel a_moustache a_nightmare a_right a_scone a_thing a_towel a_two
a_waste aband* abandoned abern* abernathy about_our admis* admissions advisor agent* an_old and_got and_needed and_says
and_then apologised artis* ask_for assum* at_counter at_noon at_our atten* attendant au away_from back_he bar_was
barman because_i because_we beginners bhai bhaiy* bhaiya bites bites* blame bleac* bleach blind block* blocked blond*
blonde bookings box_office boy bradl* bradley brass brida* bridal brother brushed but_for buyers buzze* by_way cabbi*
cabbie call_that cam capta* carav* caravan care cash cash_and cattl* cattle caugh* caught certa* chanc* claim*
cleaned_out clini* clipb* clipboard cluel* clueless comfort comic comic* company computer_says con concerns confr*
confronted copie* corpo* corporate couldnt counc* cowar* coward crook* custo* customer_care customers dad's dad's*
daugh* deal deale* deali* dealing dealing_with dealt dealt* dealt_with decad* decade deleted deliveries deman* denti*
dentist deput* deputy desk disgrace dispa* do_not docto* doctor dodgy dodgy* dogs domin* don't_call door_has drive
drive_with driveway dropped_it dry_cleaning elder* elderly electrician else_in employee engage entered entir* entire
every_word exami* examiner excludes far_too favou* fella fella* ferry* fillings finally_found finge* for_being for_two
forgo* forgot fried fried* from front* front_of gall garag* garage gel gentleman_who ginge* ginger globe globe*
grandparents ground grub guards guessed had_his handled has_it has_left have_the he'd he's he_changed heart* heath*
heavier hell help her_own hides_the highway him_for hired hired* his_hands honesty honour horrible house* housekeeping
hunte* husband_and i_heard i_knew i_want i_wasn't ignor* illne* illness impor* imran imran* in_bed in_her in_his
in_sales in_then in_wet in_writing ingri* ingrid initials inspection instructor inven* ipads ipads* is_all is_already
is_hopeless is_the is_two it's_always it_and jean johns* johnson keith* kennel knew know labels laugh* leave_the
left_out letting_agent lifeg* lifeguard locksmith login login* loses loses* loss macca* made_a makeu* makeup man manil*
manila mate maure* maureen me_an me_feel me_for me_i me_i'd me_to mean mechanical meet mention menus menus* miche* mick
miserable missu* missus money money_for more_often motiv* moust* moustache movin* moving mum_in musta* my_ear my_father
my_file my_form my_hand my_husband my_mate my_mum's my_own my_ticket my_watch nan's nan's* neil never_did never_in
never_turned niamh niamh* no_other no_such no_thanks oak of_her of_his of_other off_at office_was oil oily old_school
on_her on_him on_his on_two on_we on_with op order_and others out_before overcharged own paink* painkillers paren*
parents parish paste* patches pathe* pathetic patro* pays pensioners picking piece_of pipe plagu* plague plain plain*
plank plank* planner plasterer poison poppe* popped postm* preci* presc* proba* profe* promise proud proud* prove_it
pryce pryce* pup purse queen queen* quote* quotes raise* raised rajes* rajesh rather_than ray rays reads reads*
recently recep* recko* reckons refuses reg register registrar relations remember rever* reverse ripped roof rory route
rubbi* rubbish ruined_by ruper* rupert samosas saoir* saoirse saw_him say_it scaff* screams secre* secretary security
sent_us sessi* shame_as sharo* sharon she's_got shift* showed signed since_february siste* sister_and small_place
sniffed sniffy so_called someone_called spa_was spirit spoil* spoilt spoke* spoke_to staff_was stand_in statu* status
steer* steph* stoke* students stuffed styli* stylist surgeon surve* sushi* table_and talke* talked team telling_me
thanks thanks_for the_agent the_bank the_bloke the_boiler the_cab the_chef the_cleaning the_customer the_deli
the_doctor the_door the_entire the_front the_ground the_guide the_hatch the_hedge the_house the_lad the_loch
the_manager the_mortgage the_office the_pictures the_service the_shark the_sheet the_tutor the_vet the_visa therapist
thick* thick_as thing_in thousands threatened threw_the throughout tip to_her to_mention to_place to_save to_stop
to_understand took_the tour_guide tow trade* travels treat* tried_it tutor* two_inches up_a up_my us_a us_about us_for
us_it us_that us_to us_up vanished viewe* viewed walk_through walked_off walked_out warranties was_comfortable
was_short was_to washes water_to wayne wayne* went_through were_both wherever which_did while_the whole_thing with_him
with_his word words words* wouldn't_let wouldnt yard yawne* yawned your_head`,
      '4': `
a_disgrace a_miserable a_shelf a_show a_tap abras* abrasive adjus* adviser after_we agent and_her and_told arrog*
arrogant aside aside* asked_him at_his at_the at_you avoid avoid_the badge* banki* banking barke* barked beard beard*
behav* behind_the berna* bernadette billi* billing blessing blind* bolt bonne* bonnet boss bothered bowls bowls*
bride's bridg* builder bulls* buzzer cante* canteen captain care_about celeb* charged cheat* chuck* chucked ciara*
clair* clinic clive clive* come_with compl* complaints copies core couldn't couns* counts cruel cruel* d dad daughter's
decla* declan diagn* disappeared dispatch don't_get door_is down_to drilled drove_off earth earth* either_a evans
evans* excuse_of fiddl* file fingers fitter flood flooded flung flung* fobbe* fobbed folks folks* for_nothing foul
franc* from_the front_desk gavin gavin* ghosted ghosted_me girls girls* grew hamis* hamish he_has he_knew he_lied
he_never he_told her_eyes herse* herself hides hides* him himse* himself horri* horrid hr huffe* huffed hughe* hughes
i_blame i_finally i_mean i_must idiot in_40 in_for in_service incom* inspector insuf* intim* intimidating is_cold
it's_not it_all it_he it_to job joel jog keeps keeps* keith kept kept_my kev kevin kevin* knocked_off know_the leann*
leanne left_the let lie like_we logan logan* ma'am ma'am* madam madam* made_me made_up manners me me_off me_on me_the
mention_it met misle* mover* my_daughter's my_face my_mum nail nails nails* name_wrong nan never_picks no_receipt
not_let not_to nursery_is offic* office office_is one_with our_driver outri* outright over_a overlooked owner owner*
oxyge* oxygen p patel patel* patients pharm* picks picks* plumb* plumbing pneum* pneumonia pocke* precious priya priya*
publi* purpo* purpose put_the ramse* ramsey receipt_and receptionist resou* resources roger roger* rolled_her rounds
rourk* rourke rubbish_on ruine* ruined runs_the said_i said_it's sales scanning scowl* screamed sean shani* shanice she
she_told shift shout* shouts shown_the shrug* shrugged signe* sister skip_the skips skips* smirked snapp* snapped
sniff* snob so_and solic* spoke stabl* super supervisor surveyor swears talked_over talks talks* tamsi* tamsin texts
texts* the_bakery the_bonnet the_emails the_form the_handle the_head the_housekeeper the_older the_order the_post
the_security the_spa the_workshop then_cried thera* thick things_and throws to_cover to_help to_three told_her tony
tour trace* trevo* trevor tutor unmar* up_mid us_on was_shown was_so wendy* who who_runs winke* winked word_i yelle*
yelled young_woman your_car yvonn* yvonne`,
      '5': `
a_liar a_mr about_my accen* adds adjuster advis* ali all_morning all_wrong anand anand* and_his and_laughed and_rude
and_shrugged and_simply anyon* anyone appre* argued at_me at_us attit* attitude avoid* babie* babies badge bev
blamed_me bloke* breaks britt* brittany calle* called callu* callum care_less cheat chloe* claims closed_my colin
colin* complained complaint conde* condescending condu* conductor cow creep* darre* darren deal_with delga* delgado
desk_is desti* dirt disho* dishonest dismissive disre* drago* estate_agent extor* fathe* father favourites fenci*
fencing fenwi* fenwick filed filed* finta* fintan fool for_anyone garet* gareth go_and gordo* gordon grandma grumb*
grumbled hargr* hargreaves head her hid_the him_and hoa hyste* ignored imoge* imogen insol* kim kowal* kyle lass
laughed leade* leader left_us lifti* lifting lorra* lorraine lying lying* manag* management manne* marks marks* me_of
misled moane* moaned moon mouth* mums my_boy my_hair my_head my_nan my_wife nasty nasty* nicke* nicked nigel nigel*
officer on_reception on_you organ* our out_my oyela* oyelaran paris* pasted pembe* pemberton pharmacist phil philip
philippa pocketed prete* pretended probate professor publicly purse* r reade* reception_is rid rodri* rough rough* rude
run_a sandr* scarl* scarlet serge* serva* shamed she_never shouted showr* showroom siobh* siobhan sipho* sleeps smirk*
snatc* snatched sneer* sneered solicitor steer strat* surfa* tall the_barman the_finger the_garage the_landlord
the_owner the_plumber the_school the_slow the_surveyor then_denied through_my to_me to_my tobia* tobias told tomas*
tomasz tore tracey trainer treated_us twist* twisted tyran* tyrant up_twice us_like venka* victi* victim vikra* vikram
was_totally wasti* wasting wease* whitl* whitlock wife wirin* wiring woman woman* yusuf yusuf*`,
      '6': `
a_broken a_certain abusi* abusive accounts accus* accused_me all_down apprentice argue* badge_said barna* barry barry*
beverley bloke botch* botched bouti* boutique bully bully* butch* butchered called_my certain chancer cheek* cheeky
chloe craig craig* curse* cursed dealership dermo* dermot desmo* desmond disgr* disgraceful dismi* faced faced* finan*
fiona fiona* flood* forem* foreman francesca gary gasli* gossi* graha* graham hal hid hosti* housekeeper hung idiot*
idle in_customer insolent insul* insulted it_then jorda* jordan karen karen* kavit* kavita kayle* kayleigh kept_us
laughed_at lazy letti* macke* mackenzie manager marcu* marcus matro* matron mcall* mcallister mocked_my mouth mum named
named* never_apologised nguye* nguyen nurse* petty petty* picks_on price_on pritc* pritchard rudes* rudest shame*
shame_on slammed_the smug snigg* sniggered swore_at swore_blind tariq tariq* texti* texting the_job the_rudest the_tour
then_told told_us tutte* tutted vanes* vanessa vince vince* wei`,
      '7': `
a_crook accused and_blamed and_lied anyone_but at_my called_me carel* careless crook gossips heartless his his_own
hostile humil* humiliated humiliated_my in_lettings is_a last_week lettings lied_about lied_to lies miss mocke* mocked
nurse owns phili* slamm* slammed spite* spiteful strop* swore swore* the_carer threw threw* told_me told_my treated us
vile was_rough wreck* wrecked`,
      '8': `
blame* carer carer* denie* denied hung_up my_complaint`,
      '9': `
blamed dr liar lied mr mrs ms`,
    },
    allergy: {
      '2': `
000 2012 6am accor* admit* admitted after after* afterwards airline album* allowed annou* app's app's* arms asthmatic
baked baked* batter beate* bites bites* bowls bowls* breat* broth brownies butte* butter cabin cabinet cake cante*
canteen cheese chewe* chewed chick* child child* children's chilli chips chips* coleslaw cookie coughing couldnt
covered crumbs cupcakes curry curry* dads darli* daughters days definitely desse* dessert detai* details dip dripped
drugs drugs* dumpl* dumplings dust dusty dusty* duvet duvet* elast* everywhere fat flapj* flapjack flavours floor
fluffy form france garni* garnish gestu* gesture girl googl* graduation greenland grill guaranteed hairdryers hardl*
hardly head helic* helicopter hence hence* him honey honey* honou* honour husba* husband info jab japan* known known*
labeled labelled lad ladle ladle* laminated latte latte* laugh* lenti* lentils lists lists* littl* little locke* mac
macar* macaroni madam madam* may mayo melt menti* mention mushr* must'* must've naturally neck neede* needed noted
noted* noticed obvio* obviously oh onion operator own oxyge* oxygen oyste* oyster panca* peeled pharmacist phoned pie
pile pizza pizza* plant prawn presc* produ* product prote* proud* re recommended refundable refus* request respo*
response resta* rice roomm* roommate royal royal* sausage saved saved* severe shared she'd she'd* sheet* skewe* skull
skull* slice* somewhere sons soul speak speci* speec* speech spent spent* stated steward stranger stream streaming
substitutions taxi thank thank* thoug* toe trend* trolley trust tub typed typed* vary vegetarian waiter waiter's
watching wife wine wrote wrote* yours`,
      '3': `
2017 48 a_little a_student a_tea about_my acryl* acrylic airways all_our all_over announcement as_there's asked_the
asthma at_her baby'* baby's bit bit_of bite blank* breathe brownie bumbl* bumblebee bun cabin* cabin_crew caesa* caesar
came_out came_round camp capit* carto* carton cat_in cente* center chart* chef chest chest* chill* cocon* coconut
couldn't_see cows crab cramp* cross* cupca* darling daughter's denti* diet dismi* dress* drew dust_on e earri* earrings
eyes_shut fed fingers fish fish_and fits foil for_my for_them garli* garlic gave girl_goes girlf* girlfriend give_out
glove* gloves glue goes_oh groun* ground had_come had_me hair hardly_any have_thought he_was heard_of held_up her his
i'd i_asked i_can't i_told i_wrote im in_japanese in_row in_that in_the inhal* isnt it's_only it_under it_which
japanese kill know_its laughed lids locked made_my magni* magnificent maid maid_of managed_to mango mango* marsh* melon
melon* morning_i mouthful mushroom my_daughter's my_girlfriend my_maid my_notes my_own my_son niece* no_problem no_to
nobody's not_allowed of_honour on_everything one_asked over_it pancake patch* perfumed person's pillo* pillows pinea*
pineapple rabbit rang raw reading_the recal* refused refused_to regar* regardless regul* regular reque* requested
restaurant said sake salt scraped scratching serve* served shaki* shaking she sheets sick slices snacks_are so_called
son_in specifically sprayed sprea* sting* stock stock* strea* swapp* swapped tea_for thai thank_you that_they
the_airline the_back the_bathroom the_chef the_half the_head the_normal the_notes the_so the_soup the_wine the_word
they_gave this_year thought_i thric* thrice tight to_make to_my toddl* told tomato tomatoes twice_no two_in veget*
vents vents* warne* warned was_sick were_nice where_you wrist writt* written wrote_on you_with`,
      '4': `
a_locked a_milk after_i amoxi* anchovies anywa* anyway aspir* aspirin asthm* baby base beddi* bedding blanket blist*
blue boy's boy's* brioc* brioche buckl* cant capitals chart closi* closing cluel* clueless contrast cousc* couscous
crepe crew cross crumbs_in daughter days_in dentist duck file filli* filling flopp* floppy for_days foreh* forehead
free_and fryer fryer* hande* handed handed_out handed_to hospi* hospital hummu* hummus i'd_told i_react ignored_my
in_bed in_capitals in_red inhaler kid korma* little_bit lobst* lobster locked_in musta* mustard my_epipen my_eyes
my_lips my_son's my_tongue niece no_peanuts no_warning noodl* noodles not_to nut_allergy on_my on_their pad patch
peach* poppy poppy* prawn* prawns react red rye said_no sauce* says_no scalp* school_canteen scrap* scrape seeds seeds*
set_off she_said shock skipp* smoot* sold_as son's son's* spread stero* sting the_batter the_carton the_cheese
the_filling the_form the_green the_label the_pistachio the_sauce them_about they_knew three_days tight* tightened
to_shellfish to_them toddler told_her told_them trace* under_a up_in used vanil* vanilla vegetable wasp worce*
worcester wristband wrote_it yoghu* yoghurt you_i`,
      '5': `
a_e airwa* allergens allergies an_ambulance antihistamines bathroom_floor blotc* blotchy brace* checks codei* codeine
contains covered_in crepe* dairy_free dande* daugh* denie* denied epipen_in face free fussy fussy* given given*
given_to have_it hidde* hidden i'd_said i'm_coeliac ignor* in_hives kill_you korma label label* lips_swelled mayon*
mouth mouth* no_nuts norma* normal notes notes* nurse nurse* oat_milk of_flour paste paste* pen pens pesto pesto* pet
pine powde* prali* prescribed protein reacted resus resus* same_scoop sauce scalp scoop* scoop_for sesame_in she_was
shell* shellfish_allergy shrim* shrimp skin skipped son soy swelling swore swore* test the_restaurant tingling tomat*
unlab* unlabelled up_within walnu* warni* warning weepi* weeping wheezed wrist*`,
      '6': `
999 adren* adrenaline allergic_to almon* almond anaphylactic and_chips barle* barley bracelet cashews contain despi*
despite despite_the did_nothing dressing egg eyes feath* feather fragr* gave_him ignored in_welts iodin* iodine itchy
itchy* lacto* lactose like_balloons may_contain my_throat nicke* no_patch nuts_in oat oats param* paramedics patch_test
peanut peanuts penic* penicillin pirit* piriton polle* pollen powder rash reacts scoop shellfish skipped_the smoothie
sneez* soy_sauce sticker swelled_up swoll* swollen synth* synthetic tahin* tahini the_satay tongs tongs* tongu* tongue
vegan vegan*`,
      '7': `
allergen ambul* ancho* ballo* balloons bee cant_have casei* casein cashe* celer* celery celia* celiac cmpa dairy dairy*
dander decla* declared dye epi epipen hazel* hidden_in intolerance intolerant lash lips milk nickel nut_free peanu*
pistachio ppd puffe* puffed sesam* sesame sneezing sulph* the_vegan throa* throat tingl* welts welts* wheat wheat*
wheezing whey`,
      '8': `
ambulance antih* conta* flour flour* gf gluten gluten_free latex latex* nuts oil pista* reaction satay satay* soya
wheez*`,
      '9': `
aller* allergic allergy anaph* anaphylaxis coeli* coeliac epipe* glute* hives hives* intol* nut react* swell* swelled`,
    },
    animal: {
      '2': `
abroa* abroad acted acted* admitted adult* adults against among among* aroun* around badge* bagga* baggage barel*
barely bars beach beach* beard* block* bodie* bodies boiled boxes boxes* boy broken bug burie* buried burnt burnt*
burst burst* carri* cemen* cement chain chart chest* cooke* crawl crowds cry curle* curled customers decem* december
delic* dish display dose down dragg* drain dropped ducks ducks* durin* during eatin* eating elect* emerg* emergency
expert expla* explain explanation faceb* facebook famil* fetched field field* filte* filter filthy flea followed frenc*
frigh* girl givin* giving goats goats* going going* goodb* goodbye grabb* green* grey guard* hadn'* hadn't handl*
handlers handling hardl* hardly hay he he's heart hedge* hitti* hitting home hotel hotel* hotte* hrs hundr* ignor*
inbox inbox* inconvenience injec* injection kennels kid knack* lap laugh laugh* laughed leave lemons litte* littl*
little local lump mad matted men micro* mother neon nobod* nobody noticed one's one's* ones over overh* overl* overn*
overnight overw* own owner packed pads paint* paperwork parke* parked passed paste pensions permi* pictures pinne*
pinned poison pokin* poking poppy poppy* posts posts* racin* racing rang refuses retail rib ride rippe* round round*
rubbi* rufus rufus* screamed seein* seeing sells sells* separ* settle she'd she'd* shot show shows shows* sleep* snapp*
snapped soake* soaked squeezed stacking stand stand* standing starf* starfish state stopped stopping strangled straw
stren* strength stres* stressed stripe strok* stroke taxi terra* terri* threw threw* throw* thrown tip tippe* tipped
tract* tractor turns upsid* upside vaccine ventilated videos visit* volun* walks walks* water* weight with woodl*
woodland worke* worked writt* written young young*`,
      '3': `
3_hrs a_basket a_bill a_box a_hot a_hotel a_lamp a_laugh adven* adventure advertise all_and an_old and_says anima*
aquar* aquarium asked_to at_30 attac* back_two back_with bag_of bags barn barre* be_closed be_put beats beats*
because_we been_taken behin* behind bitte* bladd* bladder blocked board* bottom_of breathe bunnies burne* burned
by_another called_the camps* campsite cared cared* cat's cat's* caugh* caught chase* chased checked choke* chuck*
chucked circu* circus cloud* clump* cobbles collected commu* concr* concrete cooked could_count could_only count cows
creat* cried cried* cut_to damag* danci* dancing day_of days days_of deaf deep degree didn't_want dolphins don't_get
donkeys dragged drew drip drown* eight_months elephants escap* everywhere family farme* farmer fence fence* fingers
fish fits five_star flies flies* flu food_i for_hours for_nine for_show for_weeks forth forth* frost geniu* genius gps
grabbing green groom guards guinea hacke* hacked had_lost has_two he's_a he_had he_was hear_it her his his_own hot_to
hottest how_you hundreds hung_by hutch hutch* i_see in_for in_full isn't_one it_could it_when it_wouldn't its its_own
kanga* keepe* keeper killed known known* labelled labra* lad lads lambs lambs* lamin* land last_week leave_the left
left_a legs_and little_one lunge* lying lying* lying_in mangl* marks marks* metal metal* mice milke* monit* monkey
mower mower* my_arm my_lad nine_months nine_years no_call no_shade nose not_being octop* octopus off_a off_his old_boy
on_display on_his on_it on_its on_their one_another one_in our over_it overheated owner* painted patches penguins
phoned pink pipe preci* pressure purch* purchase put_our rang_at razor razor* rid ripped rope rough rough* rubbed rugs
saw_an screaming sea seale* sealed sent_us shaki* shaking shark* sharks shave* she she_was shock shoe six_and skeleton
sleep slipp* smiled smoki* smoking socie* society sold sold_me sprea* squir* staff* stall* state_of steer* steps steps*
sticker suffe* suffer sun tangl* tell_them temple the_barn the_beach the_boarding the_boat the_boy the_children the_dog
the_dryer the_farmer the_field the_garden the_groomer the_head the_hold the_hotel the_kids the_lads the_lot the_others
the_pond the_tank they_can't they_still thought_to throa* throat tied_to time_it tins to_carry to_say to_touch told_us
tops tortoise transported travelled turned_away two_days under_a up_one upside_down used_a volunteer was_nine water
way_home webca* webcam were_left were_on when_he while while* with_bent witho* without without_asking woman_said yard`,
      '4': `
a_bald a_bath a_cut a_fresh a_gate a_lad a_shed a_shock a_shoe a_stick all_over alpha* and_round and_sent around_for
backy* backyard bali barrel bears bears* bench_and bill_for boarding bone botto* bottom bowls bowls* budgie by by_its
by_staff cabinet calf carriage carry* carrying circling clipp* close_it cocka* collected_a community cough* cramm*
crammed crush* crushed cuddl* cuddle cut cut_the dead_on degrees dehyd* dehydrated died_in dog_on doggy doggy* dolph*
dolphin drago* dressed dropped_off drowned dryin* drying dying dying* electric escaped feet fell fight fight* filth*
floor_of for_days full_sun goat groomer grott* grotto had_left hamster healt* healthy him him_in hip home_with hoove*
hundreds_of hung i_watched ignored in_his infec* its_size jack kicki* kicking kidne* kidneys kids kitten lab labrador
lamp left_open let lighter lions lions* little_girl liver* lodge lodge* lost mangled mangy mangy* moggy moggy* monkeys
months_old neck neglect night_in nightclub operated operation other's overloaded packed_in paddo* parrot pelle* penguin
perch perch* permission petti* petting precisely prize* prizes pure put rabbits rat rats rehom* rehomed rescu* rescue
respe* retai* riddl* ridin* riding round_and routi* routine rubs saddl* said_he screa* scruf* seals seals* selfi* shed
shedd* shedding shelt* shelter showi* showing shows_the slapp* slapped sliced snake sore spide* spider spread squirrel
stabl* stable stack* stacked stall standing_in starved still_in stitc* stray strings swans swans* tangled ten_times
the_bottom the_filter the_lead the_live the_restaurant the_steps the_tip they_never they_rang threatened tiger tiger*
times_the to_them to_turn tongu* tongue torn trainer two_kilos unabl* unable unable_to until_it vet_says walke*
weekends weepi* weeping whipped whisk* wings wings* wire with_her`,
      '5': `
a_routine animal attacked beagle beate* beaten beggi* begging birds bleed* bleeding bony burn by_the came_home cats
chains chickens claws claws* clippers clumps cough could_put crates dead_by dead_in degre* dirt dog_in donke* drank
drank* duckl* ears elephant enclo* eyes float* fox gasse* gecko gecko* giraf* glue guine* handled hens hit horse horses
in_a in_its knee lashe* limpi* limping livery lobst* lobsters monke* movin* moving muck my_dog neglected noses noses*
opera* overd* owl pengu* persi* pet_shop pigeo* piglets plucked poiso* poisoned poisoned_the poodl* poodle prong* puppy
puppy* relie* relief respect ribs saddle saddle_sores separated skele* skin slippers snake* spani* spaniel squealing
starving tails tails* tanks tanks* the_fence the_grey the_heat the_vet ticks ticks* ticks_and to_sleep twist* twisted
visitors was_dead wing`,
      '6': `
at_boarding beagl* bear behind_the belly_up birds* bitch bled blood blood* bone_dry breeding budgies cat chain* chick*
colic colic* collapsed colli* collie cow cruel* cub cubs denta* dental died eleph* farm farri* farrier for_selfies
glued glued* greyhound groom* grooming hamst* hamsters heat heats* heatstroke his_ear hooves in_tiny kenne* kicke*
kicked kilos kilos* leash leg lion muzzl* muzzled negle* nest nicke* nicked no_water pacin* pacing paws pigeons pigs
ponie* ponies prong puppi* puppies put_down rabbi* rabbit ribs_showing run_over selfies sitte* sitter skinn* snare
snare* starv* stitches stray* swoll* swollen tabby tabby* tank terrier the_van thras* thrashed tied torto* touri*
tourists tummy tummy* urine urine* vacci* vaccinated van water_bowl whippet wound*`,
      '7': `
a_cage anaes* anaesthetic bitch* bowl budgi* camel* cargo cargo* catte* cattery chained cruelty cryin* crying dayca*
daycare drugg* drugged ear enclosure eutha* fed floating greyh* horse* in_green jaw kennel kittens legs live mites
mites* our_visit parro* parvo parvo* pens pigle* pluck* prodd* prodded sores_on tail worms worms* wounds`,
      '8': `
alive alive* bald belly belly* chicks collar crate dead dogs kicked_by kitte* lame lead leash* mare pet pony pup raw
spay walker whipp*`,
      '9': `
breed* breeder cage colla* crate* dog pups sores sores* vet`,
    },
    child: {
      '2': `
150 36 410 aband* abandoned age agenc* agency aid aids airline anoth* another applied arrivals askin* asking assis*
attack away bangi* banging bars beginner belt biscuit bleac* bleach blind blue board bolts bolts* boot booth booth*
born bottom bounce brand* brother bus castl* castle chara* character charlotte check* children chopp* cleaner colle*
collect concr* concrete connect cook coughing counted court crawling dad despi* despite dig disch* dishw* dishwasher
double dragg* driver dropp* drove drove* drunk drunk* dusk duty eaten eaten* eight employees end escalator escap*
farmer fell film filte* filter fireworks flip folde* fourt* greet* guard* hamme* hammer harne* harness hasn'* hasn't
haunt* haunted he he'd heard heard* heigh* height hit hits hold homes* horro* horror howle* howled hungr* hungry hut
ignor* ignored inch infla* informed instructed into itchi* jacke* jogge* jumped keep kicki* kicking knees knees* knive*
knives knock lake laminated landi* landing leeds leeds* lemonade linin* lining lodge* lunch* macarena make mat maths
maths* medicine member messaged midwi* midwife mine'* mine's minus minus* motorway mount* mountain mum my nails nails*
navigation nephe* nephew obser* outsi* outside over overl* owner's paddling parent plain plain* play playground pokin*
poking pond popul* popular radia* radiator rang reach* relea* renewing respo* resul* reviews rolle* rolled santa sat
saw scales scare* scared scarf scarf* schoolchildren screw seater sent services seven shave* shell* shin shorts shove*
shoved shown shown* shut sick side sideways simple sir sleeps slipped slush smoke* soap soft split* spoon spoon* sport*
sports springs starving step stepd* stepdaughter steps* stewa* stitches stones stranger's strin* sum supervisor
survived swallow swallowed sweets swimsuit tablet tablets tall taped taped* tatto* tears tears* tell thinking thirteen
thought thumb thumb* till tip tramp* trampoline travel trick tutor tutor* uncle verba* walk walke* washed watching
waved waved* wears wears* weigh* wetti* wetting while while* whose whose* wide witho* without wristband yesterday
youngest yr`,
      '3': `
14_and 1am 2m a_baby a_battery a_betting a_biscuit a_country a_four a_man a_password a_room a_scarf allowed_into an_egg
and_drove and_his and_nobody as_long as_my aslee* asleep assistant asthm* ball balle* ballet barber beanb* beaten_up
beati* beating been_going betti* betting bite bitte* bouncy_castle boy_in breat* breathe breathed broom broom* buckl*
buggy buggy* by_the carriageway chain chain* chair chalk chalk* changing checks chopped climbed coat collapsed
collected cute dark_and divin* down down_in down_the down_to dragged dropped dual dual_carriageway dummy dummy* escaped
ex faint* fainted farme* fed fell_out fever fever* filme* filmed filmi* filming finger flung flung* folded foot forced
forced_to formu* formula found_by frame from_another frost gave gave_him gave_my given given* given_a given_the
glass_in grabb* grabbed greeting guard hacke* hacked hande* handed hanging_out he_won't heads heard_from heater her_at
her_phone herself_and hid hike hinge hinge* hoars* hoarse holdi* holding home homew* homework hyste* ice_no in_bed
in_wet inhal* inhaler initi* instructor jacket janit* janitor jumpe* kayak kayak* keep_it kindergarten knew landed_on
learned left_my leg let_our like_an locate long_as loude* louder main_road man man's man's* man_who measuring mine_was
mushr* mushrooms my_2 my_5 my_hand my_two name_is nappi* near neck nine_kids no_call no_explanation no_ice no_one
nobod* nobody nose not_done not_to nurse* observation of_his of_six off off_his off_in on_phone one_adult one_girl
one_month one_they ones opera* out_in overn* overnight pair pants pants* pavem* pavement peas pic pierc* pinch pinne*
pinned pit poppe* popped prick* princ* put put_a put_my rang_me released response results ridin* riding roami* roaming
ropes ropes* said_he sanda* sat_on say_we sciss* scissors scratches screams secre* sello* sellotape sent_by seven*
seventeen she_was shell six_and skied skied* sleep* slept_on slide slipp* smoke soake* soaked sold staff_member starve
starved stern stern* stove stove* stretched string stuck stuck* stupi* stupid super* supply swall* swim swore swore*
table_in tail teenage telling_us the_baby the_beach the_boot the_buggy the_children the_ear the_escalator the_heat
the_knees the_lake the_lane the_open the_others the_pavement the_pond the_road the_stop the_top the_unaccompanied
the_water them them_in them_with they_didn't they_hadn't threatened three_year thrown_in to_a to_run to_sleep toes told
tuiti* tuition tumbl* twist twist* underage unhea* unloc* until until* ups was_found was_left was_minus was_outside
was_put was_with watching_the way_you weighed went_for wets while_my who_was wondering young*`,
      '4': `
20p a_bench a_six accid* accident adult* alone_with asthma at_lunch at_my autistic baby'* baby's backg* background
beate* beaten because_she betting_shop blew bolt burne* burned burns burns* carou* carousel caugh* caught cella* cellar
chair_with chairlift checked choke* choked cigar* cigarettes cloth* clown clown* club collarbone collecting convi*
counsellor counting cupbo* cupboard dangl* dangling dark deep denie* denied despite_the dirt donke* dose drank drank*
eight_year explanation facin* facing finge* first_aid for_late for_twenty found found* from_an gaps gate girl grand*
grape handp* he'd_been he_still he_was held_my her_own her_to him_over himse* himself his_head his_mouth his_own
hit_the hood hot_soup in_his in_leeds infant insul* is_seven jumped_in kiddi* kinde* knuck* lap leaders left left_at
left_on left_the legs life lighter littl* little little_ones locked_up lorri* lorries lunchbox made minib*
my_daughter's my_sons niece niece* nine_times notic* nursery of_another off_at old old's old's* old_at on_their
operator our_four over_it overloaded palm permission photographer pigs pinch* pinched purpl* purple pushe* pushed
put_on raw reach ride road scald* secret shoulders shouted snow sons splits starv* stop strap* sunbu* swept swept*
swing* syrin* syringe teens teens* tell_me the_ball the_changing the_coach the_garden the_head the_kids the_little
the_low the_music the_services the_slide they_left they_let thigh thigh* three_in threw threw* tight tight* to_make
to_reception to_walk toddler tore tough* trained treated unacc* unatt* unattended under* underneath unheated unlocked
vodka vodka* walker wandering was_another were_in wet who_said with_kids with_no with_string worke* working_in
year_old's`,
      '5': `
2024 adult aged alone_in and_let another_mum autis* babys* ball_pit bello* berri* berries blist* boost* bruise by_staff
called_my came_home cheek cheek* climb* climbing coach* colla* concu* condu* couns* crying_in daughter's door_open ear
escor* escort facing_the fingers five_year found_him four_year girls girls* gymna* handprint head head_under held_his
her_back high_chair him_in humil* humiliated infan* insulin ipads ipads* junio* kicke* kicked kids_in kneel kneel*
knuckles lad lad's lad's* left_behind let let_a let_her lifeg* lifeguard little_girl locke* locked_the made_my marks
marks* minibus minor my_daughter my_five my_grandson my_lad's my_little my_son's my_toddler my_twins napping negle*
neglect newbo* newborn nine_year off_the old_in old_was on_her outside_a picku* pickup playg* pony pulle* pulled pupil
pushed_my put_out room_of scale scale* scout* screaming seven_year she_told shook shook* shouted_at shut_in sleep
soft_play son's son's* stand_in sticking straight_out stran* sunburnt swing teaching tens the_class the_high the_snow
tied_to till_he till_they to_stop told_my told_to two_year uncha* unchanged under until_they vape went_under
wet_himself years_old yelli* yelling`,
      '6': `
a_stranger armba* armbands au babie* babies babysitter belts belts* booster boys bruis* by_another camp child* choki*
choking clothes coach crech* creche deep_end dropped_my force* forgot_my gate_at grape* he's he_is he_vomited headc*
headcount held helpe* home_with juniors kids_club lips locked locked_in mouth* my_baby my_child my_lad my_son nanny
nanny* nap nappy nappy* olds out_on over_to playgroup propp* propped pupils ruler ruler* scout sent_home she she'd
she'd* she's she's* six_year sobbi* sobbing supervision teach* teacher the_dark the_deep the_school the_yard tied
toddlers toughen twins twins* unaccompanied unaccompanied_minor vomited wet_herself yanke* yanked yard year_olds`,
      '7': `
alone alone* arm bulli* bullied child cryin* crying daughter face face_down force grandson herse* herself him him_out
his kids leade* leader made_to minor* mouth my_boy my_kid noticed on_his punis* punishment rash sandp* sandpit schoo*
school screamed sitte* sitter slapp* slapped slapped_my smack* smacked son stranger strapped strapped_in the_cot
the_minibus the_nursery toddl* tot trapp* trapped wandered worker wrist* wrists year`,
      '8': `
boy cot daugh* helper pupil* screa* teen vomit* wande* wee`,
      '9': `
baby her kid year_old`,
    },
    discrimination: {
      '2': `
180 41 480 68 about about* account actually addressed adviser against age agent* aisle* allows anima* ants appar*
apparently application arabi* assis* badge* blond* blonde bounc* bow boy boyfr* boyfriend broker brunc* brunch cante*
canteen cardiff carton changing charged charm chemi* chine* chinese clapp* clapped clearly colle* colou* commu*
complain complaining confirmed consultant content corre* cost counc* council cover* dark decid* disappeared discr*
divor* dogs don't don't* doorm* doubl* downs* draw dressed drive* drivi* driving dummy dummy* ear eatin* eating else
energ* energy entra* entrance etc europ* evening everyone's excuse extra extra* fact fathe* father fella file fire flat
following foreign foundation frank* frankfurt frien* funny funny* galwa* galway givin* giving grand* groom* groun*
ground guest hallw* hallway handi* hands harm harne* harness heads* heaters his holde* hoodi* horiz* host hoste* hung
husband's hygie* induction infec* infor* j kerb kisse* kissed lads lagos lagos* lap lassi lassi* laugh laughing leafl*
leave letter louds* loudspeaker manag* mango mango* marks marks* marri* marti* me membe* membership menti* mentioned
met mix monkey mortg* mortgage morti* mortified mrs my name'* name's nephe* nephew nobody's noise notic* notified
overa* owner* packi* packing paperwork patte* permi* plate pocket positive pract* practically praye* prayer prefe*
prett* pretty problem profe* pulle* pulled random rang realised reaso* recorded refundable regulars remove rung s
savin* scene scene* scrap* separ* separate serve server setting she's she's* shook shook* shoot sign singl* single
slant* smile smirk* snow son's son's* soon sounded speaking speaks spong* spons* sponsor stare* steph* stop store
store* stori* study study* surgeon swear* swimw* swimwear telle* teller terribly thick* ticke* ticket tight tights
toilets touched trainer trans* trave* treat treat* turne* turned twins twins* underwriter unlock upfro* upfront
uploaded us user usual* utili* utility walke* walked wareh* warehouse we're we're* weddi* wedding week whale whispered
whistle wife window's worse worse* would* write young`,
      '3': `
33 80s a_comment a_double a_family a_laugh a_look a_no a_private a_reply a_smile a_smiling a_white afric* again_the
agent all_but all_other allowed_in ambul* an_engineer and_got and_said and_something and_would animal answered app_that
appealed arabic are_you as_we asked asked* asked_if at_peak at_reception attit* attitude away away_with babie* babies
badge barma* barn bc be_an be_back becau* because behind_my belly belly* besid* beside blind* booked_online briti*
british brother_in brown* burn by called_me came_to campe* can't_use cancelled_my capta* captain charge_was check*
check_my clien* clothes comfort cook could_i cupbo* cupboard curry curry* custo* day_and decoration defen* degree
deman* dog don't_worry door doorman dot double dread* dried_up european everyone faces faces* flats flats* flood* fold
font for_his for_six for_someone for_their for_this four_stars friend_of from from_leeds get giggl* girls girls*
goes_up gown grandma guide guide* gym happi* has_become have_a he_said he_told head heard_my heari* hearing her here_in
hide highe* higher him his_head hold_a holders holdi* holding household hung_up hygiene i'm_in i've_since i_mentioned
i_pointed i_wear if_i illeg* imita* impre* imran imran* in_arabic in_fact in_frankfurt in_june in_my in_this informed
inspector is_apparently is_why it_takes jobs just_went kicke* kicked kids kind kind_of knack* know_why korea* korean
labou* lady later later* laughed_and leaflets leak lease lease* leg_in lifes* lifestyle locals lot love ma'am ma'am*
makeu* makeup making_it man manager marat* married maste* me_after me_in me_the men metro metro* migra* minutes_after
mixed mixed* moham* mohammed monday_in moved_us mums my_car my_daughter my_friend my_hair my_nephew my_son's my_uncle
my_work names names* nativ* native nine_times no_problem non notes notes* of_prosecco off_or one_word or_leave
other_guests out_on over_there owner papers parac* paracetamol past_nine patie* pause pavem* pavement peak_hours pensi*
peopl* people people_and people_have people_like poles poles* policy_says prams prams* prefer princ* principle
professional profi* purpo* purpose put_your queui* queuing raini* raining ratin* rating reading_the reason_for recep*
refle* reflects removed_my ride right_on roma said_my sam same_evening sat_down saw saw_that says_no scrapped
screenshots searc* second_page seein* seeing selfi* sent_to service_as seventieth sheep sheep* shorts siste* skin slows
slows* smelly smile* smiles smirked so_no so_small socie* society soon_as space_is spat spin_class staff_in stared
stared_at strug* struggle style style* swear table_at take_the tame tando* teachers_are teena* teenager tenan* tend
tests tests* that_evening the_agent the_aircraft the_american the_barn the_bin the_black the_bloke the_changing
the_door the_four the_fourth the_ground the_gym the_kerb the_letter the_man the_neighbour the_pavement the_queue
the_ride the_usual their_website then_one there_in think_he thought_i tight* to_choose to_our to_remove to_wear
to_write told_them trained travellers trust two_men typed typed* under_my understand unhyg* unhygienic used_as used_by
usual vacan* very_sorry very_very viewings voice voice* wait walked_in walked_off war was_raining we_watched wear
week_since were_friendly where_are whites who's who's* why_i within_an wont wont_be word worry worry* you'll_be
you_with young* your`,
      '4': `
650 67 a_fire a_leak a_minute a_mix a_school accus* african aids all_evening allow* allowed ambulance ameri* american
an_account argos argos* aside aside* assistance away_at back_on banne* barman be_happier been_a bindi* black bloke bomb
booki* booking born bouncer bowed bowed* bride brown cabbi* cabbie cane checked chemistry cinem* cinema clair* claire
clark* clerk clerk* club'* club's coloured comments copie* copied cover cripp* cripple cvs daugh* daughter depos*
dog_has don't_do drag east emma english_or entry entry* equal* estat* estate family_place fella* fifti* fifties finan*
follo* for_me from_the gay get_out giggles given given* ha halal halal* half_past happier he_called he_never here
homel* homeless husband_and i'm i_heard i_hold immig* impression_of indian indians insulting irish irish* jokes_from
kid's kid's* kiss lengths lifeg* lifeguard lower lower* manager_told marathons matching mates mates* me_and means
means* members menta* mental mexic* mexican must mutte* my_brother my_chair my_colleague my_head my_surname natio*
nightclub no_reason nonse* nonsense northern not_allowed not_to nothing_here nurse* of_hair one_bed overalls own_money
p passp* passport pensioners people_from permitted pool put put_out race reason rejec* risk russi* said_the said_you
scott* scottish shami* she she'd she'd* shopk* shopkeeper should_keep sight sight* sister son sort speak_english
specially stewa* steward stitches suita* suitable syndr* syndrome tenants that_people the_bins the_driver the_flat
the_form the_ladies the_nurse the_owner the_paper there'd they_hung this_country three_viewings thres* threshold throw*
thrown to_all to_hide to_leave to_my tumbl* twelve_year twice_in two_fellas type_of typic* typical ukrai* ukrainian
unava* unavailable unmar* until_they users_and was_offered we_should weighed welco* when_he woman woman* women women*
wrist wrist* you_know you_lot youth youth*`,
      '5': `
about_my always_want as_my asian asian* benefits black* blacks blind bloke* breas* broth* brother burki* burkini
by_staff by_the calle* called cereb* cerebral colleague comme* country couple_refused couples deposit disabled down'*
down's drivers drove_off engli* english fat fellas femal* female for_being from_staff gestu* guest* guests gypsi*
gypsies hair he headscarf heard heard* hiv hostel husba* husband impression india* indig* indigenous insul* interview
is_too islan* jibes jibes* joke landl* laughs lesbi* looked_at loudl* loudly met_with mum my_husband n name niger*
nigerian no_kids noise* north* nurse open_an paddy paddy* paedi* palsy palsy* patients pikey* polic* ramp rang_ten
receptionist refused_a rejected relay relay* rep retar* romanian serve* served she_said shout* shouted_by speak*
suddenly_the tatto* terro* terrorist the_barman the_pool the_teacher the_ticket there'd_been told_my tonig* tonight
too_dark traveller treated unmarried users users* we_are wear_a welcome welsh welsh* wheel* white white* wouldnt
younger`,
      '6': `
2024 a_traveller afro antis* antisemitic banned barre* barred beard beard* benefit bride* brides bump called_us comment
couple customers disab* dreads dwarf* epile* epileptic famil* followed forei* foreigners friend gesture hijab hindu*
holding_hands homop* homophobic hop housi* housing housing_benefit humil* humiliated im in_2024 jew jokes jokes* kippa*
ladie* ladies landlord latin* laughed laughed_at lot_always muslim muslims n_word obese obese* openl* openly pregnant
racis* racist roman* said shouted sikh slur speak surna* surname the_clerk they_saw thief thief* thrown_out to_cover
told told_to too_old toure* trann* tranny trans turba* turban turned_away upset* viewi* viewing`,
      '7': `
asked_to at_my autis* autistic because_im benef* breastfeeding called_my carer carer* caste caste* chink* coupl* denie*
denied dss ethni* ethnic faggo* family guide_dog hijab* last_week misge* musli* my_guide no_dss noises not_welcome
policy pregn* remar* remarks searched sneer* you_people`,
      '8': `
accen* accent deaf laugh* mocke* mocked refus* refused scum sudde* suddenly wheelchair`,
      '9': `
bigot*`,
    },
    drugs: {
      '2': `
aberd* aberdeen above above* abrid* abridged accom* acid actua* advance alcoh* arche* archery art ash asked asked*
assistant assumed attendant au babys* backw* backwards bag bags bands bands* banis* banister bathr* beers beers* being
being* belt besid* beside betwe* between bleed* bleeding bloody blunt* body border bothering bowl brand* brewery
bringing broth* buckl* buyin* buying by cabinet cakes cakes* calm cap carli* carlisle carri* cartons cartr* cashi*
cashier caugh* caught cells cells* cereal chalet change changing chart chart* child child* chilli christening clapp*
clearly clicked clipp* clubh* clubhouse cocktail colla* cones cones* consu* conta* cooke* cookie coole* cooler cork
corri* cough* could* count* crack crush* crushed cubic* cut cutti* cutting dads decli* declined deep diamo* ding disab*
disabled docto* door dorm dose drained drawers drift* drink* drivers eleva* emerg* emergency entra* entrance evening
everyone evide* exami* examiner face faces faces* fairg* fairground famil* family fanta fanta* faste* faster fetch
fetch* fifte* fifteen finished floor* folks folks* forget fredd* fully fully* galle* gallery gas girl glove* glue
goodn* goodness grounds guide* guy guys halve* hammered hatch he's hearse hid hide hidin* hiding high housekeeping
hungo* hungover imagi* imagine indoors joke journ* journey k kiddi* kidding knock* knocked knuck* label* later later*
laughed laund* ledge ledge* lemon* lemonade lesso* let lettering letters lobby lobby* locke* lolli* lorri* lorries lot
lower* lucky lucky* lying lying* magic* manag* manager marve* marvellous mask mate maths maths* mecha* mechanic minibar
mix mixed mixed* moment moped moped* mortg* mortgage motel motel* mushr* mushrooms nan's nan's* next night night* non
one's one's* op orders ours oxyge* oxygen packs packs* pair parents passe* peace pharmacist pharmacy phoned pick pillo*
plant plants plumb* plumber pole popped posit* pot poure* poured powde* pram prosp* pub pulli* pulling punch* pure
razor razor* recep* reception records reds registrar regul* rehea* rent respo* restr* rever* reverse risot* risotto
ritz river river* roami* roaming rooft* rooftop ropes ropes* rough round round* roundabout rumou* rumour run sambu*
school score* scratching secur* security sentence shack share shari* sharing shed sheets shell* shouted shrug* sideways
singi* singing singles sips sir sixte* sixteen sixth sixth* skull skull* slush sniffed sock son spaniel spark* speech
spill* spoon stacked staff staff* stand* starters stay stink* stool* stopp* stopped string strip* strok* stroke
students styli* sugar surge* swim syrup syrup* table takea* takeaway teach teasp* tech teena* test teste* tested tests
tests* thank thirteen ties toilet tony tools tools* tray trip troll* trust* unann* unannounced underneath unifo*
uniform up upstairs us used users users* vacci* vague vent venue venue* wake wande* wandering warne* warned waste* wave
weekends weekl* weekly weigh* whatever wheel wheth* whether while while* whiskey white white* yards yards* yoga your
zombi*`,
      '3': `
4am a_10 a_can a_cereal a_family a_hangover a_hen accommodation actual alcohol all_evening and_asked and_couldn't
and_for and_looks and_orange and_quiet and_something asked_her asked_me asked_was asked_whether at_4am at_breakfast
at_every at_the at_this babie* babies babysitter back_for backpackers baked baked* balm bathroom beare* before_boarding
behin* behind bible bible* bit_of bladd* blew blist* blister blood* blood_test blow bounc* boys briefing brother's
brown* brownies builder bumba* bumbag burned burnt burnt* busy_with by_ten called_me came_to camp camps* campsite
carried cashp* cashpoints chale* chara* charl* chef chewe* chewed chip clappers clerk clerk* clipped cloak* cloakroom
cocktails coffi* coffin cogna* cognac colin colin* collapsed confirmed cook cooked could_buy couldn't couldn't_find
counter courier crack* cracking cryst* crystal cut_to dad's dad's* dancefloor daughter deal deck detou* detour did_my
didn't_see dive does_nothing doing doing* dressed drive_him dropp* dry_and e electrician elevator empti* everyone_in
evidently exam fellas find_the floor for_twenty found found* freddo front front* funni* funnily girls girls* givin*
giving glass got_out grandma's great_food greenhouse grinder gripp* gripping grow guessing gym halves hamme* hand
hande* handed hands* happens he'd he_could he_got he_told herba* herbal herse* herself hes hey hidde* hidden hilar*
hilarious himse* himself hire_car hold_on hold_the hospi* hospital hour_before house house* huffi* huffing i_sent
if_your in_hand in_its in_that in_the injec* instr* insul* into ironically is_basically is_what it's_only it_all
it_arrived it_three it_to joint kebab kids_who kindn* kindness kitch* kitchen knew labelled lad's lad's* lamps lap
lassi lassi* laugh* laughing laundry leader lean lecturer lefto* lesson liam like_that litre* lives lives* locker lodge
lodge* loo lotte* lottery loud_and love_to lunchtime lying_in made_with magic man man_had management manager_on marga*
maxim* maximum medics meeti* meeting memor* memory merch* met_us midwi* moon my_hand my_sisters my_teeth my_visit
my_wife's never_asked next_to night's nine_in nothing_on obvio* obviously of_quality off off_mid offered olds on_that
on_to once_i one_drink ones_in only_my open_on opera* operating our_holiday our_next owner* parag* part_of passed
past_three patients pause pickl* plant* plasterer plastic_and playg* playground pouch* pouches presc* prescription
pretty_good prom punch purse* read_that resetting response retre* retreat right_at sale salty salty* say_hello schoo*
sciss* scissors score seen_at sell serve* services serving sharp* she'd she'd* she_told shelt* shelter sherr* sherry
shift shook shook* shoot* should've sill siste* sisters skates skipp* slips slips* smelt_like smoke sneak* so_he so_i'm
so_that so_they sold_me sold_my solve* somme* sommelier speec* speeches speed speed* spelt spelt* spiced spiri* spoon*
spoons state stead* stepp* steward stewards stone* straight_from strip stron* stuff stylist supply sure surf sweat*
talke* talked teacher teaspoon tempo* tenants tenne* tenner that_wasn't the_barman the_bathroom the_boat the_briefing
the_bunk the_bus the_changing the_club the_corner the_cupboard the_customers the_fella the_flat the_guy the_head
the_lot the_moon the_owner the_parking the_shed the_sofa the_suitcase the_tables the_till the_tour the_wardrobe
the_wind then_asked then_nothing there_with they_dropped they_know this_place three_lads through_my through_the till_4
time_i've to_fetch to_him to_hold to_keep to_my to_us told_they tomatoes tour_guide toxic* track trade* transport tried
tried* tripp* trust tucke* tucked tutor twenty_in two_in two_of under* under_my unkno* up_in us_at vaccine vape vicar
vicar* waiter_was warned_us was_actually was_doing was_going was_i was_looking we_found we_lost we_sat we_wanted
weighed went_down went_through were_selling what_the when_a when_he when_they whipp* whisky_at who_do whole_way wife'*
wife's windowsill wink with_kids with_us wobbled woke words words* works_with year_olds yelle* yelled you_ask zombies`,
      '4': `
10am a_bag a_child a_deal a_litre a_pencil a_state a_trip among among* an_off and_slept and_staff and_white as_part
asked_if aslee* asleep at_check available_at bag_of ballo* bar barber barke* barman_was basem* basement before_my
bottle bottle_of bottles bouncer bud burne* by_eight cab cabin_steward cannot_even caps capta* car_deck carav* caravan
cartridges cater charlie chemi* cockt* consuming cough couns* counter_to couri* crew_were cubicle customers daugh*
daughter's day_so diner* disti* distillery doorm* doorman drank drank* drink driver's drivi* driving drop dropped
dropped_a drunk_on duty edibl* every_night eyes_like fell fella flood* flooded forme* fuse giggled going going*
going_in going_like got_off grandad's hairdresser half_on hallw* hallway hands he he_missed he_thought he_was headm*
headmaster her hi hi_vis him hip holde* hoodi* hummi* humming i'm_sure id influ* influence inhal* instructor intac*
intact is_14 kebabs kid kids kitchen_door knocking know_it knows knows* knows_what lab lad_in lager landl* laughed_and
leane* leaned leftovers legs let_in lifeguard litre marks marks* men midwife minia* minor* mints mints* minutes_later
my_daughter's my_glass my_legs my_nan my_sister's nan nap niece niece* night_carer no_warning non_smoking nose nostr*
of_booze of_drink of_rum of_whisky of_white off_a off_the offer_the offered_me offered_us on_duty on_our operator
optic* out_all out_from overd* owner passi* pickled pilot pilot* pinge* pinpr* pints pints* poppe* poppi* popping port
porte* porter positive pots powder puffi* puffing purser pushe* queue_of racke* racked reaches red_light regulars
rehearsal removal roofe* roofer sat_down saucers_and scaff* scalp* scorc* scout* second_floor selling_pills serves
service_the set_up she_couldn't shish* shisha shots shots* sister's ski skinn* slept slept* slid slipp* smashed
smelled_like sold_in somebody_put somet* something_off souve* stagg* stair* stall steaming stewa* still_warm stool
strew* strewn table_in teach* teenage tempo the_band the_basement the_christening the_deep the_drawer the_hotel
the_kids the_kitchen the_laundry the_lobby the_school the_services the_van the_wheel thinking to_pick to_sell to_stay
tobac* tobacco trainer tucked_behind tutor* under under_our under_the underage up_there vents vents* vis waitress_was
ward warde* warden warni* warning was_half we'd_been weighing whisky wine_in with_empty with_your wraps wraps*`,
      '5': `
a_e a_syringe alcohol_on all_over alley alley* anaes* and_he as_such ashtr* ashtray asleep_on baggies bags_on barmaid
barte* bartender blaze* bottl* brandy brownie by_staff by_the cabbi* cabbie canis* cans captain celeb* chemist ciders
ciste* cistern codei* codeine coffee_shop couldn't_stand counselors crate crate* crew dealer didn't_even diner dj
doing_lines dope drawe* drawer drink_was drive* driver_was dropped_the ecsta* ecstasy empties eyes eyes_were fade
falli* falling fat_one fella* fenta* fentanyl fifteen_year fixin* fixing foil_and found_a found_in freel* freely gear
gents gents* giggl* giggling gin god god_knows grind* he_asked heads* his_arm in_his in_my instructor_had jager*
jagerbombs jaw kebab* ketam* ketamine landlord lange* left_on licen* licence lifeguards like_saucers litre_of medic*
minors morphine_patches my_lad nicke* nicked night_porter of_skunk of_vodka off_licence officer oil our oxy paral*
parents_evening passing passing_a patches pills_by pipe_in pocke* pocket racki* racking restroom rolle* round_his
saucers served shooting skipper skunk smack smell smell_in smell_it smelled sniff sniffing_and snorting solvent
something spaced spilt spilt* spirit staff_room staggering stand stenc* stepped stepped_over stinking stumb* surgeon
swigging_from swinging talked_to tattooist the_bar the_cab the_chemist the_driver the_gents the_gym the_lad the_toilet
the_traffic they_get tipsy tipsy* tourn* traffic_lights tried_to unlab* unlabelled uprig* upright van vapes vapes*
vapin* vaping vitam* waiters waltz* was_asleep wasted were_like were_well whisk* with_something worker year_old`,
      '6': `
a_hip a_joint a_needle a_rolled adder* adderall awake awake* ayahu* ayahuasca baggi* balloons bar_staff barman bedsi*
bedside been_at behind_the blacked booze bouncers breat* breath can_of canisters canna* cannabis cider coke coked
coked* cup_holder daru deale* dealers deali* dealing deals deals* den dhaba dhaba* drinking driver flask flask* flogg*
flogged ganja ganja* given_to glaze* glazed glovebox hash heads heroi* high_as hip_flask holder hooch hooch* hut in_her
in_our joint* joints ket kite lad lads lager* legs_went lifeg* lines lines* morph* morphine mulle* my_drink nos nurse
nurse* of_his of_weed openl* openly overdosed paralytic parking_lot peddl* photographer pisse* pissed pupils_like
reefe* reefer reeke* reeked reeked_of reeki* reeking rehab rehab* renta* rental resid* residue ringi* ringing rolled
rolled_up rum selli* selling slipped slurring smell* smelt smelt* smelt_of smoki* smoking sniffer sniffing snort*
something_in spice spiked splif* stash stash* stero* stoned swayi* swaying sweating swigging syringe tabs tasted_salty
teens teens* the_caravan the_cistern the_counter the_doorman the_hostel the_house to_kids windows_down wrap xanax
xanax*`,
      '7': `
addic* addicts bong could_smell crack_pipe drunk drunk* foil for_sale ghb half_cut junki* leade* leaders liquo* liquor
lsd noddi* nodding nodding_off off_his on_night pipe roach* rolling roofi* roofied sedat* skunk* slurred smack* sold_to
spice* tatto* the_stairwell tiddl* tourniquet trama* tramadol weed wired wired*`,
      '8': `
barma* booze* carer cider* drug his hoste* needl* needle pills pills* plastered pupil* pupils sells sells* sniff* sold
spike* stairwell stank stank* stank_of swigg* syrin* thc tweak*`,
      '9': `
carer* hostel meth rolli* slurr* vodka vodka*`,
    },
    fraud: {
      '2': `
118 140 150 200 2014 2018 290 34 36 420 48 52 64 67 80 81 840 870 accou* adjus* advan* advert aids alrea* already
amoun* amount anywh* anywhere app's app's* appar* apparently appeared asia auto avoid avoid* balan* balance barco*
barcode becam* became being being* blind blocked boarded bob boile* boiler bounce box brake* brand* brass brings broad*
broadband broker by cab caller cance* cant car carrots cars chain* chalk chang* change changed check* chemistry chip
circles claims cleared coats coats* coins coins* collapsed collected conce* concerned confi* confirm confirmed conned
convenience cooler copied coughed count country coupl* cousi* cow cramm* crawled crimi* criminal crown* curre* customs
danis* danish dates dates* daughter daughters deaf decli* declined delig* delighted denied dentist difference direct
disappeared doctors doesn't dogs dolla* donca* doncaster done donut* doors* downl* dpd drain* drew drivi* driving elses
elses* emira* emirates enter entry entry* envel* envelope exists exten* extended f factory faith faith* famil* feb fees
fiest* fiesta figure filed filed* foot fraud fraudulently frida* front front* furniture gallo* gas gave ghost* given
given* going going* gold gone google grandad's grandfather grandma grandson hande* handed he helpe* helped her herse*
herself hidde* hidden histo* history home hose hosta* hostage instantly invoices items items* jam jar job joini*
joining june kilos kilos* knew knock* knows knows* label ladder landlord lap later later* laugh* lette* letter lever*
liqui* live loade* loaded local* lot magnet make man march marke* marri* marriage mate me men messages missp* mistake
mobil* mobile model mum mystery named named* names names* nan nan's nan's* neat needl* neighbour norma* nowhe* nowhere
obvio* off ohio old opened orders organ* owner owner* packages padlock paper* papers parcel passe* payin* paying petro*
petrol phone phone* photocopied physio picking pictu* plan plate plate's polic* polished polle* pollen portal pound
poure* poured prepa* pressured prior* probate professor public puppy puppy* radio ran rathe* rather reade* reader reads
reads* receipts relationship relea* remember renta* replaced reports repri* reserve resid* resol* resor* resort ring
ringi* ringing rings rings* ripped roman* rota rower* run rupee* rupees ruste* rusted scamp* scampi schem* scheme
screenshot sellers shipped shipping showi* showing sidew* silen* silence sill smash* someb* someo* spark* specially
spell spoken spotl* spotless stage* standing state* steam stewa* steward sums super* suppo* surna* surname surveyor
switch swore swore* tags tesco tesco* them threatened tick till took touched town track* tradi* training trial trial*
tripl* triple trust* turne* turned typed typed* uncle's under upfro* upfront upgrade uplif* uplift using using* verif*
via victorian viewing villa* virtu* website week who's who's* win windo* windows winds* wishe* witho* without women*
wool write yard year yearl* yearly years years* yet`,
      '3': `
0 148 19th 2_to 310 350 3_800 41 410 45_minutes 62 700 7_days 800 84 940 99_on a_blue a_boiler a_brand a_call
a_chainsaw a_club a_dent a_fridge a_gas a_mobile a_phone a_photo a_range a_scratch a_tablet a_ten a_tip a_woman a_year
a_young accid* accident accor* according according_to account advance adver* again_the against aged agenc* agency
agent* ago_i agreed agreed_to airport_to all_from along_with an_empty an_old and_april and_everything and_old and_so
and_sold anoth* another answered any_of apartment arranged artis* as_a as_such atm attended aunt be_found be_in be_paid
beari* bearing been_opened beep beetr* beetroot beginning behind_my billi* billing bit_of black* borro* brake
brake_pads brand brother's brother_in brought_the build* bunk bunk_with busy_with buyer* by_itself by_some by_staff
canad* canada cancel cancelling card_that cared cared* cashp* caugh* caught cave cebu cella* cellar chainsaw change_for
change_of chaps chaps* charged_us cheated china china* chit christmas_dinner cigar* clien* closi* closing club_i cod
coffi* coffin colle* collecting college colum* column compa* company_same compr* con confirming conse* consultant
container corka* corkage couri* courier courtesy cowbo* credit credited crete crete* currency customers daugh*
daughter_and day_pass day_two days_later debit defau* default degre* delhi delhi* deman* dent deposit_and diamo*
did_not direc* discs discs* discu* do_the docto* document doesnt_exist dollars dollars_and don't_understand donat*
donation door_saying dozen* draw drawing dream* dressed drone* duplicate email email_that embal* embalming emplo*
engineers even_on every_week expert extension families fare farme* fathe* father fee fee_of ficti* filled_in filli*
filling fillings fluid* folk folks folks* for_7 for_every for_five for_four for_us for_years forge* forty_one friday
friends_to from_2019 from_her from_my gave_the georg* ghost glued glued* go_through going_on grabb* grand graphs gratu*
gratuity groce* guara* gut had_never handbook have_your haven't_been he_didnt he_got heard_of held her_to himse*
himself hospice hull hundr* hundred i'd_made i'd_missed i_stood idiot* imita* imitation immig* immigration in_cash
in_delhi in_june in_my in_to inspe* inves* is_their isn't isn't* it_all it_had it_never it_since kept kept_the keys
labelled labels lagos lagos* later_and law_took leath* led_to legal legal* letterbox listi* listing little_bit lives
lives* living_in luton luton* made man's man's* march* marched mask match_the me_20 me_he medic* mention_the microwave
mine minute_and misle* multi* my_birthday my_dad my_daughters my_father my_finger my_nan my_wallet nail name_and
name_on negot* never never* night_long no_show no_such normally not_done not_my nothing_was numbe* number objec*
obviously of_his of_prosecco of_this off_and off_with oil old_lady on_an on_at on_here on_his on_their on_us once
only_and only_that only_two operating other_people ours out_after outst* outstanding over_it owe own owner's packs
packs* page_that pair parag* passenger pensioners phoen* phoenix photo* photos pics pictures pictures_of pinched plated
platf* platform plugs plugs* popup* porte* post press* printed_at prior prize* processed produ* prove* purchased pure
racke* racket ray real recei* receipt_for record refur* regis* register registered release renew* rental retur*
returned reverse right_there romance roofe* room_to rounding royal royal* rs run_a s salmo* salmon say_it says_2
scanner scanning scratch scrub* sea sea_view second_payment secre* selle* seller sello* sellotape sent_them seria*
serial serial_number set shame_on share_a sharks she she's she's* she_was shenz* shenzhen shipp* sidewall sign
signature's signe* signed six_and skinc* skincare slate slate* slip slipped slots slots* slots_are small_print sms
sniffed so_called so_is socie* society softw* software someone spelling spit spotless_and sprea* stall stars stars*
still_on stole* students stuffed subsc* sweets switched_off switched_on table_nine tablet taken taken* talke* talked
tappe* tapped test texts texts* that's_not that_did that_makes that_never that_no the_address the_bill the_company
the_courier the_daily the_deposit the_filter the_invoice the_item the_owner's the_phone the_pictures the_premium the_qr
the_roof the_seller the_small the_so the_street the_terminal the_transfer the_week the_wheels theft theft*
their_business them_five there_before these these* they_charged they_had they_sold they_took thirtieth though_i
three_year ticke* ticket_closed time_it's time_you timer* tippe* to_anyone to_end to_five to_hold to_me to_run to_sell
tomat* tomatoes took_out took_place took_the tool top_up total trading trick trick* tried_a turned_into twice_to
two_have two_visits two_weeks tyres tyres* under_a undertaker unpac* unpack unsol* unsub* up_every upi us_up v5 vacci*
vaccination venee* veneer verba* verification verification_code very_professional virus* visa visits voice* vouch*
wante* wanted wanted_a was_already was_made was_run was_shut was_taken we_are we_received websi* week_and week_one
welde* welded went_on went_round were_rude were_told what_they when_she widow wing wing_mirror with_eleven with_my
women write* writt* written young young*`,
      '4': `
2000 499 600 640 79 890 900 99 99_in a_fake a_free a_living a_loan a_nail a_poor a_pretty a_recording a_tenner a_twenty
a_voice account_was acryl* acrylic added added* addre* address adjusted advertised again_as agent aimed aimed* all_for
alleg* an_upgrade another_passenger are_not as_clean ashes ashes* at_home at_your attor* attorney bali beginning_to
belongings bill_for borrowed bough* bought box_was breakdown bricks briti* british burie* buried buyers by_their card
cash cashe* cashed casin* casino charl* check_your checked_out cigarette clock completed conve* copies counc* council
crate crate* credi* credits crook* dare deale* dealer debiting denie* deposits diamond director discovered discs_and
discuss docum* documents drained drilled drone duty emi enrol* entirely euro ever exist expiry false false* fifty
fifty* filte* filter fleec* force* forced four_new got_an guaranteed had_me halal halal* hid high_street hike his_thumb
hoard* holds holds* hotel_and i_cancelled ident* identity image* imper* in_his in_hull in_london infla* initials into_a
investment issue* it_said jewel* label* laughed leather livin* living locals lock locks* logo lounge_until machine_is
make_you march_and maste* me_up merch* milke* milked mill money_is month_since mot my_foot my_return myste* name needi*
needing never_had never_made never_signed new_brake new_spark niece* no_booking nonex* nonexistent nozzl* nozzle
number_for old_ones on_that ones onto optic* optician order_number origi* outfi* outfit paid paid_two pair_of passed
payment permission pints pints* plain plain* planted pocket polye* polyester portf* posin* posing presentation pretend
prices_for publi* pump pushi* pushing quoted rather_than ratin* ravin* raving recor* recording refurbished renewed
replica reprinted restarts reviewers ring_road rings_out run_by same_rusty scale scanned scratch_on scrubbed searched
second_time selli* selling sheff* sheffield shell shell* signa* skimmed slamm* slammed sneak* somebody's someone_in
spell* spread squig* squiggle stain stamp statement stolen sudde* suddenly supermarket supplier surel* surely surgeon
switc* tank tech ten_dollars tende* tender tenne* tenner that_evening that_looked that_night that_should the_difference
the_email the_leather the_number the_pair the_service thems* themselves themselves_to they_give though_it thous*
thousand thumb thumb* ticked tickets till_we timer to_charge to_discuss to_make to_re to_show to_stop touri* tracking
treatments unifo* unsubscribed vanis* voice was_never was_paying wasn't_even we_paid weeks_before went_through
were_about wheels_off whereas winni* winnings wishes with_photos withdrawal won worthless wouldn't_leave you_buy`,
      '5': `
000 400 780 89 a_contract a_letterbox a_link a_signature a_town about_forty all_those alter* arrivals ask_me authorised
bank be_from before_he bill bots brand_new builder butch* cancelled_in car_had certificate charg* charged_for chari*
charity cheating checked claim* claimed clock* clone* cloned comments conta* converted copie* countdown couples cousins
crooks crowns crypto dad damage debited degree delet* deposit disconnected donke* doorstep dupli* elder* elderly exist*
existed extor* fabri* faked faked* five_star for_more fraudster fraudsters free_trial gems genui* genuine goods goods*
hallm* hallmark handw* have_the helped_themselves his his_own holdi* holding hustl* in_case inflated initi* inspector
insta* insur* insurance_for invoice_says invoiced isn't_mine kilo led legit legit* licence litre* litres locksmith
measures mecha* mechanic medicare milea* mileage mis model* money* mum's mum's* mums my_bank my_name my_signature niece
nobody_ever number_belongs number_on oak of_another off_on onto_another original overn* overnight padde* padded pads
paperwork pay_in payme* payments pensi* pension plugg* plugged pocke* produced purpo* purpose qr qr_code raffl* raffle
renewing rente* rented reope* rigge* rigged rotor* rotors rusty rusty* sapph* sapphire scann* set_up short_changed
show_fee sim smashed sold_as spark spark_plugs spoof* stamp* switched tests tests* that_isn't the_advert the_bank
the_dealer the_hire the_tip their_own took_3 took_ten tourists up_a up_front up_under using_my vacan* vacant vanished
vouchers vouchers_for was_gone weighed widow* with_our withdrawals without_the working_the wound wound* you_ask`,
      '6': `
2011 2019 300 49 a_fifty absco* absconded agree* amazo* amazon and_kept as_british backd* bidde* billed_for breed*
by_his carer carer* certi* charges cheat* client company consent crypt* damag* deleted delib* deliberately demen*
dementia depos* detai* details disso* dissolved dreamed falsi* finan* five_stars forged grand* handed_over handwriting
insurance into invoicing isnt issued kg licen* lied link loan logbo* logbook made_up meter meter* mlm money my_card
never_took nhs once_the phant* phantom pretended pyram* pyramid ratings recru* review reviews savin* sham shill shill*
sold sold_to supposedly tab tampe* tampered tax the_delivery timeshare to_let wild withdraw`,
      '7': `
after_i agreement autho* backdated belongs belongs_to bille* billed bogus bogus* bribe* charged debit* decei* deduc*
deducted finance fraud* fund grift* invoice photo_of revie* scale* scales scamm* signature signature_on skimm* sticker
the_council tip weigh* weight`,
      '8': `
belon* fake i_never invoi* prete* savings scam swind*`,
      '9': `
inven* invented withd*`,
    },
    harassment: {
      '2': `
48 62 adjustments afterwards agree* agreed answer appoi* appointment ask automated backs* bananas bed bingo bingo*
blind block* blocked blocks bloke bloke* blous* blouse booki* booking botto* bottom buyer* buzzed cabin calf charging
city clerk clerk* click* clien* cloak* cloakroom cloth* commu* communication concentrate consultant conversation copie*
copied cotto* cotton counter counting cousi* crew cucum* cucumber darli* denti* dentist departures describe detec*
doing doing* down drawer dress emojis escal* exam excuse facin* facing fancy fancy* father's favou* feel feet felt
fifteen films films* filthy finge* fitter fitti* fitting fix flowe* foils foils* follo* found found* friendlier from
front front* gap gardener gears* girl girlfriend glad granddaughter grinning groom* guest guest* habit habit* hair
handle happy happy* heade* headed heavy heavy* helpe* her hip hole honestly host hour'* hour's hr if induc* invitation
job knock knocked know l lad's lad's* lads lens licen* licence lifts lifts* live lives lives* loo looki* looking made
marks marks* marri* measu* mecha* mirror misun* misunderstood mobile morning movin* moving mum mum's mum's* night
nightly noise* non noticed nurse offer* old opene* opened owed pal paral* parcels parke* parked parti* passed passes
patte* pictu* pipes pipes* playi* playing poodl* poodle press* priva* private purse* rack recep* refuse regul* regular
renewing replied repor* reque* rose rounds rowin* rowing said santa* sat sauna sauna's sauna* schoo* score* scores
search secur* sends sends* sessi* session settle shaki* shaking she'd she'd* shoul* shoulder shouted showe* shower
slept slept* slimy slimy* slipp* slowl* slowly smear* smoke* snapp* snapped somewhere song sorti* sorting spelling
sprai* sprained squeezed staff staff* stag stared staye* stayed stayi* staying stolen stool store store* string sugar
sugar* suggested suggestions sums take taxi teach* technician thai thought thric* thrice through toddler told topic
topic* touch* trail* treat* treatment treats tulips under* undon* undone unkno* unknown unloc* using using* usual van
via videos viewe* viewed violi* visib* voice voicemail walks walks* wareh* warehouse warme* weari* wearing weren't
where where* why winds* woman woman* yeste* yesterday`,
      '3': `
12_and 2016 2am a_6 a_back a_discount a_guy a_regular a_woman about_his above_the ac accident addre* address adjustment
advan* advance after_the agent agent* and_for and_has and_sat and_sent angry angry* arcti* arctic arm arrangement
arrivals as_i asked asked* asking_me assau* assaulted at_14 at_me at_your attem* barma* beaut* beggi* begging blankets
booth booth* bounc* bouncer bride's buyer buying_a by by_a by_accident by_their calli* calling came_to cats chape*
check_the cinem* cinema clicking clothes coach come_down commenting couch couch* could_be couri* courier cousin crate*
creepy customers darling day_pass delivery demon* demonstrates dirty dirty* disgu* disgusting door door_of doorw*
doorway down_my down_next dress* dressed drilled drive_with driver's during_my ear earth earth* entir* entire equipment
escalator estat* estate ever_been every_one expos* exposed eyes_closed fella fella* femal* female fifte* finish
five_times followed for_every for_weeks force* found_me free_drinks from_his from_my galle* gave_him girl_who givin*
giving goes_to going_on grind* guard* guy guys had_three hang have_i he's_been he's_still he_could he_didn't he_had
he_started headed_for heart* here hidde* hidden honey honey* honki* honking howli* howling i'd_rather i_didn't i_didnt
i_lay i_live i_moved i_never if_he if_that im impressions in_full in_my in_our in_tears induction inner inner* instr*
is_lovely joke kept kissed knock* knocking know_if know_what known known* lace lads_on laugh* lay_there leade* leader
lets lifeg* lifeguard likes likes* likin* liking live_alone long_way lose_my love made_me man_at manag* management
manager manne* married massa* matters me_from me_i've me_the mechanic memor* men mine mop mouth* mums my my_car
my_cousin my_door my_girl my_hips my_mobile my_old my_own my_sister my_wife neck_and no_parcel no_seat numbe* number
number_for of_his of_mine of_my of_ten off_her off_the old_man on_here on_us one_to outsi* outside own_phone palm
paper_towels patti* patting picking picture_of pictures pierc* pinne* pinned plumb* plumber pointing pole pressed
profi* purpo* purpose put_my quicker racks racks* reade* reader reason requests ride role room_at rubbed said_the santa
sat_down say_about sayin* saying says_he says_it scout* seat_to security selfi* sent sent_a seren* serenaded set_off
seventeen she's she's* shift shift* showers shrug* shrugged silve* silver siste* sit_on slap sleeps slips slips* so_and
sold_a something_about something_of sore sounds sparkler staff_at steam steam* stewa* still_on stori* stories stray*
stret* strip surro* tall tappe* tapped tears tears* ten_for texted_me that_a that_evening that_in that_night that_set
the_club the_drink the_entire the_handle the_hotel the_job the_mat the_mechanic the_owner's the_pizza the_private
the_store the_telly the_therapist the_three the_trainers they_came they_weren't thigh thirty_minutes three_lads
three_of throa* throat till_i to_her to_say to_take told_me told_my tom tongu* tongue towel* tried tried* tries tries*
u under under_the unlock unsol* until_they up_against viewi* viewing violin vip visible visit voices walk_in
walked_into wanted_to warmed was_opened was_outside water_all week_and weird went_at went_through whatsapps where_you
wheth* whether whipp* whipped whisp* whispered whistles wife'* wife's windscreen with_him within_an witho* without
wouldnt year_old you_and your`,
      '4': `
1am 3am a_fella a_hand a_menu a_stag accid* activity added added* adjusted advis* adviser alone alone* and_asks and_he
and_he's ankle any_of ask_any asked_me asking_for asks at_night at_women barman be_paid beautiful behin* behind
behind_us body breas* breat* brush* btw builders by_the cabbi* cabbie called_me camer* cane capta* changing chaperone
client coach* comments_on compliments could_do creep cubicle dancefloor daugh* daughter detector did_i drive* durin*
during during_a duty emplo* employee entered equip* every_time exami* eyes favours filth* flat_with flowers for_coffee
forced from_behind front_desk gallery gear gearstick girlf* girls_in got_my got_out grabb* grabbing grinding groped
guard gymna* hands* hassl* he's he_got he_is he_said he_tilted him_in him_to hired hired* his_arm his_number how_he
hugs i'm i've_since i_looked i_put i_slept i_told id if_she insta instructor into_my it_there jacuz* jacuzzi keeps
keeps* ladie* ladies landl* last_week lets_himself linge* lingered lonel* lonely looking_at lower lower* maste* master
me_up measuring messa* mine_was mouth mum_in my_booking my_boyfriend my_house my_neck my_niece my_profile my_room
my_shoulder my_thigh no_for number_on of_himself off_my offered on_duty on_his opened_at osteo* osteopath owner owner's
physi* physio pic pictures_of pokin* poking porter_rang predator profile promo* pyjam* pyjamas pyjamas_and raped raped*
rapid* ratin* rating remar* remarks reported reported_it ringi* ringing round_my rubbi* said_he said_we see_my sendi*
sending sexy shower_and showr* showroom since_then sister slept_with slid slipping smack* smoke sneak* sniff* so_has
solo stalked stalker stari* staring steward stop stretch stroked sugge* swim take_off teacher's team tense* tensed
texting_me the_agent the_bedroom the_cab the_counter the_delivery the_driver's the_escalator the_gearstick the_girls
the_ladies the_loo the_mirror the_night the_owner the_shower the_showers the_steam the_work thigh* through_the tip
to_know to_let told_the touches towar* towards towel trial trial* twenty_years unann* unannounced unwel* via_the voice*
voice_notes waist wander wante* wanted warde* warden watching ways wearing_it weird* what_an whatsapp whether_i'd
while_he whist* wife work_here wrist wrist*`,
      '5': `
a_boyfriend a_guest a_tip a_wrist added_me against_my an_answer arm_round asked_if asked_what askin* asking attempted
backside bedro* bedroom behind_the blew boyfr* boyfriend by_my by_staff camera captain caret* caretaker checking
checking_the chin coaching commented comments_about condu* conductor cubicles dashb* dashboard do_to drape* driver
estate_agent eve eyed far_too fello* fellow filmi* filming flash* for_him found_my from_the full_view gave_my gestu*
grinn* groomed hands harassed have_left he'd he_has he_told he_was hey hilar* hilarious him his_day his_hands hug hut
i'm_seventeen i've_told if_i in_on insta* instagram intim* kisse* kisses kissi* kissing landlord laughed licke* licked
male me me_at me_to messages modes* my_bed my_daughter my_ear my_hair my_knee my_waist naked naked* neck niece*
night_porter nudes nudes* outside_my owner* photographed pinch* pose put_his rubbing sat_on scaff* selfies shoulders
skirt* slapp* slapped snaps snaps* sniffed strok* teenage texte* texted texts texts* the_changing the_courier the_lift
the_plumber the_smoke the_towel the_visit then_asked thera* therapist thought_i through_my tilte* tilted to_me touching
twirl twirl* undressing using_my waits waits* wande* was_hilarious was_i what_he'd whats* while while* while_i
without_the yoga young_women`,
      '6': `
adjusting asked_my babe bikin* bikini breasts breathing brushed cheek chest chest* comme* cubic* dick dms during_the
fingers flashed fondl* gestures gifts gifts* groin groin* gynae* hand he he'd_do he_asked he_kept hearts himself_in
hips his_eyes his_hand i_changed knee legs lips lodge* lunge* massaged masse* me_for me_in my_address my_bikini my_legs
my_underwear niece nippl* notes notes* on_my peepi* peeping pinched porte* porter preda* propo* rang_my rent salon
salon* saying_i schoolgirls sexual sexually squat squat* squee* squeeze teen teens teens* texti* texting the_security
tits to_my underwear undress uninv* up_my viola* waist* winke* winked with_his wolf`,
      '7': `
a_kiss adjus* against_me arse cheek* cuddl* from_your grope* haras* himse* himself holle* innue* janit* janitor kiss
knick* knickers lap moani* moaning my_knickers my_number my_skirt porn rape skirt stalk* uninvited`,
      '8': `
about_my against at_us bum comments hand_on his moles* my_bra my_chest sex sexua* sleaz* undre*`,
      '9': `
at_my bra creep* girls girls* me_on pics women women*`,
    },
    health: {
      '2': `
130 180 3am able admit* aid airco* aircon argui* arguing arms attac* attack barmaid becam* became bedro* bedroom beetl*
befor* before bleac* bleach block* bloke bloke* boils boils* brain brain* bread bread* break brush bumps bumps* bun by
canal canal* capit* capital catch cater* cerea* cereal chart chatty checked chef chemist choosing clapp* clappers
clearly clien* clipb* clipboard cloudy clump* colla* collect comin* coming commo* common contact cooki* cookie corne*
coughed couldn't covered crate* crook* dad's dad's* daily daily* damag* damage damp deleted dirty dirty* drops drops*
drum earth earth* edama* edamame emojis ends enjoyed entir* entire exerc* factor falli* falling fathe* filth* filthy
fitted flavor floor floor* flour* forgi* forgive fork fortu* fortune fried fried* gave goggl* goggles going going*
golde* golden gp grandma grey grim gum ham he hearts hence hence* hole hun hurry hurry* husband ingre* insist inten*
jacuz* jacuzzi jam keral* kerala kids knee known known* lashe* lashes later later* lay leath* left legs let lettu*
lettuce levels lid line loose loose* manner marro* marrow mattr* mattress mean meant meant* messaged mista* monitor
morni* morning mouldy movin* moving my natur* notes notes* over passed pasta pasta* peppe* perfe* perfect photographs
picke* picki* piece pigeo* pillo* pillow pills pills* plast* poison poorl* poorly postp* prawn prescription press*
purpl* purple put qualified ran rashe* rated rated* rathe* rather ray reade* reader registrar rejected relea* release
results ribs round round* royal royal* sache* salad* sausa* scrat* scratched seagull seale* sealed seams* selli*
selling sent served sever* ship since since* sizzl* sizzle skipped slipped snapp* snapped son's son's* specialist
spide* stew stone* strai* straight straw* stren* strength strip* sugar sugar* sums surgeon sweetheart syringe tests
tests* thank* theat* theatre theres throu* through toilet told tub tubes tubes* turke* turkey unans* unanswered uncle's
up us used venti* viole* violently waist waist* warn watched water wedne* weeks weeks* whatsapp while while* wipe wrong
wrong*`,
      '3': `
28 39 81 a_bed a_broken a_more admitted after after* after_your and_come and_drove and_handed and_made and_nobody
and_staff and_thought and_to app's app's* app_was asked_me aspir* aspirin at_last at_reception ate bald baths baths*
been_on bindi* bindings bit bit_of blocked blood_pressure bog bold both bra breat* breathe breathing broke_my
brought_the brushes buffe* burge* burning_hot buzzer by_ten came_for carbo* carve* changed_for chickenpox chip chipo*
chipolata chocolate chole* chuck* cleaned_for cod concerns confi* confirmed_by confu* cook cousc* couscous covid covid*
cubes cubes* curry curry* dal date dates dates* days_before debri* degre* delhi delhi* denti* dentist deter* detergent
disc disch* don't_care dorm double_the doubled down_to drill* dropp* during_the eaten eaten* eleven_days else else_is
ever_since exact exercises expir* expired extensions face famil* father's file first_time fish flake* flakes flour
for_hours for_weeks found found* from from_them gave_my gran grandad grape* green* growi* growing hande* handed
handed_it handed_me harml* harmless have_stopped he_can't he_gets heat hens his his_own home_with hot_tub hours_later
i_mean i_now i_should i_watched in_hospital in_the in_your indoo* insist_on intensive into into_the it_by it_might
it_only iv jab lasag* lasagne later_my lay_in lead leaf leather left_a leg_in lighter looked_after lost lying lying*
lying_in made made_my mate me_in me_it meant_for meat medical menu_and metap* midni* midnight migra* misse* missed
mistake mixed_up my_date my_nan's my_uncle nan's nan's* nappy nappy* natural night_with nobod* nobody nose not_cleaned
noticed now_have nowhe* nowhere nowhere_else of_you off off_the off_with off_work on_both on_my on_two on_your operated
operation out_like over_me over_the overd* oyster pedic* pedicure perma* pie pigeon pints pints* plaster posit* pregn*
pregnant pulle* pulled pulled_out rang_to rat rather_than refunded_the rehea* ridde* ridden ringi* ringing routi* rug
sachet sausage say_it say_my says_the scan secti* section see_through she'd she'd* she_took she_went shoul* should've
shoulder shoulders sick sight sight* since_the size_of ski slept slept* smallest smell* sour spent_two spiders stage
stage* stepp* stitc* stone stress sunda* sunday surge* table_of taken_in taking_turns ten_times teste* tested thanks
the_bathroom the_bedroom the_car the_fish the_floor the_heat the_home the_hotel the_mats the_mattress the_next
the_older the_showers the_size the_smallest the_spa the_surgery the_tables the_thursday the_x their_page them_is
then_my thigh thigh* think_about throa* throat through_to throw* ticks ticks* timel* timely to_people told_my torn
trapp* trapped two_days uncle* under_my under_the up_on vacci* waiting_area was_burnt was_grey was_never was_talking
washe* washes wear_a wednesday weeks_later went went_in went_into while_we wiped wiped* withi* within wore year_old
yoghu* yoghurt`,
      '4': `
a_five a_piece after_being all_five all_night all_over ammon* ammonia and_put at_work aunt baby because_they before_my
belly belly* bite black black* bleeding both_of brushed buffet bugs burger by_their c cared cared* carvery cathe*
chewe* chewed chowd* chowder clamp clamp* clumps confirmed cracked crawl* dad days_with died doubl* dress* dressing
dying dying* ear fainted family fille* filli* filling five_of flies flies* flood* flooded foot for_three found_a
from_an from_that from_the funga* fungal fur given given* glove* gloves glue grapes green green_and had_the have_had
headache heavier heavily hip_and hospi* hospital i'm_on i've_since i_couldn't ignor* in_his in_six in_that indig*
indoors inhal* inhaler injection insid* inside jug kebab kebab* kid kid's kid's* left_in lense* lenses lodge lodge*
lump me_on medic* metal metal* midwi* midwife mould mould* mouth* my_legs my_nan nan neck negle* neglect newbo* newborn
night_after nine_days no_one nobody_told now_i've of_date of_us offered_me opera* operations other_half out_a pain
paink* painkillers panee* paneer patches petti* petting picking piece_of pierc* pink positive pouri* pouring prawn*
prawns pressure puff punct* rats reheated roomm* roommate routine rows salads salmon sciss* scissors seams served_in
she should_have six_weeks slive* sliver smear* smeared smell so_low socket spots spots* stomach surgery tail tatto*
thanks_to the_baby the_buffet the_hospital the_house the_sausage the_soup the_toilet the_weekend there_and this_place
throwing thyro* tins toe toena* tools tools* twins twins* two_more uncon* up_like us_out vaccine was_raw water_all wax
weekl* weekly went_through wheez* wind withd* withdrawal`,
      '5': `
antib* antibiotics appendix appendix_burst arter* artery asthm* blisters blood bone botox botox* bowel* brush* burn
burns burns* clipp* clot cockroach collapsed conta* covered_in crawling days degree dehydration doc drilled drooping
eardr* eardrum flea for_nine formu* formula handled healt* healthy heart heart* heavi* home hoppi* hopping into_my
itchi* jaw lab leaki* leaking made_us mixed mixed* molar molar* monit* motio* mouse mouse* mouth mum my_aunt my_skin
nerve nerve* nicke* nicked norov* norovirus nurse nurse* overl* oxyge* oxygen oysters pains pains* parac* paracetamol
peel penne* pharm* pharmacist pouch* presc* put_me rash rice salin* saline salmonella scalp sent_home skin sneez* stent
stripped sunbe* sunbed syrin* tattoo the_bone the_chicken the_doctor the_salad the_salmon three_days throb* throbbing
told_it's tongu* tongue tuna ulcer uncle visitors vomiting within_an`,
      '6': `
a_e absce* abscess alive alive* ambul* anxie* anxiety asthma best_before bleed blistered blood* bug burst burst* campy*
campylobacter cancer chemi* chemical chest chest* chest_pain chick* chicken clippers confused cornea diabe* diabetic
dismi* docto* dressings eaten_half er eye eyelid faint* fever fever* fluid food_poisoning for_days going_round guts
heada* icu ignored in_my infected injec* injected insul* kilos kilos* laser legionnaires lumps lumps* maggots misca*
motions musse* mussels necro* necrosis nobody_came numb op oyste* poiso* poisoning pouch ringw* ringworm roach roach*
salmo* salon salon* scalp* scare* sepsi* sepsis sneezing stent* stitches stoma* swab swoll* swollen that_night the_pie
the_root this_branch tooth* undercooked unsterilised up_all wound wound* wrong_tablets`,
      '7': `
a_drip after_the after_their ambulance amput* anaes* appen* bedso* bit_into bites bites* bleed* blist* broken_hip
by_midnight chiro* cockr* coli dehyd* doctor dose droop* e eyeli* filler flu fluid* gastr* ill infection insulin laser*
lash lice lung maggo* mince mince* needl* needle overlooked perfo* perforated poo raw reuse* reused root scare septic
sewag* sewage sores sores* sprea* spread strok* stroke tablets the_mince ulcer* unste* verru* weepi* weeping weevi*
worm`,
      '8': `
droppings hip infec* legio* lip pus septi* tooth vomit*`,
      '9': `
drip ward`,
    },
    legal: {
      '2': `
19th 200 214 30th 64 77 adult* agree* agreed app's app's* application approved attac* backe* been being being* bindi*
bindings brake* building call callb* calle* called cava cell central chow clini* clinic collect comin* coming compa*
connected consi* conte* contract copie* copied credi* credit data defau* default denie* denied depar* detailed details
did dispa* draw driven dug eighties emplo* energ* energy enqui* entered execu* executive explain extension faceb*
facebook facility fairw* fiftieth fitters fixed fixed* folder found found* fourt* gardens gener* goes grandma grant*
grid groun* guard* ha hande* handed handi* handing happen have holds holds* hole immig* immigration infec* inter*
interviewed ive jobs join jury kayak kayak* keep knowi* knowing labou* labour lakh last lip live logge* logged marri*
maths maths* may money* most mould neith* neither next non north office ordered owner* palm pande* paperwork's patient
pendi* pending porta* portal post presentation public raised refur* rejec* relat* request respo* restr* retai*
retirement safet* safety scaff* score scrubbed settled shell shell* shoul* should signe* signed signi* speak spiri*
spirits sprea* stand* sticker sudde* suddenly sums supplier surveyor takin* taugh* taught team tempo* temporary tenancy
tener* tenerife texas texas* these these* they'* they're thinking told tore turns* under* valued via victo* warra* week
withd*`,
      '3': `
14th 2022 2024 9th a_case a_hole a_house a_penny a_school a_statement a_stop act acts advertising advis* advised again*
agenc* agency alert* alerted allot* an_appointment and_closed and_offered and_our and_they've animal appea* appeal
are_on are_the backed bank be_in because_of because_we begun begun* billed_me board* borrowed both_in brakes bringing
btw bundl* bundle by_email by_my by_two callbacks cash charg* claiming clamp* class_with claus* clause colle* come_off
complained complained_to condemned const* container contr* coron* coroner counts couples damag* date decided detai*
dispatched either_side eleven_weeks email_and engag* engaged enquiry explain_it faile* failed fille* filled firm folks
folks* form fourteen free_and from_our general given given* goes_out got_a grounds have_a haven't haven* i've_been
i_dont i_start ignor* ignore ignored in_i in_may inade* inadequate information insol* inspect interested_in
internet_but invol* involved it's_free it_didn't it_up june know_that known known* lead live_in logged_in look look_at
made_for married me_not me_to mein metal metal* my_section never_happened next_month not_their notes_from nothing_more
notic* numbe* number oak of_1 of_mine of_three offen* on_everything on_monday on_to on_tuesday only_went open_and
opene* opened order order* over_a owner pandemic penny penny* people_have pharmacist photographs photos_of planning
plus_the potted pract* pressing pressured produced publi* rated rated* read_a recei* received recor* recorded
reference_number refurb relations rent respond salar* salary schem* send_me sent served_in served_on settle shall
shall* sheri* side_of signed_by signing six_hours so_is socie* society standards_have started strik* sum surve*
surveyor's taking tax tell_you that's_what the_14th the_9th the_facility the_small the_tour their_fault them_a them_in
them_to they've_got they_wanted this_review threa* three_stars through_my tip tippe* tipped to_our to_report to_you
told_they turns turns_out under units units* unrel* unreliable victoria walked_out we're we're* we_only weight where_do
whist* why_did will_be wirin* wiring workp* workplace writi* writing year_i you_still your`,
      '4': `
21 a_meter about_that accid* accident acknowledged acknowledgement adult appealed aside aside* attached barrister_is
been_served being_prepared board build* can_read case_number chasi* chasing civil civil* complaint_lodged conci* condu*
conduct considered contempt control convi* court_on crime crime* crimi* criminal days_and decla* declared deman* demand
disputes escal* fitne* fitness for_us forum forum* fraud fraud* from_their gearb* gearbox general's goes_to granted
has_been has_sent have_it have_your him_to in_touch in_writing inspection inspectors irela* ireland is_next is_under
it_now law lette* licence local local* lodged_with meet mp my_case my_solicitor my_statement negle* neglect notice
objec* office_has our_solicitor outst* outstanding owe pants pants* polic* preparation prosecution reckons ref referral
regis* reque* requested resid* scheme serve* services solicitor's solicitors statu* stop strike submi* tagge* tagged
tenan* the_financial the_minute the_owner the_papers the_photos the_state theft theft* them_for they_know they_still
to_pay to_small to_trading told_about transportation visited_on void wage wages wages* was_behind went_into witness
would_like you_to`,
      '5': `
2019 75 75_claim about_this ackno* affai* affairs appli* applied award* bbb before_action breach builder caa
claims_court commissioner companies compe* compensation competition complaint's complaint_against complaint_filed
constable council's crime_number damages decid* department detective dismi* draft* envir* eu261 eu261* favou* fined
fined* for_what gardai gmc guards handed_to has has_now has_opened has_the health_department hearing_is ico
inspector_has interested is_looking is_where issue* judgm* judgment know_it lawyer_has letter letter_before letter_from
licensing malpr* malpractice me_with mediation medic* medical mot negli* negligence nsw nursi* nursing ofgem ofgem*
opened_a out_on police prepa* prepared prose* prosecuting protection recko* recordings referred registered regul*
repay* residential rights ruled_in secti* section settl* settlement should_look state statement statements tenancies
the_county the_court the_judge the_ombudsman the_police them them_and threatened to_them unlic* unlicensed upheld_my
warrant writt* written`,
      '6': `
a_reference adjud* advic* advice advoc* applied_for arbitration bailiff been_notified been_told both_have breac* ccj
cease cease* charges citiz* citizens citizens_advice claim claim_with claims collectors commissioners compl* conta*
contacted county county_court cqc cyber* debt decide defam* defamation denta* dental desis* desist discl* disclosure
dismissal enfor* equal* equality evict* evide* evidence fair_trading filed_with finan* financial fourteen_days garda*
housi* housing in_2019 in_court injun* injunction inspector instructed lawsu* lawsuit lawyers licen* litig* look_it
magis* my_barrister my_deposit my_lawyer ncat offic* ofste* ofsted ombudsman_has over_my papers petit* proce* regulator
repayment revenue revie* review rspca rspca* rung safeg* safeguarding section_21 section_75 see_you served solicitor
standards submitted sue the_consumer the_council this_morning this_week union* unlaw* unlawful unpai* unpaid will
witnesses yeste* you_in`,
      '7': `
against_them arbit* attor* attorney barri* case chargeback commission consu* couns* depos* deposit detec* dispu*
dispute enforcement environmental environmental_health favour fca file ftc hmrc hse illeg* illegal infor* informed
inque* inquest irs issued judge judge* last_week lodge* lodged media* my_complaint notif* officer officers proceedings
prote* protected reference referral_made reported reported_to reven* ruled ruled* state* subpo* suing suing*
trading_standards uphel* upheld what_you witne* written_to yesterday you_did`,
      '8': `
actio* action against_the as_of autho* authority bailiffs barrister claim* class_action counsel has_my healt* heari*
hearing inspe* lawyer my_favour of_yesterday report small_claims solic* tradi* trading tribu* vcat`,
      '9': `
against baili* commi* complaint consumer counc* council court court* filed filed* health inves* investigating lawye*
legal legal* notified ombud* ombudsman refer* repor* tribunal won`,
    },
    privacy: {
      '2': `
300 51 a38 acces* actual admit advertising adverts agent agreed alarm alarm* allow* another answering anyon* anyone
apology app appeared artic* article asked asked* babys* backs* bag bare bicycle boy buyer cards cards* carrier chat
checks chemi* chemist commi* complaint conditions confirmed congratulations connecting consultation convi* counsellor
crash curtain customers dads daily daily* datin* dating daugh* daughters deale* dealer destr* destroy discuss disgu*
displ* disre* door drawers dressing drivers earth earth* else'* else's employees enjoy everybody everybody's examp*
example explain facia* facial filed filed* folk forms forms* formu* formula forwa* googled gp grandma grape* gym harro*
harrogate hatch hatch* health helpd* helpdesk her hes his histo* history hob holid* holiday hr hundr* hundred husband's
i'd i'm id ignor* insur* insurance interview invitation invoi* kid label label* ladie* ladies lande* landed landi*
landing landlady landlord laughing law law's law's* laws leafl* leice* leicester let lift linke* linked list logs loud
lump maide* maiden mail map material memor* memory mista* mistake mixed mixed* mom mortg* mortgage morti* mortified
mothe* mother mrs named named* natio* national negat* negative niece niece* odd onlin* online orders other other*
others overheard packa* paddling paren* perso* personal phone pictu* picture pile pills pills* podcast posit* positive
prete* preve* previous privacy proje* questionnaire random recep* recognised record recru* recruiter recyc* recycling
reference relat* reminder resid* respe* revie* route salary scam scanned sched* schedule scree* screenshots scrol* see
seventy shari* sharing shout* showi* showing sides sides* since since* singi* singing smart smith* smoke* socie*
society someb* sounded specialist spoil* spons* statement stree* street students style style* surprise talk teena* them
throu* through toddlers tonig* tonight town track trips trips* truro truro* unloc* used via viole* voice weights wheth*
whether whole whole* wifi women wondering works works* worri* wrapped writt* written yesterday`,
      '3': `
000 19th 2021 7am a_corridor a_group a_member a_smoke a_total a_towel about about* about_and access accountant acros*
across addressed adult adver* agent* all_for allowed allowed_to ambul* ambulance an_update and_after and_they've
announced anoth* app_is appli* asked_whether attac* backg* background balances bank be_happy because_they been_taken
before_my birth* born brother_and browse by_email by_name cannot_be card changed_my changing_room child* children's
claiming class_with clipb* clipboard clock clock* compr* confe* confr* confronted consu* consultant conte* cookies
copy_of coupl* creep* creepy curre* dates dates* decli* declined defau* dentist's depre* despi* despite devic* device
didn't_want digit* elses elses* enqui* everyone_in exami* face faces faces* facin* facing famil* family faxed faxed*
figures filed_a filmi* filming flatm* flight_and folde* for_security forum forum* from_my get_away girlf* google
gossiping grade* group* had_opened hairdresser hallw* hallway handed_a happy_to has_a he_knew heard heard* hears hears*
hey hidde* hidden himse* himself hundred_people i'm_in i_do i_filled i_hadn't i_moved i_told in_law inbox inbox* incon*
information interviewed invoice is_3 is_closed is_it it's_for it_to keys kids kids_in know_who knowl* lapto* laptop
leake* leaked left_my lens list_of liste* listi* lives lobby lobby* locat* location lockers lonel* lonely looked_up
loud_in lying lying* made_me mat me_by means means* means_nothing member_of messa* messaged microphone misus* mixed_up
mobil* monit* monitor mother_in my_bag my_birthday my_face my_family my_mother my_number my_phone neighbouring
never_asked new_and no_means not_done number_and of_all of_four on_facebook on_some open open_it open_with our over_our
owe owner* owners packaging pads pants pants* parent parti* parties passi* passport_and passw* patient permi* person_in
pharm* pharmacist phone* photo's photocopied picture_of pin porta* postc* prams prams* pregnant presc* pries* priest
proud proud* rang_them rays reaches read_it reads reads* received recognise refer* refuses renta* repai* resol* respect
retur* returns review said_a saw screenshot secur* security see_through seein* seeing selfi* selfie sen sessions
shared_with sheet* shower_room shown shown* shrug* shrugged siste* sister sites sites* smear* smith solar solar*
sold_my solic* solicitor somebody_has someone son_in spam sprea* staff_was stairwell state* statu* status stayi*
staying steamed stock_and stret* tablet taken taken* techn* technician tell_you texts texts* that_goes that_i'm
the_apology the_branch the_changing the_hatch the_hire the_house the_ladies the_leak the_pictures the_queue the_quote
the_screen the_shop the_top the_tour the_weekend their their* their_website therapist there_has they_admit they_now
they_rang tilte* tilted times_since to_a to_everyone to_explain to_four to_me to_their told_by took_them treatment tuck
twist* twisted unlocked unplu* usb users users* via_a violent was_late weigh went_through who's who's* who's_got
who_got who_has wide wife_said wiped wiped* with_all with_everything with_two work_and workm* works_with wrapped_in
wrongly wrote wrote* you_see`,
      '4': `
a_copy a_gym across_a all_our alley alley* and_told and_wrote antid* antidepressants at_7am at_my attached balance
bank_details barre* barred before_and bin birth booth* boyfr* boyfriend breach broth* brother bus_stop called_out
caller cd chart* childs circu* clien* clini* clinic clip colleagues confi* congr* contents conversations copies couri*
courier curio* cv dashc* dashcam date_of delete deleted deman* detec* digits discr* displayed doctors dose drone drone*
email emailed_me employee employer enquiry envelope envelopes ex_my fingerprint fixin* fixing flood* force* forced
forced_to forwarded galle* gallery gave gents gents* googl* gossi* gossip got_mine group guest guest* habit* hour_of
husba* husband i_gave ignored image image* in_plain in_your infor* informed insta* intru* intruder john junio* junior
kelly* knew knew_about knowledge landl* landlord's laughing_at leaki* leaking leaks leaks* lette* letter link listening
lives* logged_in logo man's man's* me_and me_is me_on medical_history meeti* meeting messages micro* mobile mum
my_employer my_mobile my_mum my_new my_own my_results neigh* neighbour now_knows number numbers nurses of_another
of_other of_our on_in on_while open_at open_to out_my out_there overdraft overdue pages_of passing passport plain
plain* portal post priva* profi* put_my rains rains* read_out receptionist recog* recording reel rental repair repor*
ring say_my scrolling secre* selfie_with sent_to share* sheet shows shows* signi* signing since_i skip smoke so_who
sold spoiled steam* still_up stranger's surna* surname tax telle* teller the_lift the_lot them_in they_emailed told_a
told_them toys trace trace* tracks trans tv_in twitt* uploaded urina* urinals used_as viewed visitor visitors voice*
wages wages* was_open webca* webcam weight with_me workp* workplace`,
      '5': `
a_camera a_stranger about_me account address ads aloud aloud* app_shows application balan* bathroom_door bedro* bedroom
billb* billboard biops* biopsy blowi* blowing booths boss both_sides camer* camera camera_in cancer changing charts
child's clerk clerk* client confidential conse* conta* copied couns* couple's current detector diagn* divor* divorce
divorce_papers down_my email* emailed envel* everyone expos* exposed files files* folders for_all gave_it i_never in_my
lease lease* left_on lets licence loan logge* logged login login* miscarriage my my_boyfriend my_divorce my_name
my_passport my_test name names names* new_address not_told numbe* nurse* nursery of_birth of_me on_their opene* opened
outed outed* overd* passports payslips permission photocopy photos photos_of photos_on pinne* pinned pointing postcard
private profile psych* rang records recov* recovery report reque* request result room_number salar* sent sex shared
shown_to shredding smear smoke_detector snoop* social someo* someone's spy stapl* statements std subje* subject teenage
tfn the_envelope the_lobby the_mat the_smoke thera* therapist's to_them tracker uploa* viola* violation visib*
voicemail weigh* whats* wrote_down`,
      '6': `
a_bin a_lens aadha* aadhaar accou* alias alias* bank_statements bello* bellowed brokers browsing confidentiality copie*
cvv delet* diagnosis diary diary* discu* discussed_my dumpe* dumped emplo* erasu* erasure faceb* facebook gdpr gps
hacked harve* heard_my i_received instagram licen* maile* mailed maili* mailing mine misca* my_balance my_boss my_data
my_hiv my_room name_and neighbor of_my on_to papers passed_on passp* passwords photo* photographed pics pointing_at
poste* pregn* pregnancy publi* public pupil* pupils recor* repeated revea* scan shared_my shouted shred* socia* stapled
strangers tanno* test through_my told track* unsea* unsealed viewe* visible with_my within_an without_permission`,
      '7': `
airbn* airbnb blabb* blabbed breac* brows* cam cc'd consent contacts ex file gave_my herpe* herpes hiv iban medical
my_kids notes notes* opened_my out_loud patie* patients paysl* read read_my results stran* stranger telem* tikto*
to_all to_my whatsapp`,
      '8': `
about_my addresses bcc cctv detai* discussed medic* my_ex posted resul* told_my`,
      '9': `
addre* data details hacke*`,
    },
    safety: {
      '2': `
130 70s afterwards alrig* alright ambul* autho* aware aware* babie* babies baby baile* bare batteries beginner belie*
bench* besid* beside bet bikes bikes* bindings black block* bloke* boili* boiling bolts bolts* bounc* bouncy branc*
branch brand breathe briefing brother's burie* buried burned cables car carried carrying casin* castl* castle cathe*
cathedral cello chair* choosing cigar* clamp clamp* clini* clinic cm co connected counts cover* crash* curta* dad
daughter daughters decli* declined didn'* didn't displ* display dispu* disputing dodgy dodgy* door'* door's drawers
drive* duct dumbb* e eighteen elbow end engin* engineer engineers exerc* expense exten* eyebr* eyebrows eyes father's
ferry ferry* filmi* filming firep* fitte* fitter folde* fork frames freshers fridges fring* fringe gates gates* girlf*
girlfriend glad glass* grabb* grabbed grandma grinding groun* ground hall halve* halves handr* handrail hatch heada*
headi* heading heate* heavens heavi* heaving hedge hedge* held helpd* helpdesk him holds holds* hoodi* hoodie ignor*
immed* immediately initi* initials instructor itsel* itself ive junct* junction kettl* km knife knife* lad landlord
lent letterbox lid live logo lorry lorry* louds* loudspeaker lower lower* marqu* marquee mattress mid mile minibus
misse* missed missi* missing moms monthly mother mothers mrs muffl* muffled mum's mum's* my nails nails* nature nearl*
nearly nerve* nozzl* nozzle nuts oil open overs* owner's packa* parasol path pegs pensi* pie piece piece* pinne* pinned
places plane plane* pocke* post power power* pressure provided puddl* pulle* pulled punct* punctual quarters radia*
radiator radio radio* rail rated rated* rates rates* ray rays refilled relea* renta* resor* resort retin* rip road sand
scaffolding scoot* screa* screaming screw seam secured set shaki* shaking shall* shin shouted shower shrug* shrugged
shutt* shutter silen* skip skipper slice* slush smoked sneak* snow sock sometimes sons spray* springs stack* stage
stage* stair stand steam steam* stool strap* strip stuck stuck* sunse* sunset supplied surgeon surgery swallowed swear
sweep sweep* switched tap teddy teddy* teena* terra* threw threw* throt* throttle throu* through toddlers toes took
tooth* torn traff* traffic trail trampoline tree trous* trousers trunk* typin* typing tyre under undon* undone unit
uses water wax weigh* weight welsh welsh* went wobbl* woman woman* x yoga yourself zip`,
      '3': `
150 3am 8_and a_25 a_floor a_hedge a_mile a_patch a_red a_shock a_stone absen* absent acid aid ambulance an_eye
and_doesn't and_my and_took appet* aslee* asleep at_18 auto autom* automatic axle baby'* baby's bang banis* banister
bar bar_on battery bed been_left believe blend* blocked bloke bounced bouncy_castle broke_my bruis* bruised buckled
buggy buggy* button by_itself cable came candl* car_seat ceili* ceiling chainsaw chair chand* chandelier checked child*
chip cigarette climbing conde* confe* cough* couldn't_get covered_with crack* crowd curre* daugh* dentist's detec*
did_and didnt_work disconnected discuss disin* divin* doing doing* door down down_and down_when drain* dumbbell duty
duvet duvet* electrician empty_at end_for escal* exercises expos* exposed face fingers fired fired* flake* flakes
flash* floor_and flume flume* folded for_10 forum forum* from_the funni* funnily gave gave_my gave_us get_out got_it
grace grace* gran granddaughter grille guard* had_no half_a halfw* halfway hallw* hallway hard_i he_didn't he_was
heater hence hence* hire_car his horse* i_went ice_no in_her in_sight in_that infin* is_going is_neither it_again
it_and it_away it_ran it_with jigsa* jigsaw jug jumpe* kart kegs kerb kilos kilos* lad's lad's* lad_on last_week led
left_in left_on leg lever lever* life light light* light_and loads loads* locke* locked loft loud_and magne* man's
man's* man_said man_was missed_my mixed mixed* model model* mothe* my_arm my_bag my_daughters my_foot my_granddaughter
my_mother my_mum's nan needle night_in no_idea none_for noticed off_and ohio on_our on_phone on_their our_bed out_with
oven_door over overl* pedal pedal* pen pensioner planted pocket pole potho* put_a recal* red regul* release rental
rente* rented resis* rever* rib rinse* ropes ropes* rung saddl* saddle said_so sauna* scalp* scooter screw* seat
sent_them seventy shallow shift* shock* shutting side sight sight* skin slats slats* slide* slipped_on smell smell*
smoki* smoking socket spann* spanner spat speed speed* spin splin* split sprin* stamp* stay stay_in stewa* stuck_in
sucke* sucked sunbe* swall* switched_off tailb* taxi templ* tent_pegs than_that the_alarm the_back the_bench the_bloke
the_boat the_bonnet the_charger the_drink the_garden the_gig the_ground the_guide the_hall the_high the_kerb the_kettle
the_kitchen the_lap the_plug the_surgery the_top the_wall the_washing the_worktop then_asked they_left they_started
thigh three_kids through_it through_the tightened tiles tiles* till_the tissu* tissue to_our told_to torqu* torqued toy
tread* treadmill tripped trolley trunk two_places typing_this under_our unplu* us_had was_booked was_i wasps wasps*
we've_been we_ended wedge* went_down when_my while while* wire with_his within_an wobbling wood working_the year_and`,
      '4': `
a_bin again_by against all_weekend an_inch and_broke and_could angle angle* any_time at_this awnin* awning balco*
balcony barrier barriers batte* belt_off bench blade blade* blender blind boile* boiler bonne* bonnet brand_new brick*
broke* broken bunk bunk_bed burne* by_staff cable* candle carbo* cattl* cattle charger child chimn* chin chuck*
collarbone confetti cooke* coughing crane crane* crate* current cycli* dange* dangerous dangl* dangling decki* decking
degre* derai* detector disc dive doors doors* drain driver earth earth* electric eleva* emerg* emergency escalator exit
extension faile* failed fainted fell_in fell_off finger first_aid flags* floor fluid fluid* for_kids forkl* forklift
from_them fuse glass glass_in god greenhouse grind* grinder guard gun had_been hair half_at hand hanging_out have_got
head her her_down hill horse i_held ignore improper in_his in_this inch jackets jumped kid latch latch* leaki* leaking
let let_go lift lip lit magnets me_on melte* melted motor* motorway mower mower* my_back my_eye my_face my_finger
my_lad my_neck nail neck negli* no_batteries not_open off_a off_in on_my one_does over_a over_it over_me overcrowded_no
overh* overheated overt* padlo* padlocked palle* palm paras* patio patio* piece_of plugged pool postm* postman propp*
propped provided_for puddles pull pyjam* pyjamas revol* ridge* rippe* ripped rolle* roller runne* runner sauna scaff*
seatb* shins shins* sliced slide smell_of smoke_alarm snake snake* sparkler split* splitting sprayed stapl* stewards
stitc* straight_through sunbed surge* swell swing* teati* teatime teenager teeth temple tent that_one that_threw
the_fence the_hallway the_mattress the_screws the_toy thirteen this_place throw* tile tires tires* toddler tongs tongs*
tooth tore tramp* twist* twisted unloc* unlocked unmar* unmarked unsaf* unsafe vape verte* vertebrae wall waltz*
was_standing wave went_over went_through wheel_came wobbles`,
      '5': `
a_belt aboar* aboard against_the airbag alarm_had aligh* alight arm asleep_on at_80 bald banks* bar_popped barri* bend
blew_down boat brack* bricks broke buckle by_us bypas* bypass calf canis* canister carbon carbon_monoxide caught_fire
chain* chained chimney climb climb* cling* clipp* concu* condemned cooker cover crushed degree elect* elevator exits
exits* falli* falling finge* fire_in flame* floor* floors flung flung* fraye* frayed gas_canister girth girth* got_out
hammo* hammock hangi* hanging hit_the hurt in_my into into_my jacket kids ladde* ladder lande* landed landed_on lap
lap_bar lifeg* lifeguard ligam* metre* metres monox* monoxide my_pram my_son's my_toddler of_gas off off_its off_the
on_duty overloaded packaging pallet plugg* railing reversed rollercoaster rope rotte* slab slipp* slipped son's son's*
spark* spine spine* stair* stairwell stampede sticking tape teeth* the_hill the_motorway thigh* thrown tins to_stay
toddl* trapp* trapped tripp* tumbl* tyres tyres* unlit unlit* went_straight wheel* wires wires*`,
      '6': `
alarm ankle* auto_belay backw* backwards belay belay* bindi* binding blist* bolt bracket buckl* burst burst* came_down
carab* choki* choking cling down_on dropp* evacu* extin* eye faint* fell_on fire_doors fire_exit flames flew flew_off
gashe* gashed harne* harness helme* hissi* hissing hit injur* injury jacke* kids_in m6 metal metal* my_hand my_head
poppe* popped popped_open pram quad raili* rotten scorc* shock ski snapped_on sparked steer* steering_locked stitches
swell* swung swung* texti* texting the_tent too_hot two_floors two_teeth uncov* uncovered was_hanging was_thrown wheel
wrist wrist*`,
      '7': `
after_service airba* belt blistered brake brakes burns burns* carabiner caugh* caught chlor* chlorine cladd* cladding
collapsed cracked crush crush* dropped dropped_on explo* foot fract* fractured gas helmets hip knee loose loose*
no_lifeguard onto scald* scalded scorched shatt* shattered smoke smoke* snapp* snapped steering tippe* tipped toppl*
toppled`,
      '8': `
alarm* ankle came_off colla* exploded fire gave_way onto_my this_branch`,
      '9': `
blew brake* fell`,
    },
    theft: {
      '2': `
0 000 06 13 400 5am 62 640 700 8000 84 after alarm alarm* apple* apples ashes ashes* atten* attendant away back backg*
background balan* balance bald barma* bathroom batte* becom* become bedro* bedroom been belon* belt bench* birth*
birthday blame* boot borro* bottles bouncer brick bride* builder bundl* bundle burglars by camp cante* canteen car's
car's* cardiff cardigans carried certain chain* chips chips* christmas cleaned cleaner's clear* clearing clock* closi*
closing clothes clubh* clubhouse clutc* clutch code coins coins* commu* concentrate concerned conta* conte* contents
coord* coordinator copie* count* curli* curling cutle* cutlery cutte* cutter cylin* daft deale* dealer delet* deleted
deliv* delivered depot depot* distr* dj doha dolla* dollars doorb* doorbell drive* driver driver's drone earph*
earphones envelopes excursion extension facin* facing fence fence* festi* festival fifty* filters finger fishe* fished
fishi* fishing followed forec* forma* girls girls* grandma's grandson graph* greet groomer gym half handlers hang he
heath* heathrow hers his holid* holiday honey* host hoste* house imagine insured into inver* inverness invitation
iphon* iphone iron keepi* keeping kilom* landl* left lense* lenses let letters lined lined* listed litre* lockers logs
lugga* luggage luke marte* martens meet minibar misla* mislaid must'* must've nicel* nicely ninte* nintendo north
north* nose noticed older older* ones open operation origi* owner's paink* painkillers pedal* pipes pipes* platf*
platform poppe* popped pouch* preci* prope* quartet queen* racin* racing ray recal* recall records refil* relaxed
repai* replaced replica reput* respo* retur* risk rob runwa* runway scaff* scoop* scoot* seller shave* shopp* shopping
short short* showed signe* silen* sixth sixth* sixty sixty* ski skip slapd* slapdash slipp* smelling smith smith*
someb* somebody speak* spent spent* spoons spott* spotted stack* staff staff* stewe* stewed strim* stroll study study*
stupi* stupid suitc* sunbe* suppose surgeon surgery swear* swears sweep* swimm* swimming switc* tag taps temple tempo*
temporary tend teste* tests tests* thank thems* themselves thinn* thinner through tie timer tin token tomat* tooth
trust vase vegetarians vinyl vinyl* waiter walke* walked walki* watched watered wax weddi* wedding weigh* went wetsu*
whisky woke works wrapped yeah zips`,
      '3': `
300 412 900 a_bar a_brick a_cracked a_five a_key a_phone a_speaker a_thing again_the airline_says airport_the align*
all_again along_with alter* an_old and_gone and_so and_sold and_somebody and_thought and_two antiq* arcad* arcade
are_for are_free as_he at_heathrow at_reception back_a back_and back_from band barmaid been_a been_cut been_moved
been_opened bench besides best_i birya* biryani biscuit bizar* board_and bottl* bottle_of bottles_and boy brass break
breaks bricks broken brown_tape bunke* bus_ride by_two cab cam came_out camps* campsite can_imagine can_say canadian
car car_with care care_about carri* cat's cat's* cater* caterers catering chain change_my changing chari* charity
checked chips_and cigar* cleaners clip clock collar collected_at complaint container cool copied creams cylinder dashc*
dashcam day_my denied depos* deposit diamo* did_get did_you didn't_expect dinne* dinner dish_was do_it does_that dog's
dog's* donat* donation dorm drained drawer drill drivers drove drove* drum_kit dug dug_up earrings eats electronics
engag* envelope excha* faro father's fello* fellow fitter for_sale forecourt forks forks* format free_and from fuel fur
gang garag* garage gave_a gave_him gear geran* geranium gift_voucher girl glass_and gnome* gone_too got_out grab grand*
grandmother's graphics guita* guitar had_gone had_her had_the half_a hand_in handled hange* hanger has_become heari*
hearing helme* helmet her home honesty hook hour_after hours_later house* hubca* husband's i've_the i_didn't i_forgot
i_gave i_then in_at in_twice in_your initi* initials inside_and inside_the insis* insisted interior is_having is_their
it_go it_no j jewels junio* junior keeps_a kept_it kid's kid's* kilo kilos kilos* kindl* knocked know_that knows_how
lamp_in landlord lands* lay_there lazy left_in lifeg* like_and like_that lined_up litres liver* locks* locksmith lodge*
lonel* lonely longer_in lost lug ma'am ma'am* madam madam* magpi* magpies man's man's* manag* manager_says mate me_he
mine minus minus* missing_on mom movem* movement mum mum's mum's* mum_to my my_coat my_good my_laptop my_mobile
my_money my_own my_passport my_umbrella my_wallet nav never_in nice_and nice_new nightly norwe* norwegian not_look
not_working note of_my of_rice of_three of_what off_at off_in on_their only_the original other_way outbo* outside_the
overn* overnight padlocked passports phone phone* photo_of picking planes plays* polye* polyester ponie* ponies porte*
porter posti* postie pram precisely quart* quarter_tank quarters queued_for rats reach reach_the refilled remov*
removed_my responsible roofe* rucksack said_they sat_nav satna* satnav savin* say_they scooter scrap* screen's scrum*
selle* shift shows_it shrug sideboard silent since_february slippers soap someo* speaker staff_at stand_in steal*
still_there stone stone* strip* suitcase sunbed surf surge* swag sweep swoll* swollen tablets ten_and tent than_it
that's_about the_airline the_attendant the_bedroom the_biscuits the_boxes the_cabin the_cleaners the_code the_gym
the_hand the_handle the_holiday the_hour the_keys the_lobby the_lot the_north the_order the_pocket the_sixth the_stone
the_trolley the_wheels they_cannot they_left this_place this_so tip tires tires* to_keep toll tomatoes tongu* tongue
took took_half took_the tools tools* towel_and track* tram trolley trousers trunk* trying_on two_bottles uber unint*
unpac* us_on valua* valuables van vest view_is walks walks* was_made wasn'* wasn't wasn't_in wasn't_on way_and we_asked
we_flew weari* wearing weighed were_always were_out were_right were_there wetsuit what_we wheel* who_does who_keeps
windowsill with_less with_wet wood xbox yard yoghu* you'd_expect your zip`,
      '4': `
02 60_in a_brand agency all_right and_spent at_an at_her at_their at_your aucti* auction aussi* bag bag_of belongings
bike biscuit_tin borrowed box_marked brand_new brick* bunker by_the by_their camera_and carbo* cardi* cardigan cards
cards* carte* case cashm* cashmere catal* caugh* caught cctv charger cigarettes cleaner coat collected condu* couri*
courier cut dads dangl* dangling denie* dentu* dentures diamond diese* diesel disappearing don't_have drawers drove_off
employees engagement envel* erase* euros euros* fewer fewer* fingers firm gold gone_and good_one gran'* gran's
grandad's greenhouse guard* guy had_my handed_in handed_it harne* harness headp* headphones helped_themselves her_hand
himse* himself honeymoon hose hostel hut in_then insid* inside insul* inven* inventory it_as it_came it_it's it_over
it_then jacke* jacket knew_the knocked_off lads late_dad's leath* leather left_the lighter livery log marke* maste*
master memor* men mortu* mortuary moved_on mover* movers mower mower* mugge* mugged mums my_car my_dad's my_heart
my_phone my_shopping neat new_girl of_her off off_her off_the opene* opened our out_my out_with passport passport_and
payments pocket pockets prize* prizes put_it removed repair returned robbe* saddle saw scratched scratched_and secur*
shades shipm* shipment showed_me showr* showroom skimm* skimmed slit_along snatc* sneak* sneaked so_and sold_my someone
someone_had spare spare* stora* storage storage_unit swear switched swore swore* taken_off tank tenner that's_what
the_boot the_chair the_ghost the_night the_rack the_safe the_service the_top the_zip their their* them_in themselves_to
tiles tiles* trous* trunk unacc* uninterested unit unpacked vendo* vendor was_gone wedding_ring went_in were_in
what_was wheels while while* whipp* whipped wishi* wishing with_brown with_it with_my with_our work_here working_the`,
      '5': `
a_hundred after_the agency's aids alloy* amazo* amazon and_kept and_my apartment arrive ashtr* ashtray bagga* baggage
bangle bedsi* bedside box bracelet break_in cage came_back cameras car_keys carbon care_home carrier catalytic
changing_room charger_and cleaned_out cloak* cloakroom communion conso* console contractors converter counted cut_and
disappeared drawe* duty earri* emplo* exchanged_for find_my force* from_our gone_out got_back grams grams* guard
handed_back hearing_aids her_finger her_purse housekeeping hundr* hundred i_handed insulin it_under joyri* kept kept_my
key kindle lapto* lead leather_jacket left_my lifte* lifted locke* lost_property manager marked medal* medals memory
missi* missing my_camera my_new neat_as neckl* necklace never_seen nicke* nicked off_my padlock passp* pens perfu*
perfume photographed pile pinch* pinge* pinged pocketing presents property rack relie* rucks* rumma* saddl* safe_opened
salon salon* sawn scrap secure shows shows* shrug* shrugged sitte* sitter snatched taken taken* the_cab the_envelope
the_lads the_lead the_spare the_tips theft theft* thieves through_my tips ute vanis* vanished watch watch* went_through
yoghurts`,
      '6': `
agenc* airpods away_with barbo* barbour boxes boxes* brace* brooc* brooch burgl* burgled camera carer chamb*
chambermaid clearance coppe* copper cuffl* cufflinks dad's dad's* duty_free ebay empti* emptied engagement_ring
exchanged finge* flogg* flogged foota* footage forced from_my from_the gumtr* gumtree had_been hande* handed heirl*
helped jar keys laptop loaded lock lock_cut maid money money* my_bag my_bike my_case my_ring nabbe* nabbed nicks nicks*
notes notes* on_ebay our_room padlo* playstation pocketed porch porch* purse purse* raide* raided ram resea* resealed
resealed_with rifle* rifled ring robbed silve* silver snaff* snaffled stripped swipe* swiped tack tenne* the_cloakroom
the_garage the_good the_hook thief thief* thieved tracked unaccounted valet walle* wallet while_i whisk* whiskey`,
      '7': `
after_their bangl* broken_into camer* carer* cash gone_from handb* handbag helpe* jeweller jewellery loade* locker
missing_after missing_from my_late palme* palmed pinched ransa* ring_was safe sipho* stole stolen_from sungl*
sunglasses swapp* swapped taken_from tape the_ward took_my ward`,
      '8': `
fingered gone off_with pickp* pilfe* pocke* valet*`,
      '9': `
jewel* slit stole* stolen swapped_for thiev*`,
    },
    threat: {
      '2': `
2009 310 90 advis* aren'* aren't arm ask await* backs* banne* belie* bell bike body boili* boiling bomb border bother
bouncer boy brain brain* brave brave* bulle* cable* calli* calling camer* can care carve cash chain cheat* cheers
chef'* chef's chequ* christmas churc* church clerk* closi* closing colla* contact cos couns* counsellor count* crick*
cricket crook* cross* crossed dad's dad's* daugh* delete deleted deliver despe* detai* details dish doesn't don't
don't* doorstep down dripped drivi* driving eaten eaten* employer ends entir* entire espec* especially estat* facto*
faith faith* fares fares* fello* fellow fight fight* finger finis* finish finished flame* flatt* flickers float*
flooded flowers folder foot forge* fraye* frayed frida* friday front front* garag* gates gates* geniu* genius gentleman
georg* girl give glass glue go going going* googl* got grab gran grandma's greyh* greyhound gun guys ha hang happens
hasn'* hasn't he's head headm* headmaster hear heel himse* himself hold home house house* how humiliated hundr* hundred
hunt hurt hush i've if im impro* insur* insurance insured inten* into isn't isn't* key kia klm knive* knives knock*
knocking ladde* land lane last leave leave* leavi* leaving licen* licence lifet* lifetime lighter likes likes* linke*
live loade* loaded loads loads* local local* locks* lorri* lorries losin* losing love lovel* lovely maide* maiden make
maker maker* marks* match memor* messy messy* miser* miserable miss mothe* mothers motor mould multi* mum mum's mum's*
mush nails nails* nans nasty nasty* nicke* nicked nights north nowhe* nowhere numbe* number nuts offli* offline oppos*
opposite outsi* outside over owe oxyge* oxygen perha* perhaps picki* place platf* platform plenty poiso* poisoning
politely potat* praye* priso* prison priva* probl* problem pull reach* reade* reader reaso* recko* refun* refund regre*
remem* remove repea* repli* resid* ribs road route rude rugby rugby* rung rush sales* scalp* screenshots seein* seeing
servers serviced setti* shallow shell shell* shoot* shop shorter simpl* simple slabs slabs* slamm* slammed slapp*
slapped slip smaller smash smear* smoke someone someone's somet* something sorte* sorted spot stamp stamp* stamps
stands starting stewards stick swallow tablets tatto* technician teeth teeth* tell temper tesco tesco* that's threa*
through tills tills* tip tomor* tomorrow tools tools* tooth travellers tree troub* trouble truck truck* turf turni*
turning turns turns* until until* up van's van's* vape village villages voice* wages wages* waist* walki* walking want
watch watch* way wayne wayne* wheelchair where where* who whole whole* wife windscreen withdrawal won word workp*
workplace works* would* wrist* yards yards* you'd you'd*`,
      '3': `
100 3_star 3am a_chat a_dead a_face a_photo a_right a_shop a_storm a_word addre* address affai* after_your all_that
alley alley* alone alone* and_asked and_come and_i and_i've and_thats and_you'll asked_if at_ten at_your barks barks*
barn baseb* baseball be_back beggi* begging believe bleed* boss bothering brace* breathing bridg* bridge brother's
burne* burned bus_station by_friday cables call_centre call_to car_and careful carry catch* caugh* caught cent cheque
chop clatt* clatter clock* close_and close_the come_round consider contract_and control corsa corsa* count cousi*
crate* crawl cross cryin* crying dawn delet* depos* deposit desperate do_it doesn* doesnt dog's dog's* don't_have
dresser drew driven drone drone* easil* easily easy_to edge eleven_weeks end endin* ending engine enjoy_the every_night
every_one ex explain_it eye_contact eyebr* eyebrows facad* facade factor fail faile* failed fall fancy fancy* fellas
fiest* fiesta finan* finge* fishe* fix flask flask* flood* folk followed fool for_it force* forec* forecourt four_years
friday_or from_this fryer fryer* gang garage gearb* gearbox get gets_a ginge* ginger god god_help goes_to going_to golf
good_for google groun* ground gut hallw* hallway he'd he_had he_wasn't help help_me here here_for hes hi hidin* hiding
him_that his_shirt horiz* hosep* hosepipe hospi* hospital hurle* hurley i'd i'm_coming i'm_on i_bring i_don't i_find
i_mentioned i_swear i_won't i_wouldn't if_i'm if_that impor* important intensive is_all is_due is_nothing is_your
it_there job jumpi* jumping keep kicke* kicked know_what knows knows* labelled lass last_one laughed_at learn let_the
lette* letter letter_from licence_and life littl* little lock locks look loose* lot mache* made_of maile* mailed
make_you manager mates mates* may_be me me_my me_on medical mods molar* motor* mr multi multi_storey my_claim my_dog
my_mum my_rent myself_and name needi* needing nephe* never_turned nice_view no_bother not_as nothing_to now_i've
nowhere_to number_14 number_on of_all of_everybody off_for off_your one_of one_phone or ought ought_to out_and over_a
own paid_a palm parac* paracetamol park park_the past_your patie* patient pay_a people_have personally picke* picked
picking pills pills* pins plate poison posti* private purpl* purple push quid rated rated* rats reach real rear
reason_i regret remember repeat replies reversed right_up rope ropes ropes* round round* round_for round_with said_he
said_i'd savin* saying_they scare* secur* security sendi* sending serve* served setting settl* shall shall* shame
shame* shan'* shan't shift* shoul* should shower_for shutt* since_tuesday skull skull* sleep* sleeps slippers snap
snapp* so_is sold_my solve* someb* somebody someo* sort_it spill* squee* stab standing stapl* starters step storey
straw stupi* stupid sugar sugar* swear* table_and taking_my talked_to tell_the tend that'* that's_where the_bakery
the_boss the_call the_driver the_family the_job the_manager the_multi the_only the_paper the_parcel the_staff the_sun
the_tablets the_van the_whole the_yard them_out there_with they_are thing* think think* throw thumb* ticki* ticking
time_i to_meet to_that to_your told_you torch* tucke* tucked u uncle uncle* under_my undertaker up_at urn valve* villa*
voicemail wants_to way_or we_never weeks_in what_you wheel when_you where_this where_you winds* winni* winnings
with_nothing with_the with_two with_you woman woman* wonde* wont_be works worse worse* would would_be would_like
years_with you've_got you_about you_are you_drive you_i you_start you_wait your_car yourselves yrs`,
      '4': `
46 640 a_body a_brick a_can a_fella a_fire a_flask a_straw a_tree acid advisers affair ambul* and_do and_four and_i'm
and_it's and_we'll anyon* anyone army at_six ban banned bazaa* bazaar be be_at be_so beautifully blade* bloke bloke*
blow bog bones bones* bonne* bonnet boot bother_to boys brace brake brick brick* bring* buildings canal canal* cane
caref* carrying catch cheated check_your chippy climb coffi* coffin come_down could_do cowar* coward cricket_bat crutc*
crutches cutti* cutting deserve differently dig dinner_time discu* do do_anything do_this dont down_there drive drive*
driveway drop dump email_and end_it enjoy enjoy* famil* finished_and first_then flattened for_nothing for_that forget
front_door furio* furious fuse gate_and get_my get_used getti* getting getting_a go_down goodb* goodbye got_a got_his
got_out grave* guill* guillotine hange* happe* happen happy_to haunt* have_gone have_my he headi* heading her her_to
hide his_hand hotpl* hotplate how_he how_you i'd_do i'm i_come i_go i_mean i_might i_sit if_no ill_break improvement
in_reception indoo* into_each is_on is_too issued it's_gone ive keep_my kid knock knuck* knuckle landl* lead leane*
leaned leave_in leaves_me left_to letterbox lever lever* lined lined* lined_up little_girl livin* living love_to m6
machete make_me mama missu* missus mob modem modem* my_missus my_old my_own need_it next nice_to not_open noted noted*
of_petrol off_the oil on_him on_that optional order_a out_who outin* outing outside_and own_a owner owner* pal pay_up
perma* permanently petrol photo_of photos_of pigs plura* point_in posting potato pour put put_a questioned reason
reduc* revie* salesman savings sayin* saying scaffolding scald* scalding scruf* see settle shift shop_on shutter silve*
silver sites sites* six_and sleep small_place solved somebody_will spit st standing_at standing_on staple stopping sums
sunsh* sunshine swear tank teach that's_all that's_not that_phone the_boot the_bridge the_lads the_lot the_platform
the_rear there'll theres these these* things thinking this_place throa* throat throttle timbe* timber to_discuss
to_hide to_it to_my to_you tongu* tongue town tract* tyres tyres* ugly ways we'll_see we_will well_done wheel*
wheel_nuts where_your will_need with_all with_his wobble won't won't* woods woods* wring wring* writing_this writt*
written you you'd_think you've_had you_a you_and you_at you_did you_dont you_down you_have you_hear you_with
your_driver yourself`,
      '5': `
a_review a_shame accid* address_off ambulance amend* an_ambulance an_eye and_ill ashes ashes* audi barre* baseball_bat
battered beati* beating brakes break bringing_my broth* brothers_are cameras canva* carry* come coming_down companies
concr* concrete crooks digge* digger dirt discuss don drag drink_in electoral end_up face_and family fishes fluid
fluid* for_good for_him for_you from_now funny funny* gets gladl* gladly hammer have_your he_wants hundred_quid if_i
indoors is_cheap it_gets it_to kicki* kicking know know_where know_which landlord leaves_in legal* let's let's*
letters_to limer* limerick lose man's man's* mark me_and me_in mean mentioned_the might might* my_family no_reason
on_any on_you one_more ought* own_front pane people_like petro* plate_glass poppi* popping pray reason_to reg reven*
review ringi* ringing rottw* rottweiler see_what shove* shutters sky sleep_with smash* smashed so_do soon squad* tempt*
the_canal the_ground the_head the_house the_owner tick trash trash* ute van warni* warning we'll we'll* whoev* whoever
with_your wont wood word_with words words* would_come you'l* you'll you'v* you've you_lot you_park you_will your_house
your_office your_way`,
      '6': `
100_for a_visit amendment bat bmw brick_through bump burn can_of come_and come_out cousins exhau* exhaust eye face
fella fingers got_your grave hamme* hear_me him_in him_out his_head home_address hope_you i'll_put i've_got i_know
i_own if_he in_person lads like_you lives lives* lock_up manag* manager's mate mean_it messe* messed my_brothers
my_cousins my_deposit my_money my_uncle my_words mysel* myself no_cameras of_these of_your on_his or_i or_i'll promise
put_his rearr* rearrange rifle rifle* scaff* shame_if sort tear that'd these_days they'll think_about throt*
through_your thumbs tie to_lose to_me ur would_do wreck you'll_be you_lock you_wont your_door your_face your_home
your_next your_shift your_shop youre youre* yours`,
      '7': `
a_living accidents and_soon and_your arson arson* brake* bringing brothers comin* coming debt fella* from_me go_on
got_nothing hope i_see i_will in_his in_your it_or jail just_saying management mark_my meet nothing_left one_eye
over_this payba* ram refund_by see_how shake shake* shopf* shopfront tonig* tonight won't_be wonders wreck* your_letter`,
      '8': `
for_real his is_coming kneec* of_you on_your will_be yours*`,
      '9': `
gonna gonna* he'll he'll* him i'll ill next_time see_you will your`,
    },
    violence: {
      '2': `
30th 62 640 67 77 91 about about* above above* actua* actually age angry angry* appeared attac* back backw* backwards
bar baseb* baseball bed beepe* beeped bent bit bloke bloke* boili* boiling bond boys break broken bruised bypas*
carpet's cashp* caugh* caught cause cause* cella* cellar cigarette clippers counter couri* courier cousin crackling
cried cried* custo* de detec* detective disagreement doors down dressing drill* drivi* driving earri* electrician
entered exami* examiner fare fathe* filmi* filming fitte* flew floor* followed forgotten garli* garlic gate goal guy
hamme* handbrake hands* hatch* he'd headl* heel helpd* helpdesk husband's inspe* instructor invoice kebab kebab* keep
kicki* kicking king knowi* knowing lad landl* landlord life live lump mayo mechanic mix mop mothe* nails nails* nephe*
nephew newsp* newspaper nobody's opera* orchi* orchid overflow pairs pairs* patient physio pillow pinne* pinned plane
plane* plate prime* raise razor razor* reason remai* resid* rever* rib road round ruler ruler* scanner scored scrat*
scratched screw* serving set shouting smoke snapp* snapped soake* soaked son's son's* spill* spoken spoons staff staff*
stairs stari* staring stars stars* stool stran* stripes swing taxi teach tight tooth* trained trapp* trapped vet wanti*
wanting watch* weapo* weapon whispered wing witness would* wouldnt wristband`,
      '3': `
a_customer a_glass a_mop a_plate a_right a_windowless above_the afrai* afraid agents alley alley* and_staff appre*
are_three asking_about at_her attacked atten* attendant backs* barber barman bat behind_the belt blade blade* blue
bottled bouncer_had broke broke* bumpe* bundl* cab can_hear car_with carry* chase* chased chequ* cheque clipp*
coffee_at cook cos courtesy cousi* cousin's crack* crutc* customers cut_above dashc* dashcam daylights detai* door
door_in down_my drill drive* duste* elbow* end_up entered_and everything_is eyebr* famou* famous father fellas fight
fight* finger folk for_no front_of glass* got_out gran gun had_me hairdresser hammer handc* handp* hands hatch he's
he_came he_kicked he_turned he_was head him_in him_on his_back hit_me hocke* hockey hold_on hotel_and hurley husba*
husband hut i'm_on id ill in_hospital in_like in_my in_that inten* kidneys lad_on lads landlord's lap lapel* laughed
lay_there leane* leaned leave_the left_her let_go let_me liar locke* locked man man_on manager_came marched me_round
me_twice me_up mother mouth mouth* my_cousin my_cousin's my_father my_husband my_kids my_nose my_own my_phone my_wife
nicke* nicked nine_years nurse* of_asking of_him of_my of_your offic* office on_while one_came open_on outsi* outside
outside_and over_two parent parki* parking photographed physi* politely poppe* popped put_a put_me raili* railings
raised remaining resident restr* reversed right right* right_up rippe* ripped salesmen saucepan scaff* scuff* senio*
senior she'd she'd* she's she's* shin shoul* shutting smash smashed snatc* socke* spann* spanner spills split split*
spoon* spray* stabbed stamp* stick stoma* stomach strap* sucke* sudde* suddenly team teenage teeth teeth* the_bed
the_big the_bus the_chips the_club the_driver the_ear the_flight the_guard the_hard the_hatch the_head the_hole
the_long the_office the_owner the_remaining the_security the_van them_with there_with they_let thigh threatening throt*
ticket tippe* tipped to_drink to_reach to_run to_set tongs tongs* took_him torch torch* tramp* tripp* troll* trunc*
truncheon tvs until until* up_against up_two urina* urinals us used_it ward watched waved_at wavin* waving when_my
whipp* whipped who_is windowless windowsill xmas your yr yr_old`,
      '4': `
a_back a_broom a_drill a_mix a_smoke a_ticket a_torch acros* across across_my across_the after_being and_marched
and_slammed and_threw ankle arms ashtr* ashtray aside aside* askin* asking assaulted beati* beating because_i black
black* bleed* bleeding brand* broom broom* broom_handle builder by_their cabbi* cabbie came_out carrying cctv chef
choked citiz* citizens clip concu* counter_and dad dad's dad's* devot* disab* disabled elder* elderly eye fella foot
for_hours for_more forced guard guy_behind half_my hand_and handcuffed handprints he_asked headlock heavi* her her_face
him_off housed into_the kicked_in kicked_the knock* know_where legs let let_us manag* manager me_down me_off my my_back
my_bag my_glasses my_hair my_head my_son nan nana no_reason nudge* nudged off_me off_the on_my on_us onto orderly
out_my over owner* pavem* pavement physically pinch pinched put_his raise* ramme* rammed recov* recovery said_i scruf*
security_guard shine* shoved shoved_me skewe* smash* snatched son spat spitt* spitting squar* steward stitc* stomp*
the_arm the_bar the_chest the_collar the_counter the_door the_doors the_face the_gate the_pavement the_street thigh*
threw_the throw thrown tied_to till_i to_keep to_throw tooth tow tripped two_lads uncon* up_by upper upper* van waved
waved* we_put where_you while_he with_a wrench wrest* years_old`,
      '5': `
a_knee a_lad a_parking and_kicked and_punched arm_up back_of battered beat beate* beaten black_and boote* booted
broke_my broth* bumper by by_staff by_three came_round cheekbone cheered chest chest* chips_were choke* clamp* colla*
collar condu* conductor dislo* dislocated doorman doormen driver ear face_and fella* fist fitter flung flung* fract*
fractured grabb* grabbed gripp* groun* ground gut hand haule* hauled he_went his_arm his_fist inspector into into_a
kidne* knee knife knife* knocked knocked_my locked_the manageress marks marks* mate me_by me_into me_on me_out me_with
my_car my_dad my_ear my_legs my_neck my_shins neck nurse of_her onto_the operations out_then over_a owner pregn*
pregnant pushed_me ribs right_in rough scratched_my screwdriver shins shins* smack* smacked so_hard spat_in sprayed
squared_up started_by steps steps* stewards the_back the_throat then_went tied ties till_he trolley up_my went_for wife
with_his wouldn't_let wrenc* yanked_my`,
      '6': `
and_pushed backh* baili* bed_by black_eye brother by_my by_the carer carer* chuck* chucked clamper cracked decke*
decked doorman's down_the dragged elbowed finge* floored glassed gobbe* gobbed goons goons* gripped guard* guards he
he_would headb* headbutted heavies held him lunge* lunged manha* me me_in me_over my_brother nose on_his peppe* pepper
pinch* pulle* pulled purpo* purpose pushe* pushed pushed_my rough* secur* shake* shove shove* slamm* slammed slap slaps
slaps* slung slung* stamped stitches swung swung* the_ground the_steps thras* thrashed threatened_to throw* twisted_my
viole* violently whack* wrist your_doorman`,
      '7': `
against against_the assau* at_us barge* barged bounc* bouncer bouncers bruises cheek* doorm* dragg* fingers for_asking
force* his hit hurled into_my knuck* lip my_arm my_face my_hand my_mate on_purpose security shoulder slapp* slapped
squared stewa* tackl* tackled threa* threatened threw threw* throa* throat thump* thumped us_out whacked wrist*`,
      '8': `
at_me at_my bruis* delib* deliberately face hit_my hurle* jaw kicke* kicked over_my punch* twist* twisted yanke* yanked`,
      '9': `
arm by_your punched`,
    },
  },
};
