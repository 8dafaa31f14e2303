import { expect, test } from 'vitest';
import { ownerText } from './owner-text.ts';

test.each([
  ['C=HR\nO=Kompas\\, obrt\nL=Rab\nCN=Blagajna 1', 'Blagajna 1 · Kompas, obrt · HR'],
  ['CN=Blagajna 1', 'Blagajna 1'],
  ['Blagajna 1', 'Blagajna 1'],
])('the subject %j is shown as %s', (subject, text) => {
  expect(ownerText(subject)).toBe(text);
});
