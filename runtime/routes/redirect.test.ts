import { describe, expect, it } from 'vitest';
import { safeRedirect } from './redirect.ts';

describe('safeRedirect', () => {
  it.each(['/', '/kosarica', '/en/shop/a-b_c~d@e%20f?x=1&y=2#z'])('keeps %s · ROUTE-46', (path) => {
    expect(safeRedirect(path)).toBe(path);
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
    null,
    ['/x'],
  ])('refuses %j · ROUTE-45 ROUTE-46', (path) => {
    expect(safeRedirect(path)).toBeNull();
  });
});
