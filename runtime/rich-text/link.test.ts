import { expect, test } from 'vitest';
import { linkAttributes } from './link.ts';

test.each(['/', '/shop', '/shop?q=a#b', '#top', 'mailto:a@b.hr', 'tel:+3852355'])(
  'accepts the address %s',
  (href) => {
    expect(linkAttributes(href)).toEqual({ href });
  },
);

test.each([
  '///evil.hr',
  '//evil.hr',
  '/\\evil.hr',
  'http://a.hr',
  'javascript:1',
  'JaVaScRiPt:1',
  'java\tscript:1',
  'java\nscript:1',
  '\u0001javascript:1',
  'data:text/html,x',
  'vbscript:1',
  ' /a',
  '',
])('rejects the address %j · CM3', (href) => {
  expect(linkAttributes(href)).toBeNull();
});

test('a new tab has no access to its opener', () => {
  expect(linkAttributes('/a', true)).toEqual({ href: '/a', target: '_blank', rel: 'noopener' });
});

test('another site has no access to its opener', () => {
  expect(linkAttributes('https://a.hr')).toEqual({ href: 'https://a.hr', rel: 'noopener' });
});
