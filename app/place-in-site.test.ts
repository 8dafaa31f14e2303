import { expect, test } from 'vitest';
import { placeInSite } from './place-in-site.ts';

test('a key of the site is named with its file and line', () => {
  expect(placeInSite('currencies', 'fixtures/workshop')).toMatch(
    /^fixtures\/workshop\/izlog\.config\.ts:\d+$/,
  );
});

test('without sources, only the file is named', () => {
  expect(placeInSite('currencies', 'dist/site')).toBe('dist/site/izlog.config.ts');
});
