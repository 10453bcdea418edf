const rubric: readonly (readonly [max: number, text: string])[] = [
  [2, 'formal: no exclamation mark, no contraction, formal close; in French "vous".'],
  [4, 'courteous and neutral: no exclamation mark; in French "vous".'],
  [6, 'friendly: simple words, no exclamation mark; in French "vous".'],
  [8, 'warm: at most one exclamation mark, none for a bad review; in French "vous".'],
  [9, 'very warm: at most two exclamation marks, none for a bad review; in French "vous".'],
];

/** What a tone from 0 to 9 means in words: a model makes little of a bare number. */
export function toneRubric(tone: number): string {
  return rubric.find(([max]) => tone <= max)?.[1] ?? 'friendly.';
}
