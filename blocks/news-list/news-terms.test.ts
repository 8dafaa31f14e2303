import { describe, expect, it } from 'vitest';
import { chosenTerm, newsTerms } from './news-terms.ts';

const term = (id: number, title: string, slug: string, slugMain = slug) => {
  return { id, title, slug, slugMain };
};
const all = [
  term(1, 'ECWF', 'ecwf'),
  term(2, 'Nije vidljivo', 'nije-vidljivo'),
  term(3, 'Obavijest', 'obavijest'),
  term(4, 'Novosti', 'novosti'),
  term(5, 'Recepti', 'recepti'),
];

describe('news categories', () => {
  it('are only the four, ECWF last · NEWS-03 NEWS-04', () => {
    expect(newsTerms(all).map(({ title }) => title)).toEqual(['Novosti', 'Obavijest', 'ECWF']);
  });

  it('are identified in other languages by their main slug · NEWS-03 NEWS-04', () => {
    const english = [
      term(1, 'Centre', 'centre', 'ecwf'),
      term(2, 'Notice', 'notice', 'obavijest'),
      term(3, 'Notices', 'notices', 'obavijesti'),
      term(4, 'News', 'news', 'novosti'),
      term(6, 'Recipes', 'recipes', 'recepti'),
    ];
    const titles = ['News', 'Notices', 'Notice', 'Centre'];
    expect(newsTerms(english).map(({ title }) => title)).toEqual(titles);
  });

  it('show all for an unknown slug · NEWS-08 NEWS-07', () => {
    const terms = newsTerms(all);
    expect(chosenTerm(terms, 'obavijest')?.id).toBe(3);
    expect(chosenTerm(terms, 'recepti')).toBeNull();
    expect(chosenTerm(terms, null)).toBeNull();
  });
});
