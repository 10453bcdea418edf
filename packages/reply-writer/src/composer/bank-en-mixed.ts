import type { Bank } from './bank.ts';

/** Three stars, in English: what was good first. */
export const mixedEn: Bank['mixed'] = {
  open: {
    plain: [
      'Thank you for this balanced review; it is good to read that you appreciated {pos}.',
      'We are glad that {pos} made a good impression on you.',
      'Thank you for your kind words about {pos}.',
      'It is good to know that {pos} worked well for you.',
      'Thank you for pointing out what you liked, starting with {pos}.',
      'We are pleased that you found something to like in {pos}.',
      'That you mention {pos} among the good points is encouraging, thank you.',
    ],
    formal: [
      'We thank you for your appreciation of {pos}.',
      'We were pleased to read your favourable remarks about {pos}.',
      'Your fair assessment of {pos} is appreciated.',
    ],
    friendly: [
      'Thanks for such a fair review, and for the nice words about {pos}.',
      'It is great that you liked {pos}, thanks for saying so.',
      'Thanks for the kind mention of {pos}.',
    ],
  },
  openFault: {
    plain: [
      'Thank you for being frank about {neg}.',
      'We are sorry that {neg} did not meet your expectations.',
      'We understand from your review that {neg} left you with a mixed impression.',
      'Thank you for describing so clearly what bothered you about {neg}.',
      'We are sorry that {neg} took something away from your experience.',
      'Your review tells us plainly that {neg} fell short for you.',
    ],
    formal: [
      'We regret that {neg} did not come up to your expectations.',
      'We thank you for your candid remarks about {neg}.',
    ],
    friendly: [
      'Thanks for being open with us about {neg}.',
      'It is a pity that {neg} let things down for you, and we are sorry.',
    ],
  },
  fault: {
    plain: [
      'We are sorry that {neg} did not reach the same level.',
      'We are sorry that {neg} took something away from it.',
      'We understand your disappointment about {neg}, and we are sorry.',
      'At the same time, we are sorry that {neg} fell short of what you expected.',
      'We have also read what you say about {neg}, and we are sorry that it disappointed you.',
      'We are sorry to read that {neg} left you less satisfied.',
      'What you write about {neg} is just as important to us, and we are sorry for the disappointment.',
    ],
    formal: [
      'We regret that {neg} did not meet your expectations.',
      'We are sorry to learn of your reservations about {neg}.',
    ],
    friendly: [
      'It is a pity that {neg} did not match up, and we are sorry about that.',
      'We are sorry that {neg} let the rest down for you.',
    ],
  },
  openTopic: {
    plain: [
      'Thank you for taking the time to tell us about {topic}.',
      'Thank you for this balanced view of {topic}.',
      'We have read your remarks about {topic} with attention.',
      'It is useful to know how you saw {topic}, thank you.',
      'Thank you for setting out how you found {topic}.',
      'Your comments on {topic} give us a clear picture, thank you.',
    ],
    formal: [
      'We thank you for your observations regarding {topic}.',
      'Your candid comments on {topic} are appreciated.',
    ],
    friendly: ['Thanks for telling us how you found {topic}.', 'Thanks for sharing your view of {topic}.'],
  },
  openGeneral: {
    plain: [
      'Thank you for this frank review.',
      'Thank you for your balanced comment.',
      'We have read your comment with attention, thank you.',
      'Thank you for telling us how you saw it.',
      'Your frankness is appreciated.',
      'Thank you for weighing up the good and the less good.',
    ],
    formal: ['We thank you for your candid assessment.'],
    friendly: ['Thanks for being straight with us.', 'Thanks for sharing your view.'],
  },
  openRating: {
    plain: [
      'Thank you for your rating.',
      'Thank you for taking a moment to rate us.',
      'We appreciate that you took the time to leave a rating.',
      'We see that we did not convince you in every respect.',
      'Your rating tells us that something was missing.',
      'Thank you for letting us know where we stand.',
      'Your rating leaves us room to do better, thank you.',
      'We thank you for this honest rating.',
    ],
    formal: ['We are obliged to you for your rating.'],
    friendly: ['Thanks for leaving a rating.', 'Thanks for the honest stars.'],
  },
  closeRating: {
    plain: [
      'A few words on what was missing would always be welcome.',
      'We would be glad to know what you missed most.',
      'We would be happy to see you again.',
      'It would be good to have another chance to please you.',
      'If you wish to tell us more, we are ready to listen.',
      'We hope to do better in your eyes next time.',
      'It would help us to know what made the difference.',
      'You are welcome back at any time.',
    ],
  },
  close: {
    plain: [
      'We would be glad to welcome you again and to leave you with a better impression.',
      'Remarks like yours help us see things as our guests see them.',
      'We hope that another visit will convince you fully.',
      'We would be happy to see you again.',
      'It would be good to have another chance to please you.',
      'We hope to do better in your eyes next time.',
      'You are welcome back at any time.',
      'We hope to see you at {place} again.',
      'Your next visit will, we hope, be closer to what you expect.',
    ],
    formal: [
      'We should be pleased to receive you again under better circumstances.',
      'It would be our pleasure to welcome you once more.',
    ],
    friendly: ['We hope you will give us another try.', 'Come and see us again, we would like that.'],
  },
  closeApp: {
    plain: [
      'Remarks like yours show us how it is really used.',
      'A few words on what you miss most would always be useful.',
      'We hope it wins you over fully one day.',
      'It helps us to know where it falls short for you.',
      'Thank you for using it all the same.',
    ],
  },
};
