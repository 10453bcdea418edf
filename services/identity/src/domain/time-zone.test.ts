import { expect, it } from 'vitest';
import { isTimeZone } from './time-zone.ts';

it.each(['Europe/Paris', 'America/Guadeloupe', 'Indian/Reunion', 'UTC', 'Asia/Kolkata'])('%s is a zone', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

it.each(['', 'Paris', 'Europe/Atlantis', '+01:00', 'Europe/Paris; drop table x', ' Europe/Paris', 'GMT+1:00'])(
  '%j is none',
  (name) => {
    expect(isTimeZone(name)).toBe(false);
  },
);
