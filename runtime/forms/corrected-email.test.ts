import { expect, test } from 'vitest';
import { correctedEmail } from './corrected-email.ts';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['Ana.Horvat+x@GMAIL.CMO', 'Ana.Horvat+x@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  [' ana@iclod.com ', 'ana@icloud.com'],
])('a likely typo in the domain is corrected: %s', (typed, meant) => {
  expect(correctedEmail(typed)).toBe(meant);
});

test.each([
  'ana@gmail.com',
  'ana@mail.com',
  'ana@ymail.com',
  'ana@outlook.de',
  'ana@hotmail.it',
  'ana@yahoo.fr',
  'ana@gmx.at',
  'ana@muzej.example',
  'ana@live.nl',
  'ana',
  '@gmial.com',
  '',
])('an address that looks right is left: %s', (typed) => {
  expect(correctedEmail(typed)).toBeNull();
});
