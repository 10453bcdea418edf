import type { Bank } from './bank.ts';

/** One and two stars, in English: acknowledge, one brief apology, nothing explained and nothing promised. */
export const negativeEn: Bank['negative'] = {
  open: {
    plain: [
      'We are sorry that {neg} left you disappointed.',
      'We are sorry to read about your disappointment with {neg}.',
      'What you describe about {neg} is not the impression anyone should leave with, and we are sorry.',
      'Reading what you say about {neg}, we understand your disappointment and we are sorry.',
      'We are sorry that {neg} fell so short of your expectations.',
      'You expected better of {neg}, and we are sorry that you were let down.',
      'Your disappointment with {neg} is clear, and we are sorry.',
      'We are sorry that {neg} spoiled your experience.',
    ],
    formal: [
      'We regret that {neg} fell short of your expectations.',
      'We are sorry to learn that {neg} gave you cause for dissatisfaction.',
      'Please accept our apology for the disappointment that {neg} caused you.',
    ],
    friendly: [
      'We are really sorry that {neg} let you down.',
      'It is hard to read how much {neg} disappointed you, and we are sorry.',
      'We can see how frustrating {neg} must have been, and we are sorry.',
    ],
  },
  openTopic: {
    plain: [
      'We are sorry that your experience was a disappointment; what you write about {topic} is very clear.',
      'We have read carefully what you write about {topic}, and we are sorry that you were disappointed.',
      'We are sorry to read such a disappointed account of {topic}.',
      'Your remarks about {topic} show how disappointed you were, and we are sorry.',
      'We understand from what you write about {topic} that your expectations were not met, and we are sorry.',
    ],
    formal: ['We regret the dissatisfaction that your comments on {topic} express.'],
    friendly: ['We are really sorry you left disappointed, and we have read what you say about {topic}.'],
  },
  openGeneral: {
    plain: [
      'We are sorry that your experience was so disappointing.',
      'We are sorry to read that you were let down.',
      'Your disappointment is clear, and we are sorry.',
      'We are sorry that your expectations were not met.',
      'This is not how anyone should feel about us, and we are sorry.',
      'We understand your disappointment and we are sorry.',
    ],
    formal: ['We regret that your expectations were not met.', 'Please accept our apology for your disappointment.'],
    friendly: ['We are really sorry to read this.', 'We are so sorry that it went this way for you.'],
  },
  openRating: {
    plain: [
      'We are sorry that you were not satisfied.',
      'Your rating shows that you were disappointed, and we are sorry.',
      'We are sorry that we did not meet your expectations.',
      'We are sorry to see such a rating from you.',
      'A rating like this tells us that you were let down, and we are sorry.',
      'We are sorry that your experience was not a good one.',
      'It is clear from your rating that you expected more, and we are sorry.',
      'We are sorry to have left you with a poor impression.',
    ],
    formal: ['We regret that you were not satisfied.'],
    friendly: ['We are really sorry to see this rating.', 'We are sorry it was not what you hoped for.'],
  },
  closeRating: {
    plain: [
      'A few words on what went wrong would help us understand.',
      'We would be glad to know what was missing.',
      'If you wish to tell us more, we are ready to listen.',
      'What lies behind it would be useful for us to know.',
      'We would have liked to read what disappointed you.',
      'Thank you for letting us know.',
      'Your opinion counts, and we would like to hear more of it.',
      'It would help us to learn the reason.',
    ],
  },
  silver: {
    plain: [
      'It is good to know, all the same, that you appreciated {pos}.',
      'Thank you for mentioning {pos} in spite of this.',
      'That you still found a good word for {pos} is appreciated.',
      'We are glad, at least, that {pos} made a better impression.',
      'It is fair of you to give credit to {pos} nevertheless.',
    ],
    formal: ['We are grateful that you nevertheless commend {pos}.'],
    friendly: ['Thanks for the good word about {pos} all the same.'],
  },
  close: {
    plain: [
      'Thank you for telling us so plainly.',
      'Thank you for taking the time to describe it.',
      'A clear account like yours is useful to us, and we thank you for it.',
      'We have read every word of your review.',
      'We thank you for setting it out in detail.',
      'Your frankness helps us see things as you saw them.',
      'It matters to us that you said so.',
      'We would have liked you to leave with a better memory of {place}.',
      'We appreciate that you took the trouble to write.',
    ],
    formal: ['We thank you for bringing this to our attention.', 'We are obliged to you for your candour.'],
    friendly: ['Thanks for being honest with us.', 'It took time to write this, and we are grateful that you did.'],
  },
  closeApp: {
    plain: [
      'Thank you for telling us so plainly.',
      'Thank you for taking the time to describe it.',
      'A clear account like yours is useful to us.',
      'Your frankness helps us see it as you see it.',
      'It matters to us that you said so.',
      'We have read every word of your review.',
    ],
  },
};
