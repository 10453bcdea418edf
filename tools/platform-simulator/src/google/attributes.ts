import { invalidValues, maskError } from './errors.ts';
import { listingOf } from './listing.ts';
import type { GoogleAttribute, GoogleLocation, JsonObject } from './model.ts';

interface AttributeMetadata {
  readonly parent: string;
  readonly valueType: GoogleAttribute['valueType'];
  readonly displayName: string;
  readonly groupDisplayName: string;
  readonly repeatable?: boolean;
  readonly valueMetadata?: ReadonlyArray<{ readonly value: unknown; readonly displayName: string }>;
}

const bool = (name: string, displayName: string, groupDisplayName: string): AttributeMetadata => ({
  parent: `attributes/${name}`,
  valueType: 'BOOL',
  displayName,
  groupDisplayName,
  valueMetadata: [
    { value: true, displayName: `Has ${displayName.toLowerCase()}` },
    { value: false, displayName: `No ${displayName.toLowerCase()}` },
  ],
});

/** A few of Google's, one of each type at least; the same for every category here. */
export const attributeCatalogue: readonly AttributeMetadata[] = [
  bool('has_wheelchair_accessible_entrance', 'Wheelchair accessible entrance', 'Accessibility'),
  bool('has_restroom', 'Restroom', 'Amenities'),
  bool('requires_appointments', 'Appointments required', 'Planning'),
  {
    parent: 'attributes/wi_fi',
    valueType: 'ENUM',
    displayName: 'Wi-Fi',
    groupDisplayName: 'Amenities',
    valueMetadata: [
      { value: 'free_wi_fi', displayName: 'Free Wi-Fi' },
      { value: 'paid_wi_fi', displayName: 'Paid Wi-Fi' },
    ],
  },
  {
    parent: 'attributes/pay_credit_card_types_accepted',
    valueType: 'REPEATED_ENUM',
    displayName: 'Credit cards',
    groupDisplayName: 'Payments',
    repeatable: true,
    valueMetadata: ['american_express', 'mastercard', 'visa'].map((value) => ({ value, displayName: value })),
  },
  {
    parent: 'attributes/url_appointment',
    valueType: 'URL',
    displayName: 'Appointment links',
    groupDisplayName: 'URLs',
  },
  { parent: 'attributes/url_facebook', valueType: 'URL', displayName: 'Facebook', groupDisplayName: 'URLs' },
];

/**
 * A location with other attributes
 * (https://developers.google.com/my-business/reference/businessinformation/rest/v1/locations/updateAttributes): those
 * that the mask names and the body lacks are deleted, those that the mask does not name are ignored.
 * @throws Refusal 400 for the mask, or with a reason for each attribute that Google would refuse
 */
export function editAttributes(
  location: GoogleLocation,
  attributeMask: string | undefined,
  body: JsonObject,
): GoogleLocation {
  if (attributeMask === undefined) throw maskError('attribute_mask', 'attribute_mask is required.');
  const names = attributeMask.split(',').map((name) => name.trim());
  const given = (Array.isArray(body.attributes) ? body.attributes : []) as GoogleAttribute[];
  const chosen = given.filter(({ name }) => names.includes(name));
  const faults = [
    ...names.flatMap((name) => (known(name) === undefined ? [notAvailable(name)] : [])),
    ...chosen.flatMap(faultsOf),
  ];
  if (faults.length > 0) throw invalidValues(faults);
  const listing = listingOf(location);
  const kept = listing.attributes.filter(({ name }) => !names.includes(name));
  const attributes = [...kept, ...chosen.map((one) => ({ ...one, valueType: known(one.name)?.valueType ?? 'BOOL' }))];
  return {
    ...location,
    listing: { ...listing, attributes: attributes.toSorted((a, b) => (a.name < b.name ? -1 : 1)) },
  };
}

const known = (name: string) => attributeCatalogue.find(({ parent }) => parent === name);
const notAvailable = (name: string) => ({ reason: 'ATTRIBUTE_NOT_AVAILABLE', field: name, value: name });

function faultsOf({ name, values, uriValues, repeatedEnumValue }: GoogleAttribute) {
  const metadata = known(name);
  if (metadata === undefined) return [];
  const fault = (reason: string, value?: unknown) => [{ reason, field: name, value }];
  const allowed = metadata.valueMetadata?.map(({ value }) => value) ?? [];
  const { setValues = [], unsetValues = [] } = repeatedEnumValue ?? {};
  switch (metadata.valueType) {
    case 'BOOL':
      return values?.length === 1 && typeof values[0] === 'boolean' ? [] : fault('ATTRIBUTE_TYPE_NOT_COMPATIBLE');
    case 'ENUM':
      return values?.length === 1 && allowed.includes(values[0])
        ? []
        : fault('ATTRIBUTE_INVALID_ENUM_VALUE', values?.[0]);
    case 'URL':
      if (uriValues === undefined || uriValues.length === 0) return fault('ATTRIBUTE_TYPE_NOT_COMPATIBLE');
      return uriValues.every(({ uri }) => /^https?:\/\/\S+\.\S+$/.test(uri)) ? [] : fault('INVALID_URL');
    case 'REPEATED_ENUM': {
      const wrong = [...setValues, ...unsetValues].find((value) => !allowed.includes(value));
      if (wrong !== undefined) return fault('ATTRIBUTE_INVALID_ENUM_VALUE', wrong);
      return repeatedEnumValue === undefined ? fault('ATTRIBUTE_TYPE_NOT_COMPATIBLE') : [];
    }
  }
}
