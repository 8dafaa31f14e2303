import { describe, expect, it } from 'vitest';
import { isSitePath } from './site-path.ts';

describe('isSitePath', () => {
  it.each(['/', '/kosarica', '/en/shop/a-b_c~d@e%20f?x=1&y=2#z', '/a?b=c.d&e=/../#/./'])(
    'accepts %s · ROUTE-46',
    (path) => {
      expect(isSitePath(path)).toBe(true);
    },
  );

  it('accepts a path of 2000 characters · ROUTE-46', () => {
    expect(isSitePath(`/${'a'.repeat(1999)}`)).toBe(true);
  });

  it('accepts letters, digits and the named signs, and no other sign of ASCII · ROUTE-46', () => {
    const signs = Array.from({ length: 127 }, (_, code) => String.fromCharCode(code));
    const isOpen = (sign: string) => isSitePath(`/a${sign === '%' ? '%41' : sign}b`);
    // `?` and `#` begin the query and the hash.
    expect(signs.filter(isOpen).join('')).toBe(
      `#%-/0123456789?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~`,
    );
    expect(['/č', '/a’b', '/a\u200bb'].filter(isSitePath)).toEqual([]);
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
    '/a.html',
    `/${'a'.repeat(2000)}`,
  ])('rejects %j · ROUTE-45 ROUTE-46', (path) => {
    expect(isSitePath(path)).toBe(false);
  });
});
