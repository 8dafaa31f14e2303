import { describe, expect, it } from 'vitest';
import { choiceSearch, parseChoice } from './choice.ts';

const known = { banner: ['current', 'plain'], hero: ['current'] };

describe('parseChoice', () => {
  it('reads everything from the address · DEV-13', () => {
    const search =
      '?block=banner&fixture=plain&show=all&language=en&width=390&theme=dark&visitor=guest&texts=long';
    expect(parseChoice(search, known)).toEqual({
      block: 'banner',
      fixture: 'plain',
      show: 'all',
      language: 'en',
      width: 390,
      theme: 'dark',
      visitor: 'guest',
      texts: 'long',
    });
  });

  it('starts with the first fixture of the first block · DEV-13', () => {
    expect(parseChoice('', known)).toMatchObject({
      block: 'banner',
      fixture: 'current',
      show: 'one',
      width: 'all',
    });
  });

  it('falls back when the address names something that does not exist', () => {
    const search = '?block=hero&fixture=plain&language=fr&width=400&theme=__proto__';
    expect(parseChoice(search, known)).toMatchObject({
      block: 'hero',
      fixture: 'current',
      language: 'hr',
      width: 'all',
      theme: 'light',
    });
  });

  it('does not take names of inherited object properties for blocks', () => {
    expect(parseChoice('?block=constructor', known).block).toBe('banner');
  });
});

describe('choiceSearch', () => {
  it('restores the same choice · DEV-13', () => {
    const search = '?block=hero&fixture=current&language=de&width=1440&visitor=customer';
    const choice = parseChoice(search, known);
    expect(parseChoice(choiceSearch(choice), known)).toEqual(choice);
  });

  it('omits defaults', () => {
    expect(choiceSearch(parseChoice('?block=hero', known))).toBe('?block=hero&fixture=current');
  });
});
