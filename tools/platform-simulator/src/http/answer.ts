/** Whether a body, as JSON, holds that text somewhere. */
export const holds = (json: string, text: string) => json.includes(JSON.stringify(text).slice(1, -1));

/** What a simulated call answers, as a value: so that a fault can replace the answer after the call took effect. */
export interface Answer {
  readonly status: number;
  /** Sent as JSON; a string is sent as it is, with the type JSON unless the headers say otherwise. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown where a call is refused; carries the answer in the form that the platform uses. */
export class Refusal extends Error {
  readonly answer: Answer;

  constructor(answer: Answer, message = `refused with ${answer.status}`) {
    super(message);
    this.answer = answer;
  }
}
