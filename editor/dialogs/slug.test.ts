import { describe, expect, it } from 'vitest';
import { isSlug, slugOf } from './slug.ts';

describe('slugOf', () => {
  it.each([
    ['Čamci, đir & žal šćućuren', 'camci-dir-zal-scucuren'],
    ['Über uns – Größe', 'ueber-uns-groesse'],
    ['  O nama!  ', 'o-nama'],
    ['Crème brûlée 2026.', 'creme-brulee-2026'],
    ['日本', ''],
  ])('makes an address of %s · MODAL-03', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('ends long ones with a whole word', () => {
    const slug = slugOf('vrlo duga riječ '.repeat(20));
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/(vrlo|duga|rijec)$/);
    expect(slugOf('a'.repeat(200))).toHaveLength(80);
  });

  it('makes what it accepts', () => {
    expect(isSlug(slugOf('Ponuda: 50 % – samo danas'))).toBe(true);
    for (const wrong of ['', 'O-nama', 'o nama', '-a', 'a//b', '/a', 'č']) {
      expect(isSlug(wrong), wrong).toBe(false);
    }
    expect(isSlug('pomoc/dostava-i-povrat')).toBe(true);
  });
});
