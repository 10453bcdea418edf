import type { Bank } from './bank.ts';

/** Four and five stars, in English. */
export const positiveEn: Bank['positive'] = {
  open: {
    plain: [
      'Thank you for your kind words about {pos}.',
      'It is good to read that you appreciated {pos}.',
      'Thank you for mentioning {pos}.',
      'What you write about {pos} is a pleasure to read.',
      'We are pleased that {pos} made a good impression on you.',
      'Your words about {pos} are much appreciated.',
      'Thank you for such a generous review, and for singling out {pos}.',
      'We are glad you liked {pos}, and thank you for saying so.',
    ],
    formal: [
      'We were very pleased to read your comments on {pos}.',
      'We are grateful to you for drawing attention to {pos}.',
      'It is a pleasure to learn that you appreciated {pos}.',
      'Please accept our thanks for your remarks about {pos}.',
      'It was kind of you to commend {pos}, and we thank you for it.',
    ],
    friendly: [
      'Thanks for the kind words about {pos}.',
      'It is great to hear that {pos} worked so well for you.',
      'We are really happy that you liked {pos}.',
      'Thanks for telling us what you liked, especially {pos}.',
      'Reading what you say about {pos} was a nice moment for all of us.',
    ],
    warm: [
      'Thank you so much for the lovely words about {pos}.',
      'You made us smile with what you wrote about {pos}.',
      'A big thank you for the kind mention of {pos}.',
    ],
  },
  also: {
    plain: [
      'It is also good to know that you liked {pos}.',
      'That you noticed {pos} as well means a lot to us.',
      'We are equally pleased that {pos} met your expectations.',
      'Thank you as well for mentioning {pos}.',
      'Your praise for {pos} is just as welcome.',
    ],
    formal: ['Your appreciation of {pos} is equally encouraging.', 'We also thank you for commenting on {pos}.'],
    friendly: ['And it is lovely that {pos} hit the mark too.', 'We are happy that {pos} pleased you too.'],
  },
  remark: {
    plain: [
      'Your remark about {neg} is useful to us as well.',
      'Thank you also for being frank about {neg}.',
      'We have read what you say about {neg} with the same attention.',
      'We are sorry that {neg} did not live up to the rest.',
      'It is helpful that you point out {neg} too.',
      'We understand your reservations about {neg}.',
    ],
    formal: [
      'Your observation regarding {neg} is equally instructive.',
      'We regret that {neg} did not match the rest of your impressions.',
    ],
    friendly: [
      'It is a pity that {neg} took a little away from it, and good that you told us.',
      'Thanks for being open about {neg} too.',
    ],
  },
  openTopic: {
    plain: [
      'Thank you for taking the time to tell us about {topic}.',
      'Your account of {topic} was good to read, thank you.',
      'Thank you for this review and for what you write about {topic}.',
      'It is helpful to read how you saw {topic}, thank you.',
      'We read with interest what you write about {topic}, thank you.',
    ],
    formal: [
      'We thank you for your comments regarding {topic}.',
      'Your observations on {topic} were read with great interest.',
    ],
    friendly: ['Thanks for writing to us about {topic}.', 'Thanks for sharing how you found {topic}.'],
  },
  openGeneral: {
    plain: [
      'Thank you for such a kind review.',
      'Thank you for your generous words.',
      'What you write is a real encouragement to us.',
      'Your kind comment is much appreciated.',
      'It is good to read that you left with a good impression.',
      'Thank you for taking the time to write this.',
      'We are glad to have earned such a kind comment.',
      'Thank you, your words mean a lot to us.',
    ],
    formal: ['We are most grateful for your kind comments.', 'Please accept our thanks for your generous review.'],
    friendly: ['Thanks a lot for the kind words.', 'Thanks for such a nice comment.', 'We are so happy to read this.'],
    warm: ['Thank you so much, this is lovely to read.', 'You made our day with these kind words.'],
  },
  openRating: {
    plain: [
      'Thank you for this good rating.',
      'Thank you for taking a moment to rate us so well.',
      'Your rating is a real encouragement, thank you.',
      'We are pleased to have earned such a rating.',
      'Thank you for the stars, they are much appreciated.',
      'We appreciate your rating very much.',
      'It is good to see that you left satisfied.',
      'Thank you for your confidence.',
      'Such a rating is good to see, thank you.',
      'We thank you for your generous rating.',
    ],
    formal: ['We are most grateful for your rating.', 'Please accept our thanks for this generous rating.'],
    friendly: [
      'Thanks a lot for the stars.',
      'Thanks for the great rating.',
      'We are happy to see this rating, thanks.',
    ],
    warm: ['Thank you so much for this lovely rating.', 'Your stars made our day, thank you.'],
  },
  close: {
    plain: [
      'We look forward to welcoming you again.',
      'You will always be welcome here.',
      'We hope to welcome you back before long.',
      'It would be a pleasure to see you again.',
      'We look forward to your next visit.',
      'We would be happy to welcome you whenever you pass this way.',
      'It was a pleasure to have you here.',
      'Our door is open whenever you come this way again.',
      'We would be happy to have you with us again.',
      'The pleasure of having you as our guest was ours.',
      'We look forward to seeing you at {place} again.',
      'The whole team at {place} hopes to see you again.',
    ],
    formal: [
      'It would be our pleasure to welcome you once more.',
      'We should be honoured to receive you again.',
      'We remain at your disposal for any future visit.',
    ],
    friendly: [
      'We hope to see you again soon.',
      'See you next time, we hope.',
      'Come back and see us whenever you like.',
      'Until next time, and take care.',
    ],
    warm: ['We cannot wait to see you again.', 'We would love to see you again very soon.'],
  },
  closeApp: {
    plain: [
      'We hope it goes on serving you well.',
      'Thank you for using it and for telling others.',
      'We are happy to have you among our users.',
      'It is good to know that it is useful to you.',
      'Comments like yours keep us going.',
      'Enjoy using it.',
    ],
  },
};
