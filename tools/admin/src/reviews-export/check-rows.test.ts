import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRows, readRow } from './check-rows.ts';
import { readRows } from './read-rows.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'export-'));
});
afterAll(() => rm(dir, { recursive: true }));

async function fileOf(text: string, ending: string): Promise<string> {
  const file = join(dir, `${randomUUID()}.${ending}`);
  await writeFile(file, text);
  return file;
}

const csv = [
  '\uFEFFreview_id,rating,published_date,title,text,author,response_text,response_date,secret',
  '1,5,2026-01-31,"Quiet, at last","So ""quiet""',
  'and warm",Demo,Thank you,2026-02-01T09:30:00Z,x',
  '',
  '2,1,2026-02-28T23:00:00+01:00,,,,,,y',
].join('\r\n');
const json = [
  '[',
  '{"review_id": 1, "rating": 5, "published_date": "2026-01-31", "title": "Quiet, at last", "text": "So \\"quiet\\"\\r\\nand warm", "author": "Demo", "response_text": "Thank you", "response_date": "2026-02-01T09:30:00Z", "secret": "x"},',
  '{"review_id": "2", "rating": "1", "published_date": "2026-02-28T23:00:00+01:00", "title": null}',
  ']',
].join('\n');

test.each([
  ['csv', csv],
  ['json', json],
  ['jsonl', json.split('\n').slice(1, 3).join('\n').replace(/,\n/, '\n')],
])(
  'an export as %s is read as what the customer wrote, without columns that nobody asked for',
  async (ending, text) => {
    const file = await fileOf(text, ending);
    expect(await checkRows(readRows(file))).toEqual({ reviews: 2, faults: [] });
    const read = [];
    for await (const row of readRows(file)) read.push(readRow(row));
    expect(read).toEqual([
      {
        review: {
          review_id: '1',
          rating: 5,
          title: 'Quiet, at last',
          text: 'So "quiet"\r\nand warm',
          published_date: new Date('2026-01-31T00:00:00Z'),
          author: 'Demo',
          response_text: 'Thank you',
          response_date: new Date('2026-02-01T09:30:00Z'),
        },
      },
      {
        review: expect.objectContaining({
          review_id: '2',
          rating: 1,
          published_date: new Date('2026-02-28T22:00:00Z'),
        }),
      },
    ]);
  },
);

test('every bad row of CSV is named by the line on which it begins, and what it holds is not told', async () => {
  const rows = [
    '1,5,2026-01-31,"two',
    'lines"',
    '2,6,2026-01-31,secret',
    '',
    '3,5,31/01/2026,secret',
    '1,5,2026-01-31,',
    '4,5',
  ];
  const file = await fileOf(['review_id,rating,published_date,text', ...rows].join('\n'), 'csv');
  const { faults } = await checkRows(readRows(file));
  expect(faults.map(({ line }) => line)).toEqual([4, 6, 7, 8]);
  expect(faults[0]?.message).toContain('rating');
  expect(faults[1]?.message).toContain('published_date');
  expect(faults[2]?.message).toBe('review_id: line 2 has it too');
  expect(JSON.stringify(faults)).not.toContain('secret');
});

test('quotes that never end are named', async () => {
  const file = await fileOf(
    'review_id,rating,published_date,text\n1,5,2026-01-31,fine\n2,5,2026-01-31,"open\nfor ever',
    'csv',
  );
  const { faults } = await checkRows(readRows(file));
  expect(faults).toHaveLength(1);
  expect(faults[0]?.message).toBe('this is no row');
});

test('every bad row of JSON is named by its line', async () => {
  const rows = [
    '{"review_id": 1, "rating": 5, "published_date": "2026-01-31"}',
    '{"review_id": 2,',
    'null',
    '{"rating": 3}',
  ];
  const { faults } = await checkRows(readRows(await fileOf(rows.join('\n'), 'jsonl')));
  expect([...new Set(faults.map(({ line }) => line))]).toEqual([2, 3, 4]);
});

test('a hundred faults are enough', async () => {
  const rows = Array.from({ length: 500 }, () => '{}');
  const { faults } = await checkRows(readRows(await fileOf(rows.join('\n'), 'jsonl')));
  expect(faults.length).toBeLessThan(110);
});

test('a file that is not there is told', async () => {
  await expect(checkRows(readRows(join(dir, 'none.csv')))).rejects.toThrow('ENOENT');
  await expect(checkRows(readRows(join(dir, 'none.json')))).rejects.toThrow('ENOENT');
});
