/**
 * English sentences of the composer; sentences.ts says how they are read. Nothing here explains, promises, offers or
 * admits anything.
 */
export const speechEn = `
# thanks: ten steps, from very formal to very warm, each before what is thanked for
we are most obliged to you for
we are very grateful to you for
we thank you for
thank you for
thank you very much for
thanks for
thanks a lot for
thank you so much for
a big thank you for
a thousand thanks for

# sorry: ten steps, each before what one is sorry about
please accept our sincere apologies for
we sincerely regret
we regret
we apologise for
we are sorry about
we're sorry about
we're really sorry about
we're so sorry about
we're truly so sorry about
we are all so very sorry about

# positive.named
{T} [your kind words about|what you write about|your praise of|mentioning|singling out|your words about|what you say about] {np}.
[It is good to read|It was a pleasure to read|We read with pleasure|How good it is to read] that you [liked|appreciated] {np}, and {t} [saying so|telling us|writing it].
[What you say|What you write|What you tell us] about {np} is [a pleasure to read|a real encouragement|good to read], and {t} it.
You [liked|appreciated] {np}: [that is good to know|we are glad of it|that is a fine compliment], and {t} [telling us|saying so].
That you [single out|mention|praise] {np} [means a lot to us|is a real encouragement|is good to read], and {t} [it|doing so].
[Your words about|Your remarks about|Your lines about] {np} [were good to read|gave us real pleasure|are much appreciated], and {t} them.
[We are glad|We are happy|We are pleased] that {np} made a good impression on you, and {t} [telling us|saying so].

# positive.also
[It is also good to know|We are equally glad|It is just as good to read] that you [liked|appreciated] {np}.
[Your praise of|Your good word for|Your kind remark about] {np} is [just as welcome|equally appreciated|just as encouraging].
That you noticed {np} as well [means a lot to us|is good to read|is an encouragement].
Your kind words about {np} [give us just as much pleasure|please us just as much].

# positive.remark
[Your remark about|What you say about|Your comment on] {np} [is useful to us as well|has been read with the same attention|is just as helpful].
[We understand|We can understand|We have noted with attention] your [reservations|reservation] about {np}.
[It is helpful|It is good|It is useful] that you [point out|mention|bring up] {np} too.
[You were frank about|You were open about|You are honest about] {np} as well, and that is [helpful|useful to us|appreciated].

# positive.topic
{T} [telling us|writing to us|your lines|your words] about {np}.
[It is helpful|It is useful|It is good] to hear what you [think|have to say] about {np}, and {t} [it|telling us].
[Everyone here|Each of us] has read what you write about {np}, and {t} [it|telling us].
[What you write|What you tell us] about {np} [matters to all of us|is good to know|helps us], and {t} it.
[Your words|Your lines] about {np} [matter to us|are most welcome|do not go unnoticed], and {t} them.
It is always [good|useful] to read about {np}, and {t} [telling us|your words].

# positive.mention
[It is a joy|It is a pleasure|How good it is] to read what you [say|tell us] about {np}.
That you write about {np} means [a lot|so much] to us.
[Everyone here|Each of us|The whole team] was [pleased|happy|glad] to read what you write about {np}.
[Your lines|Your words] about {np} [made our day|gave us real pleasure|are a real encouragement].

# positive.general
{T} [such a kind review|your generous words|these kind words|such a nice comment|taking the time to write this|writing so kindly|your good words].
[What you write|What you say] is [a real encouragement to us|good to read|a pleasure to read], and {t} [it|taking the time].
[It is good|It is a pleasure|It is heartening] to read that you left with a good impression, and {t} [saying so|telling us].
[Your kind words|Your generous words|Your good words] [mean a lot to us|do us good|are much appreciated], and {t} them.
[We are glad|We are happy|We are pleased] to have earned [such kind words|such a kind comment|so kind a review], and {t} [it|the time you took].

# positive.rating5
{T} [these five stars|the five stars|your top rating|such a fine rating|the best of ratings|your generous rating|such a rating|rating us so well|your confidence].
[Five stars|Five stars from you|A full five stars] [are a real encouragement|are a fine compliment|are wonderful to see|make us proud], and {t} [them|your confidence].
[A rating like yours|Such a rating|The best rating there is] [is good to see|makes our day|does us good|is a real encouragement], and {t} [it|your confidence].
[We are happy|We are proud|We are glad] to [have earned|see|receive] [five stars from you|your five stars|such a rating], and {t} [them|your confidence|taking the time].
[What a rating|Five stars|Full marks], and {t} [your confidence|your trust].

# positive.rating4
{T} [these four stars|the four stars|your good rating|such a good rating|rating us so well|your confidence|this fine rating|your appreciation].
[Four stars|Four stars from you] [are a fine encouragement|are a good sign|are good to see|please us very much], and {t} [them|your confidence].
[A good rating like yours|Such a good rating|Your good rating] [is good to see|is encouraging|does us good|pleases us all], and {t} [it|your confidence].
[We are happy|We are glad|We are pleased] to [have earned|see|receive] [four stars from you|your four stars|such a good rating], and {t} [them|your confidence|taking the time].
[What a good rating|Four stars|A good mark], and {t} [your confidence|your trust].

# positive.close
@::[We look forward to|We hope for the pleasure of|We would be glad to have the pleasure of] [welcoming you again|seeing you again|having you with us again].
@::[It would be a pleasure|It would be a joy|It would please us all] to [welcome you back|see you again|have you here again].
@::[You will always be|You are always] [welcome here|welcome with us|a welcome guest].
@::[Our door is open|You will find us here] [whenever you come this way again|whenever you wish to return|on your next visit].
@::[The whole team|Each of us|Everyone here] [hopes to|would be happy to] [see you again|welcome you back].
@::0-3::[We should be honoured|It would be our privilege] to [receive you again|welcome you once more].
@::5-9::[See you next time|Until next time|See you again soon], we hope.
@::[We hope to see you|We would love to see you|We would be happy to see you] at {place} again.
[Words like yours|Lines like yours|Comments like yours] [keep us going|are the best encouragement|are a fine reward].
[Everyone here|The whole team] [joins in these thanks|was pleased to read this|read this with a smile].

# positive.closeApp
[We hope it goes on serving you well|We hope it stays useful to you|May it go on being useful to you].
[It is good to know|We are happy] that it [is useful to you|serves you well|does its job for you].
[Comments|Words|Lines] like yours [keep us going|are a real encouragement|are the best reward|make the work worth it].
[We are happy|We are glad|It is good] to have you among our users.
[The whole team|Everyone here] [was pleased to read this|joins in these thanks|read this with a smile].
[Enjoy using it|Enjoy it], [and do keep telling us what you think|today and in future|as long as it serves you].

# mixed.named
{T} [your kind words about|the good word for|mentioning|what you write about|your praise of] {np}.
[It is good to read|It is encouraging|We are glad to read|It is good to know] that you [liked|appreciated] {np}, and {t} [saying so|telling us].
That you [name|mention|single out] {np} among the good points is [encouraging|good to read], and {t} it.
[We are glad|We are pleased|It is good] that {np} made a good impression on you, and {t} [saying so|telling us].

# mixed.fault
[At the same time|Then again|Even so], {s} your disappointment with {np}.
[We have also read|We have read just as carefully] what you [say|write] about {np}, and {s} [it|your disappointment].
[We understand|We can see|We see] your [disappointment with|reservations about] {np}, and {s} [this|it].
{S} [the disappointment|your disappointment] [with|over] {np}.
[What you write|What you say] about {np} [matters just as much|weighs just as much], and {s} it.

# mixed.blame
{S} your [disappointment|dissatisfaction] with {np}.
[We understand|We can see|We see] from your review that {np} left you with a mixed impression, and {s} [it|this].
[You describe clearly|You say plainly|You put it clearly] what [bothered you|disappointed you] about {np}, and {s} it.
Your disappointment with {np} is [easy to understand|clear], and {s} it.
[We have read with attention|We have read carefully] what you write about {np}, and {s} [it|your disappointment].

# mixed.topic
{T} [telling us|writing to us|saying what you think] about {np}.
{T} this [balanced|fair] view of {np}.
[It is useful|It is helpful] to read what you [tell us|say] about {np}, and {t} it.
[What you write|What you tell us] about {np} is [clear|fair|of use to us], and {t} it.
[We read|We have read] with care what you [say|tell us] about {np}, and {t} it.
[We have read with attention|We have read carefully] what you write about {np}, and {t} it.

# mixed.general
{T} [this frank review|your balanced comment|your frankness|telling us how you saw it|weighing it up so fairly|this honest review|your candid words].
[We have read your comment|We have read your review] [with attention|carefully|with care], and {t} [it|your frankness].
[We have read your words|Your words have been read] [with attention|carefully|with care], and {t} [them|your frankness].
[A fair review|A balanced view|An honest opinion] like yours is [useful to us|helpful|good to have], and {t} it.
[Your frankness|Your honesty|Your candour] is [appreciated|useful to us|helpful], and {t} it.

# mixed.rating3
{T} [your rating|this rating|your three stars|the three stars|taking a moment to rate us|your honest rating|letting us know where we stand|a fair rating].
[Three stars|Three stars from you|Your three stars] [tell us that something was missing|show that something was missing|say that it could have been better for you], and {t} [your honesty|your frankness|letting us know].
[Your rating|A rating like this|Such a rating] [tells us|shows us] [where we stand with you|that something was missing|that we did not convince you fully], and {t} [it|your honesty].
[We see from your rating|Your three stars tell us] that [something was missing|you were not fully convinced|you had hoped for a little more], and {t} [your honesty|your frankness|saying so].
[We have seen your rating|We have seen your three stars], and {t} [your frankness|your honesty|taking the time].

# mixed.closeRating
[A few words|A few lines|A short note] on [what was missing|what you missed|what made the difference] would [always be welcome|help us understand|be useful to us].
[We would be glad to know|We would like to know|It would help us to know] what [you missed most|was missing|made the difference].
[If you wish to tell us more|Should you wish to tell us more|If you feel like telling us more], we are [ready to listen|glad to listen|happy to read it].
[We would value|We would welcome|We are open to] [a few more words from you|another word from you|your thoughts in a few words].
[What would have made|What could have made] it a better rating is something we [would like to know|would be glad to read].

# mixed.close
@::[We would be glad|We would be happy|It would be good] to [welcome you again|see you again] and to leave you with a better impression.
@::[We hope|It is our hope] that another visit [will please you more|will convince you fully|will suit you better].
@::[It would be good|We would be grateful|We would be glad] to have another chance to please you.
@::[We hope to do better in your eyes|We hope to suit you better|We hope to leave a better impression] [next time|on another visit].
@::[You are welcome back|You will be welcome] [at any time|whenever you like|any day].
@::We hope to see you at {place} again.
[Remarks|Comments|Words] like yours [help us see things as you saw them|show us how we are seen|are useful to us].
[Every remark|Every comment|Each word] of this kind is [read with care|useful to us].

# mixed.closeApp
[Remarks|Comments|Words] like yours [show us how it is really used|are useful to us|help us see it as you see it].
[We hope it wins you over|We hope it convinces you] [fully one day|in the end].
[It helps us|It is useful] to know [where it falls short for you|how you see it].
[We are glad|It is good] that you use it all the same.
[Every remark|Every comment|Each word] of this kind is [read with care|useful to us].

# negative.named
{S} your [disappointment|frustration|dissatisfaction] with {np}.
[From what you say|From what you write|From what you describe] about {np}, we [understand your disappointment|understand your frustration|see how disappointed you are], and {s} it.
Your [disappointment|frustration|dissatisfaction] with {np} [is clear|comes through clearly|is easy to understand], and {s} it.
[What you describe|What you write|What you say] about {np} [is not what anyone likes to hear|is not the impression anyone should leave with], and {s} [it|your disappointment].
%::You [expected better of|had a right to expect better of|hoped for better from] {np}, and {s} [your disappointment|this disappointment].
[We have read carefully|We have read with care] what you [say|write] about {np}, and {s} [it|your disappointment|your frustration].

# topic
[We have read with attention|We have read carefully|We have read closely] what you write about {np}.
What you [say|write] about {np} [has been read with attention|has been read carefully].
What you [say|tell us] about {np} [has not gone unnoticed|is useful to us|comes across clearly].
[You are clear|You are frank|You speak plainly] about {np}.
[Your words|Your lines|Your remarks] about {np} [have been read with attention|have been read carefully|are clear].
[Everyone here|Each of us] has read what you [say|write] about {np}.
[It is useful|It is helpful] to read what you [say|tell us] about {np}.

# negative.general
{S} [your disappointment|this disappointment|your dissatisfaction|such a disappointment].
[Your disappointment|Your dissatisfaction|Your frustration] is [clear|easy to see|plain to read], and {s} it.
[We understand|We can see|We feel from your words] [your disappointment|that you were let down|how disappointed you are], and {s} it.
[You had hoped for better|You had expected better|You were hoping for better], and {s} [it|your disappointment].
[What you describe|What you write] is [not what anyone likes to hear|not what anyone hopes for|not the impression anyone should leave with], and {s} it.

# negative.rating1
{S} [such a rating|your disappointment|this disappointment|your dissatisfaction|what lies behind this rating|the impression you are left with].
[A single star|One star|One star from you|A rating like this] [tells us|shows|says plainly] that [you were let down|you were disappointed|you expected far more|it went wrong for you], and {s} it.
[Your rating|The lowest rating|Such a rating] is [not easy to see|clear|a clear sign of disappointment|hard to see], and {s} [it|your disappointment].
[We see|We understand|It is clear] from your rating [how disappointed you are|that you are dissatisfied|that you expected far better], and {s} it.

# negative.rating2
{S} [this rating|your disappointment|this disappointment|your dissatisfaction|what lies behind this rating|the impression you are left with].
[Two stars|Two stars from you|Just two stars] [tell us|say|show] that [you were disappointed|you expected more|too much was missing|you were not satisfied], and {s} it.
[Your rating|Such a rating|A rating like yours] [is a clear sign|tells us clearly] [that you expected more|that you were disappointed|of your disappointment], and {s} it.
[We see|We understand|It is clear] from your rating [that you are dissatisfied|that you expected more|that it was a disappointment], and {s} it.
[Your two stars|The two stars you leave us] [are clear|speak plainly|say enough], and {s} [them|your disappointment].

# negative.closeRating
[A few words|A few lines|A short note] on [what went wrong|what disappointed you|what lies behind it] would [help us understand|be useful to us|be welcome].
[We would like to know|We would be glad to know|It would help us to know] what [was missing|disappointed you|lies behind it].
[If you wish to tell us more|Should you wish to tell us more|If you feel like telling us more], we are [ready to listen|here to read it].
[Your reasons|Your thoughts on it] [would be useful for us to know|would help us understand|are of interest to us].
{T} [letting us know|rating us all the same].

# negative.close
{T} [telling us so plainly|describing it so clearly|setting it out|taking the trouble to write|your frankness|being so clear|saying it openly].
[A clear account like yours|Frankness like yours|A plain word like yours] [helps us see things as you saw them|is useful to us|shows us how it felt to you].
[It matters|It matters to us] that you [said so|told us|wrote it down].
[We have read|Each of us has read] your review [with care|with attention|from the first word to the last].
[Your words|Your lines|Your remarks] [have been read|are read] [with care|with the attention they deserve|carefully].
@::We would have liked you to leave with a better memory of {place}.

# negative.closeApp
{T} [telling us so plainly|describing it so clearly|setting it out|taking the trouble to write|your frankness|being so clear].
[A clear account like yours|Frankness like yours|A plain word like yours] [helps us see it as you see it|is useful to us|shows us how it feels to use it].
[It matters|It matters to us] that you [said so|told us|wrote it down].
[Your words|Your lines|Your remarks] [have been read|are read] [with care|with the attention they deserve|carefully].
[We have read|Each of us has read] your review [with care|with attention|from the first word to the last].

# question
[We have seen|We have noticed|We have read] your question, and [it deserves a proper answer|we would rather answer it personally|it should be answered properly].
[You ask us a question|There is a question in your review], and [it deserves a proper answer|it should not go unanswered|it has been read].

# neutral.positive.open
{T} [taking the time to leave a comment|sharing your opinion|your comment|the time you took to write|taking a moment to write|writing to us|your lines].
[We have read|We read] your comment [with attention|with care|with interest], and {t} it.
[Your comment|Your opinion] is [appreciated|much appreciated], and {t} it.

# neutral.positive.kind
{T} [your kind words|such kind words|your kind comment|these friendly lines|taking the time to write so kindly].
[Your kind words|Your friendly lines|Your good words] [mean a lot to us|do us good|are much appreciated], and {t} them.
[What you write|Your comment] is [good to read|a pleasure to read|a real encouragement to us], and {t} it.

# neutral.positive.close
[We wish you|All of us wish you] [all the best|a very good day|well].
[Opinions|Comments|Lines] like this [matter to the whole team|count for all of us|are read by all of us].
[It means a lot|It matters] to [all of us|the whole team|everyone here].
[The whole team|Everyone here] has read it.

# neutral.mixed.open
{T} [taking the time to leave a comment|sharing your opinion|your comment|taking a moment to write|your frank comment|your frank lines].
[We have read|We read] your comment [with attention|with care|carefully], and {t} it.
[Your opinion|Your comment|Your view] has been [read with attention|read with care|read carefully], and {t} it.

# neutral.mixed.close
[Every opinion|Every comment|Each comment] is read, and [every one is useful|every one counts|each of them counts].
[It is important to us|It matters to us] to know how we are seen.
[It helps us|It is useful] to [hear both sides|know how we are seen|hear it plainly].
[We wish you|All of us wish you] [all the best|well].

# neutral.negative.open
{S} your [dissatisfaction|discontent].
[We have read|We read] your comment with [great attention|the greatest care|all due care], and {s} your [dissatisfaction|discontent].
[Your comment|What you write] [has been read|was read] with [the attention it deserves|great care|all due attention], and {s} your [dissatisfaction|discontent].

# neutral.negative.close
[A matter like this|Something like this|What you raise] deserves [full attention|careful reading|to be read with care].
[It matters|It matters to us] that you [told us|said so|wrote to us].
[Words like these|Lines like these|Comments like this] are [read with care|not passed over|taken in with care].
[What you write|What you tell us] [has been read with care|is being read with care|is not passed over].

# neutral.negative.closeContact
[A matter like this|Something like this|What you raise] deserves [a direct conversation rather than a public exchange|to be talked over directly|a personal conversation].
[We would rather|We would prefer to] [speak with you about it directly|hear about it from you directly|talk about it with you in person] than in public.
[We are ready|We would be glad] to [listen to you directly|hear about it from you directly|talk about it with you].
[A personal exchange|A direct word] seems to us the right way to talk about it.
`;
