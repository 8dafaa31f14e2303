import { expect, test } from 'vitest';
import { toLinkTarget } from './link-target.ts';

test.each([
  ['https://muzej.hr/a?b=c', 'https://muzej.hr/a?b=c'],
  [' http://muzej.hr ', 'https://muzej.hr'],
  ['mailto:a@b.hr', 'mailto:a@b.hr'],
  ['page:o-nama', 'page:o-nama'],
  ['#Otoci', '#Otoci'],
])('stores the address %j as %j', (address, target) => {
  expect(toLinkTarget(address)).toBe(target);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.hr',
  '/o-nama',
  'https://a.hr/b c',
  `https://a.hr/${'x'.repeat(500)}`,
  '',
])('makes no link of %j', (address) => {
  expect(toLinkTarget(address)).toBeNull();
});
