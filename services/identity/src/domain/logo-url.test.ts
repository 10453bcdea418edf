import { expect, it } from 'vitest';
import { isLogoUrl } from './logo-url.ts';

it.each(['https://app.example.com/logo.svg', 'https://app.example.com:8443/a?b=c', 'http://127.0.0.1:9000/logo.png'])(
  '%s is where a logo can be fetched',
  (url) => expect(isLogoUrl(url)).toBe(true),
);

it.each([
  'logo.svg',
  '//app.example.com/logo.svg',
  'http://app.example.com/logo.svg',
  'javascript:alert(1)',
  'data:image/png;base64,AA==',
  'file:///logo.svg',
  'https://a:b@app.example.com/logo.svg',
  `https://app.example.com/${'a'.repeat(2_048)}`,
])('%.60s is not', (url) => expect(isLogoUrl(url)).toBe(false));
