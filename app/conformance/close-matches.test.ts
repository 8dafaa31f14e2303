import { expect, test } from 'vitest';
import { lucideNames } from '#runtime/ui/icons/icon-names.ts';
import { closeMatches } from './close-matches.ts';

test.each([
  ['trash', 'trash-2'],
  ['calender', 'calendar'],
  ['home', 'house'],
])('for %s it suggests %s', (word, meant) => {
  expect(closeMatches(word, lucideNames)).toContain(meant);
});

test('a different word has no matches', () => {
  expect(closeMatches('qqq', lucideNames)).toEqual([]);
});
