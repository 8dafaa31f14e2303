import { expect, test } from 'vitest';
import { isSlug } from './slug.ts';

test.each(['kupi', 'o-nama', 'posjet/radno-vrijeme', 'o-nama/tim', '2027', 'a'.repeat(200)])(
  '%s is a slug · FORM-11 CONST-40',
  (slug) => {
    expect(isSlug(slug)).toBe(true);
  },
);

test.each([
  '',
  'mi',
  'nam',
  'O-nama',
  'čamci',
  'o--nama',
  '-nama',
  'nama-',
  'o nama',
  'a/b//c',
  'x?y=1',
  'a'.repeat(201),
])('"%s" is not a slug · FORM-11 CONST-40 RO3', (slug) => {
  expect(isSlug(slug)).toBe(false);
});
