import { expect, test } from 'vitest';
import { lucideNames } from '#runtime/ui/icons/icon-names.ts';
import { closeMatches } from './close-matches.ts';

test.each([
  ['trash', 'trash-2'],
  ['calender', 'calendar'],
  ['home', 'house'],
])('who writes %s may mean %s', (word, meant) => {
  expect(closeMatches(word, lucideNames)).toContain(meant);
});

test('nothing is like a word of another kind', () => {
  expect(closeMatches('qqq', lucideNames)).toEqual([]);
});
