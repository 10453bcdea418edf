import { html } from '@review-reply/html';
import type { Texts } from './texts.ts';

/** The pages in English. The service's name does not break at its hyphen. */
export const englishTexts: Texts = {
  serviceNote: 'This page is run by Review\u2011Reply, which reads and answers reviews on behalf of businesses.',
  yourContact: 'whoever sent you the link',
  reference: 'Reference for support:',
  consent: {
    title: 'Connect your Google reviews',
    heading: (partner) => html`${partner} would like to take care of your Google reviews`,
    greeting: (client) => html`Hello ${client},`,
    introduction: (partner) =>
      html`${partner} works with Review\u2011Reply. If you agree, we connect your Google Business Profile, so that your reviews can be read and answered for you.`,
    madeFor: (client) => html`This link was made for ${client}. If that is not you, please do not go on.`,
    allowsHeading: 'What you allow',
    allowsAllPlaces: 'Reading the reviews of all places that your Google account manages.',
    allowsChosenPlaces: 'Reading the reviews of the places that you choose after signing in.',
    allowsReplies: (partner) => html`Publishing replies to them in your business’s name, as arranged with ${partner}.`,
    allowsProfile: (partner) =>
      html`Reading your Business Profile and, when ${partner} asks for it, updating it: opening hours, description and the like.`,
    googleHeading: 'What Google will ask',
    google: html`Google asks whether Review\u2011Reply may “see, edit, create and delete your Google business listings”. Google has no smaller permission for reviews. Please leave it ticked: nothing works without it.`,
    yoursHeading: 'What stays in your hands',
    password: 'You sign in at Google. We never see your password.',
    email: (partner) =>
      html`Google tells us the e-mail address that you sign in with. ${partner} is told it only when the link was made for another.`,
    ending: (partner) =>
      html`You can end this at any time: tell ${partner}, or remove Review\u2011Reply from your Google Account. Your data is deleted 30 days after ${partner} has ended the connection.`,
    agree: 'Agree and continue with Google',
    refuse: (partner) => html`Do not agree, go back to ${partner}`,
    validUntil: (time) => html`This link is meant for you alone. It can be used until ${time}.`,
  },
  choice: {
    title: 'Choose your places',
    titleWithFault: 'Error: choose your places',
    heading: 'Which places do you want to connect?',
    introduction: (partner) =>
      html`${partner} will only see the places that you choose here. The others stay as they are.`,
    legend: (places) =>
      places === 1 ? 'The place that your Google account manages' : `Your Google account manages ${places} places`,
    notVerified: 'Not yet verified by Google: its reviews can be answered once it is.',
    connect: 'Connect the places ticked',
    connectAll: (places) => `Connect all ${places}`,
    none_chosen: 'Tick at least one place.',
    not_offered: 'Something about these places has changed. Please choose again.',
  },
  reports: {
    heading: 'Receive no more reports?',
    question: (place) => html`Reports on the reviews of ${place} are sent by e-mail. Do you want to end them?`,
    end: 'End the reports',
  },
  signedIn: {
    as: (person) => html`You signed in at Google as ${person}.`,
    other: (invited, partner) => html`The link was made for ${invited}, so ${partner} is told which address was used.`,
  },
  actions: {
    back_to_partner: (partner) => html`Back to ${partner}`,
    to_google: () => html`Continue to Google`,
    try_again: () => html`Try again`,
    look_again: () => html`Look again now`,
  },
  notices: {
    unknown_link: {
      title: 'This link is not known',
      heading: 'We don’t know this link',
      says: (partner) => [
        html`It may have been cut off on its way. Open it again from the message that you received, as a whole.`,
        html`If that doesn’t help, ask ${partner} for a new one.`,
      ],
    },
    used: {
      title: 'This link was used',
      heading: 'This link was used already',
      says: (partner) => [
        html`Somebody signed in with it, in another browser or on another device. If that was you, go on there, or simply go back to ${partner}.`,
        html`If it was not you, tell ${partner}, and ask for a new link.`,
      ],
    },
    expired: {
      title: 'This link has expired',
      heading: 'This link has expired',
      says: (partner) => [
        html`For your safety, links can be used for seven days only. Nothing was connected.`,
        html`Ask ${partner} for a new one.`,
      ],
    },
    canceled: {
      title: 'This link was withdrawn',
      heading: 'This link was withdrawn',
      says: (partner) => [
        html`${partner} has withdrawn the invitation. Nothing was connected.`,
        html`If you didn’t expect that, ask ${partner} for a new link.`,
      ],
    },
    not_this_browser: {
      title: 'Please open your link again',
      heading: 'Please open your link again',
      says: () => [
        html`This page belongs to a sign-in that was begun in another browser, or too long ago. Nothing was changed.`,
        html`Open the link that you received once more, in the browser that you want to sign in with.`,
      ],
    },
    sign_in_again: {
      title: 'Please sign in again',
      heading: 'The sign-in was not completed',
      says: () => [
        html`Google’s answer did not arrive as it should have, or too late. Nothing was connected.`,
        html`Open the link that you received once more, and sign in again.`,
      ],
    },
    no_cookie: {
      title: 'Please allow our cookie',
      heading: 'Your browser didn’t send our cookie',
      says: () => [
        html`We keep one cookie, so that nobody else can finish a sign-in that you began. It is needed for nothing else.`,
        html`Allow cookies for this site, then open the link that you received once more.`,
      ],
    },
    to_google: {
      title: 'On to Google',
      heading: 'On to Google',
      says: () => [
        html`Google now asks you to sign in. If nothing happens within a few seconds, use the button below.`,
      ],
    },
    working: {
      title: 'Connecting your places',
      heading: 'Connecting your places',
      says: (partner) => [
        html`This takes a few moments. The page goes on by itself and then takes you back to ${partner}.`,
        html`You may also close it: what was begun is finished without you.`,
      ],
    },
    completed: {
      title: 'Your places are connected',
      heading: 'Your places are connected',
      says: (partner) => [html`Everything is done here. ${partner} can now take care of your reviews.`],
    },
    no_place: {
      title: 'No place was found',
      heading: 'We found no place',
      says: (partner) => [
        html`The Google account that you signed in with manages no place on Google that is open to the public. Nothing was connected.`,
        html`If another account of yours does, ask ${partner} for a new link and sign in with that one.`,
      ],
    },
    not_allowed: {
      title: 'Nothing was connected',
      heading: 'Nothing was connected',
      says: (partner) => [
        html`Your places stay as they are.`,
        html`Should you change your mind, open the link that you received once more, or talk to ${partner}.`,
      ],
    },
    reports_ended: {
      title: 'No more reports are sent',
      heading: 'No more reports are sent',
      says: () => [html`They can be switched on again at any time in the settings of the place.`],
    },
    unavailable: {
      title: 'Please try again in a moment',
      heading: 'Please try again in a moment',
      says: () => [html`A part of our service can’t be reached just now. Nothing is lost: your link stays good.`],
    },
    too_many_requests: {
      title: 'Please wait a minute',
      heading: 'Please wait a minute',
      says: () => [html`Too many pages were asked for from your network. Your link stays good: try again in a minute.`],
    },
    not_found: {
      title: 'There is no such page',
      heading: 'There is no such page',
      says: () => [html`Open the link that you received, as a whole.`],
    },
    wrong_request: {
      title: 'This was not understood',
      heading: 'This was not understood',
      says: () => [
        html`Your browser sent something that we didn’t expect. Nothing was changed.`,
        html`Open the link that you received once more.`,
      ],
    },
    failed: {
      title: 'Something went wrong',
      heading: 'Something went wrong on our side',
      says: (partner) => [
        html`We have been told. Your link stays good: please try again later.`,
        html`If it happens again, tell ${partner} the reference below.`,
      ],
    },
  },
};
