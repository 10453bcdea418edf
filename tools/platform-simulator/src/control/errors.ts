import { Refusal } from '../http/answer.ts';

export interface FieldFault {
  readonly path: string;
  readonly message: string;
}

const refuse = (status: number, message: string, fields?: readonly FieldFault[]) =>
  new Refusal({ status, body: { error: { message, ...(fields === undefined ? {} : { fields }) } } }, message);

export const badInput = (message: string, fields?: readonly FieldFault[]) => refuse(400, message, fields);
export const notThere = (message: string) => refuse(404, message);
export const conflict = (message: string) => refuse(409, message);
export const unavailable = (message: string) => refuse(503, message);
