import { expect, test } from 'vitest';
import { setupLanguage } from './setup-language.ts';

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr, hr;q=0.4, de;q=0.7', 'de'],
  ['hr', 'hr'],
  ['fr,nl;q=0.5', 'en'],
  ['', 'en'],
])('%s gives %s', (header, language) => {
  expect(setupLanguage(header)).toBe(language);
});
