import { describe, expect, it } from 'vitest';
import { summaryOf } from './row-summary.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

describe('summaryOf', () => {
  it.each([
    ['45° N', '45° N'],
    [{ id: 'a', title: 'Naslov', text: 'Tekst' }, 'Naslov'],
    [{ id: 'a', title: '', label: 'Dalje' }, 'Dalje'],
    [{ id: 'a', picture: 'karta' }, 'karta'],
    [{ id: 'a', title: { hr: 'Karte', en: 'Maps' } }, 'Karte'],
    [
      { id: 'a', text: { type: 'doc', content: [paragraph('Prvi'), paragraph('drugi')] } },
      'Prvi drugi',
    ],
    [{ id: 'a' }, ''],
    [null, ''],
  ])('of %j is %s', (member, expected) => {
    expect(summaryOf(member, 'hr')).toBe(expected);
  });

  it.each([
    ['en', 'Maps'],
    ['de', 'Karte'],
    ['it', 'Karte'],
  ])('in the language %s is %s, else in the first language', (language, expected) => {
    expect(summaryOf({ label: { hr: 'Karte', en: 'Maps', de: '' } }, language)).toBe(expected);
  });

  it('is never long', () => {
    expect(summaryOf('riječ '.repeat(100), 'hr').length).toBeLessThanOrEqual(80);
  });
});
