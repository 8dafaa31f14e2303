import { describe, expect, it } from 'vitest';
import { isSitePath } from './site-path.ts';

describe('isSitePath', () => {
  it.each(['/', '/kosarica', '/en/shop/a-b_c~d@e%20f?x=1&y=2#z', '/a.b/..c?d=/../#/./'])(
    'accepts %s · ROUTE-46',
    (path) => {
      expect(isSitePath(path)).toBe(true);
    },
  );

  it('accepts a path of 2000 characters · ROUTE-46', () => {
    expect(isSitePath(`/${'a'.repeat(1999)}`)).toBe(true);
  });

  it.each([
    'kosarica',
    'https://evil.example',
    '//evil.example',
    '//evil%2Ecom/x',
    '//2130706433/',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2Fevil.example',
    '/a b',
    '/<script>',
    '/a\nb',
    'javascript:alert(1)',
    '/%E0%A4%A',
    '/.//evil.example',
    '/a/../..//evil.example',
    '/%2e/%2fevil.example',
    '/..',
    `/${'a'.repeat(2000)}`,
  ])('rejects %j · ROUTE-45 ROUTE-46', (path) => {
    expect(isSitePath(path)).toBe(false);
  });
});
