import { expect, test } from 'vitest';
import { readPlaceUrl, type UrlSource } from './place-urls.ts';

test.each<[UrlSource, string, string]>([
  ['tripadvisor', 'https://www.tripadvisor.com/Hotel_Review-g187147-d188757-Reviews-Demo-Paris.html', '188757'],
  ['tripadvisor', 'https://www.tripadvisor.co.uk/Restaurant_Review-g187147-d42-Reviews-or10-Demo.html', '42'],
  ['tripadvisor', 'https://fr.tripadvisor.ch/Attraction_Review-d7.html?m=1#REVIEWS', '7'],
  ['trustpilot', 'https://www.trustpilot.com/review/example.com', 'example.com'],
  ['trustpilot', 'https://fr.trustpilot.com/review/WWW.Example.com?languages=all', 'www.example.com'],
  ['googleplay', 'https://play.google.com/store/apps/details?id=com.example.Demo_app&hl=fr', 'com.example.Demo_app'],
  ['appstore', 'https://apps.apple.com/fr/app/demo-app/id1234567890?mt=8', '1234567890'],
  ['appstore', 'https://apps.apple.com/app/id42', '42'],
])('finds what a page of %s is about in %s', (source, url, id) => {
  expect(readPlaceUrl(source, url)).toEqual({ id });
});

test.each<[UrlSource, string, object]>([
  ['tripadvisor', 'not an address', { fault: 'invalid_url' }],
  ['tripadvisor', 'http://www.tripadvisor.com/Hotel_Review-g1-d2.html', { fault: 'url_scheme_not_allowed' }],
  ['trustpilot', 'https://me:it@www.trustpilot.com/review/a.com', { fault: 'url_credentials_not_allowed' }],
  [
    'trustpilot',
    'https://www.tripadvisor.fr/Hotel_Review-g1-d2.html',
    { fault: 'url_of_other_platform', actual: 'tripadvisor' },
  ],
  [
    'appstore',
    'https://play.google.com/store/apps/details?id=a.b',
    { fault: 'url_of_other_platform', actual: 'googleplay' },
  ],
  ['googleplay', 'https://example.com/', { fault: 'url_of_other_platform', actual: null }],
  ['googleplay', 'https://play.google.com.example.com/', { fault: 'url_of_other_platform', actual: null }],
  ['tripadvisor', 'https://tripadvisor.evil.example/', { fault: 'url_of_other_platform', actual: null }],
  ['googleplay', 'https://play.google.com:8443/', { fault: 'url_of_other_platform', actual: null }],
  ['tripadvisor', 'https://www.tripadvisor.com/Hotels-g187147-Paris.html', { fault: 'url_without_id' }],
  ['trustpilot', 'https://www.trustpilot.com/categories/lounge', { fault: 'url_without_id' }],
  ['googleplay', 'https://play.google.com/store/apps/details?id=../x', { fault: 'url_without_id' }],
  ['appstore', 'https://apps.apple.com/fr/developer/demo/id12', { fault: 'url_without_id' }],
])('says what is wrong for %s with %s', (source, url, fault) => {
  expect(readPlaceUrl(source, url)).toEqual(fault);
});
