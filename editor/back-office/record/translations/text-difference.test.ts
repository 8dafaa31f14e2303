import { expect, test } from 'vitest';
import { textDifference } from './text-difference.ts';

test.each([
  ['Stara karta', 'Nova karta', { start: '', before: 'Stara', now: 'Nova', end: 'karta' }],
  ['Karta mora', 'Karta', { start: 'Karta', before: 'mora', now: '', end: '' }],
  ['mora mora', 'mora', { start: 'mora', before: 'mora', now: '', end: '' }],
  ['', 'Karta', { start: '', before: '', now: 'Karta', end: '' }],
  [
    '<p>Karta <b>mora</b></p>',
    '<p>Karta</p>',
    { start: 'Karta', before: 'mora', now: '', end: '' },
  ],
  ['<p>Karta</p>', '<h2>Karta</h2>', { start: 'Karta', before: '', now: '', end: '' }],
])('from %j to %j', (before, now, expected) => {
  expect(textDifference(before, now)).toEqual(expected);
});

test('a change in a long text has a few words around it', () => {
  const long = '1 2 3 4 5 6 7 8';
  expect(textDifference(`${long} da ${long}`, `${long} ne ${long}`)).toEqual({
    start: '… 3 4 5 6 7 8',
    before: 'da',
    now: 'ne',
    end: '1 2 3 4 5 6 …',
  });
});
