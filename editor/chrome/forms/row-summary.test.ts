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
    expect(summaryOf(member)).toBe(expected);
  });

  it('is never long', () => {
    expect(summaryOf('riječ '.repeat(100)).length).toBeLessThanOrEqual(80);
  });
});
