import * as z from 'zod';
import { documentedAs, requestComponent } from '../json-schema.ts';
import { locales } from '../schemas/account.ts';
import { services } from '../schemas/client-account.ts';
import { placesChoices } from '../schemas/enrollment.ts';
import { report, text } from './inputs.ts';

export const returnUrlLengthMax = 2_048;
export const emailLengthMax = 254;
const nameLengthMax = 200;
const externalRefLengthMax = 200;

/** Whether the host is one of the contract's is identity's decision. */
const returnUrlInput = documentedAs(
  z.string().check((context) => {
    const value = context.value;
    if (value.length > returnUrlLengthMax)
      report(context, 'too_long', { maximum: returnUrlLengthMax, actual: value.length });
    else if (!/^[a-z][a-z0-9+.-]*:\/\/[^/?#][\x21-\x7e]*$/i.test(value) || !URL.canParse(value))
      report(context, 'invalid_url');
  }),
  {
    type: 'string',
    format: 'uri',
    maxLength: returnUrlLengthMax,
    description:
      "Where the client is sent back to: https, a host that the partner's contract declares (a host alone, or every host below one declared as `*.host`), no credentials and no fragment. A query of its own is kept.",
    examples: ['https://app.example.com/back'],
  },
);

export const emailInput = documentedAs(
  z.string().check((context) => {
    const value = context.value;
    if (value.length > emailLengthMax) report(context, 'too_long', { maximum: emailLengthMax, actual: value.length });
    else if (!z.email().safeParse(value).success) report(context, 'invalid_format', { expected: 'e-mail address' });
  }),
  { type: 'string', format: 'email', maxLength: emailLengthMax, examples: ['owner@lounge.example.com'] },
);

export const createEnrollmentBodySchema = requestComponent(
  'CreateEnrollmentRequest',
  z.strictObject({
    email: emailInput,
    return_url: returnUrlInput,
    name: text({
      lengthMax: nameLengthMax,
      trim: true,
      description: 'The client’s name; the e-mail address if left out.',
    }).optional(),
    locale: z.enum(locales).optional().meta({ description: "Of the pages; the browser's unless given." }),
    service: z.enum(services).default('essential'),
    places: z
      .enum(placesChoices)
      .default('all')
      .meta({ description: '`all` that the client manages, or those that the client chooses.' }),
    external_ref: text({
      lengthMax: externalRefLengthMax,
      trim: true,
      description: "The partner's own id of the client; told in accounts, events and the invoice's annex.",
    }).optional(),
  }),
);
