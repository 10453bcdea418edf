const steps = [
  'ceremonious: full formal address, long polite phrases, no contraction.',
  'very formal: polite phrases, no contraction.',
  'formal: no contraction.',
  'courteous and neutral.',
  'courteous with a little warmth.',
  'friendly: simple words.',
  'friendly and personal: short, simple sentences.',
  'warm: at most one exclamation mark, none for a bad review.',
  'very warm: at most one exclamation mark, none for a bad review.',
  'as warm as a business may be: at most two exclamation marks, none for a bad review.',
];

/** What a tone from 0 to 9 means in words: a model makes little of a bare number. In French "vous" at every one. */
export function toneRubric(tone: number): string {
  const step = steps[tone] ?? steps[5];
  return `${tone} of 9, ${step}${tone < 7 ? ' No exclamation mark.' : ''} In French "vous".`;
}
