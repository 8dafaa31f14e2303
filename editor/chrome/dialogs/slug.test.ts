import { describe, expect, it } from 'vitest';
import { isSlug } from '#schemas/rules/slug.ts';
import { slugOf } from './slug.ts';

describe('slugOf', () => {
  it.each([
    ['Čamci, đir & žal šćućuren', 'camci-dir-zal-scucuren'],
    ['Über uns – Größe', 'ueber-uns-groesse'],
    ['  O nama!  ', 'o-nama'],
    ['Crème brûlée 2026.', 'creme-brulee-2026'],
    ['日本', ''],
  ])('makes an address from %s · MODAL-03', (title, slug) => {
    expect(slugOf(title, 'hr')).toBe(slug);
  });

  it('lengthens the address of a short title · CONST-40', () => {
    expect(slugOf('Mi', 'hr')).toBe('mi-stranica');
    expect(slugOf('FAQ', 'en')).toBe('faq-page');
    expect(slugOf('Wir', 'de')).toBe('wir-seite');
    expect(slugOf('Info', 'hr')).toBe('info');
  });

  it('cuts long addresses after a whole word', () => {
    const slug = slugOf('vrlo duga riječ '.repeat(20), 'hr');
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/(vrlo|duga|rijec)$/);
    expect(slugOf('a'.repeat(200), 'hr')).toHaveLength(80);
  });

  it('makes addresses that are valid · FORM-11 CONST-40 MODAL-03', () => {
    for (const title of ['Ponuda: 50 % – samo danas', 'Mi', 'a'.repeat(200)]) {
      expect(isSlug(slugOf(title, 'hr')), title).toBe(true);
    }
  });
});
