import type { Bank } from './bank.ts';

/** Names nothing, confirms nothing: for matters that a person must read first, and for discreet professions. */
export const neutralEn: Bank['neutral'] = {
  positive: {
    open: {
      plain: [
        'Thank you for taking the time to leave a comment.',
        'Thank you for sharing your opinion.',
        'Your kind comment is much appreciated.',
        'Thank you for your rating.',
        'We appreciate your comment very much.',
        'We have read your comment with pleasure.',
        'Thank you for these kind words.',
        'We thank you for leaving a rating.',
      ],
      formal: ['We thank you for your comment.', 'We are grateful for the time you took to write.'],
      friendly: ['Thanks for the kind comment.', 'Thanks for taking a moment to write.'],
    },
    close: {
      plain: [
        'Opinions like this are an encouragement to the whole team.',
        'It is good to read.',
        'It means a lot to all of us.',
        'We wish you all the best.',
        'The whole team joins in these thanks.',
        'It is always a pleasure to receive a kind word.',
        'Such words are a fine encouragement.',
      ],
    },
  },
  mixed: {
    open: {
      plain: [
        'Thank you for taking the time to leave a comment.',
        'Thank you for sharing your opinion.',
        'We have read your comment with attention.',
        'Thank you for your frank comment.',
        'We thank you for leaving a rating.',
        'We appreciate that you took a moment to write.',
      ],
      formal: ['We thank you for your comment.'],
      friendly: ['Thanks for taking a moment to write.'],
    },
    close: {
      plain: [
        'Every opinion is read, and every one is useful.',
        'It is important to us to know how we are seen.',
        'It helps us to hear both sides.',
        'All opinions count, the mixed ones too.',
        'We wish you all the best.',
        'Being read and being understood matter equally to us.',
      ],
    },
  },
  negative: {
    open: {
      plain: [
        'We have read your comment with great attention.',
        'Thank you for telling us about this.',
        'We are sorry to read of your dissatisfaction.',
        'Thank you for writing to us openly.',
        'We are sorry that you feel let down.',
        'Your comment has been read with the attention it deserves.',
        'We understand that you are dissatisfied, and we are sorry.',
      ],
      formal: ['We regret to learn of your dissatisfaction.'],
      friendly: ['We are sorry to read this.', 'Thanks for telling us openly.'],
    },
    close: {
      plain: [
        'A matter like this deserves a direct conversation rather than a public exchange.',
        'We would rather speak with you about it directly than in public.',
        'We are ready to listen to you directly.',
        'It is best discussed in person, and we are available for that.',
        'We would like to hear about it from you directly.',
        'A personal exchange seems to us the right way to talk about it.',
      ],
    },
  },
};
