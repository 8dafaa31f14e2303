import { expect, test } from 'vitest';
import { translatePath } from './translate.ts';

test.each([
  ['/', 'de', '/de'],
  ['/en', 'hr', '/'],
  ['/kosarica', 'de', '/de/einkaufswagen'],
  ['/en/product/karta', 'hr', '/produkt/karta'],
  ['/objave/novosti?page=2', 'en', '/en/blog/novosti'],
] as const)('%s in %s is %s · ROUTE-27', (path, language, expected) => {
  expect(translatePath(path, language)).toBe(expected);
});

test.each(['/o-nama', '/en/about/us', '/hr/kosarica', '/%E0%A4%A'])(
  '%s is not a screen: only the back end knows its other address',
  (path) => {
    expect(translatePath(path, 'de')).toBeNull();
  },
);
