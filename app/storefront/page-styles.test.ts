import { expect, test } from 'vitest';
import { createPageStyles } from './page-styles.ts';

const styles = createPageStyles({
  hash: 'abc',
  base: [0, 4],
  theme: [4],
  views: { banner: [1, 2], hero: [1, 3] },
  rules: ['.base{}', '.shared{}', '.banner{}', '.hero{}', '.theme{}'],
});

const sheetAt = (address: string) =>
  styles.sheetOf(address.slice('/styles/'.length, -'.css'.length));
const sheetFor = (...types: string[]) => sheetAt(styles.addressOf(new Set(types)));

test('a sheet has the rules of every page and of its blocks, in the order of the build', () => {
  expect(sheetFor('hero')).toBe('@layer engine,plugin,theme,site;.base{}.shared{}.hero{}.theme{}');
  expect(sheetFor('hero', 'banner')).toContain('.base{}.shared{}.banner{}.hero{}.theme{}');
  expect(sheetFor()).toBe('@layer engine,plugin,theme,site;.base{}.theme{}');
});

test('a page with a published theme does not load the theme of the build', () => {
  const sheet = sheetAt(styles.addressOf(new Set(['hero']), true));
  expect(sheet).toBe('@layer engine,plugin,theme,site;.base{}.shared{}.hero{}');
});

test('a block without rules of its own needs no other sheet', () => {
  expect(styles.addressOf(new Set(['hero', 'added']))).toBe(styles.addressOf(new Set(['hero'])));
});

test('the sheet that follows has the rules of all blocks, without those of every page', () => {
  expect(styles.rest).toBe('/styles/abc.css');
  expect(styles.sheetOf('abc')).toBe('@layer engine,plugin,theme,site;.shared{}.banner{}.hero{}');
});

test.each(['abc-zzzzzzzzz', 'old-5', 'old', 'abc-', '../abc-5', 'abc-_'])(
  '%s has no sheet',
  (name) => {
    expect(styles.sheetOf(name)).toBeNull();
  },
);
