import { describe, expect, it } from 'vitest';
import { findJsonFault } from './scan-json.ts';

const depthMax = 4;

describe('the name that an object has twice', () => {
  it.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"a":1,"\\u0061":2}', 'a'],
    ['{"a":{"b":1},"c":[{"d":1,"d":1}]}', 'd'],
    ['{"a":[1,"a",{"a":1}],"b":"x","a":1}', 'a'],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
    ['{"\\"":1, "\\"" : 2}', '"'],
    ['{"":1,"":1}', ''],
  ])('is found in %s', (json, name) => {
    expect(findJsonFault(json, depthMax)).toEqual({ reason: 'repeated_name', name });
  });

  it.each([
    '{"a":"a","b":"a"}',
    '{"a":{"a":{"a":[]}},"b":["a","a","a"]}',
    '[{"a":1},{"a":1}]',
    '{"a":"\\\\","b":"{\\"b\\":1,\\"b\\":2}"}',
    '"a"',
    'null',
    '{}',
  ])('is not seen where there is none: %s', (json) => {
    expect(findJsonFault(json, depthMax)).toBeUndefined();
  });
});

describe('JSON deeper than may be walked', () => {
  it.each([
    ['[[[[[]]]]]', { reason: 'too_deep' }],
    ['{"a":[{"a":[{}]}]}', { reason: 'too_deep' }],
    [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, { reason: 'too_deep' }],
    ['[[[[]]],[[[]]]]', undefined],
    ['["[[[[[[", "{{{{{{\\""]', undefined],
  ])('is found, however it is written, and brackets in strings are none', (json, fault) => {
    JSON.parse(json);
    expect(findJsonFault(json, depthMax)).toEqual(fault);
  });
});
