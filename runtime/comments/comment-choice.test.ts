import { expect, test } from 'vitest';
import { choiceHref, everything, readChoice } from './comment-choice.ts';

const read = (query: string) => readChoice(new URL(`http://shop.test/x${query}`));

test('the address says which comments are shown', () => {
  expect(read('')).toEqual(everything);
  const choice = { rating: 4, verified: true, sort: 'helpful', page: 3 } as const;
  const href = choiceHref('/x?variant=7&stars=1', choice, 'reviews');
  expect(href).toBe('/x?variant=7&stars=4&buyers=1&order=helpful&comments=3#reviews');
  expect(choiceHref('/x?editPage=true', everything, 'reviews')).toBe('/x#reviews');
  expect(readChoice(new URL(href, 'http://shop.test'))).toEqual(choice);
  expect(choiceHref(href.split('#')[0] ?? '', everything, 'reviews')).toBe('/x?variant=7#reviews');
});

test.each(['?stars=9&comments=0', '?stars=-1&comments=x', '?order=constructor&buyers=yes'])(
  'what is no choice is ignored: %s',
  (query) => expect(read(query)).toEqual(everything),
);
