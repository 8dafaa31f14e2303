import { describe, expect, it } from 'vitest';
import type { EditDocument } from '#schemas/editing/node.ts';
import { filled, nameIn, noNames, slugError, withSlug, withTitle } from './page-names.ts';

const about: EditDocument = {
  key: 'page:3',
  kind: 'page',
  title: { hr: 'O nama' },
  description: {},
  slugs: { hr: 'o-nama', en: 'about' },
  languages: ['hr'],
  publishedAt: null,
  changed: false,
  uses: 0,
};

describe('page names', () => {
  it('the address follows the title until it is typed by hand · MODAL-03', () => {
    const suggested = withTitle(nameIn(noNames, 'hr'), 'Čamci', 'hr');
    expect(suggested.slug).toBe('camci');
    const own = withSlug(suggested, 'brodice', 'hr');
    expect(withTitle(own, 'Čamci i jedra', 'hr').slug).toBe('brodice');
    expect(withSlug(own, '', 'hr').slug).toBe('camci');
  });

  it('rejects addresses that another page has in that language · FORM-11 MODAL-03', () => {
    const name = withTitle(nameIn(noNames, 'hr'), 'O nama', 'hr');
    expect(slugError(name, 'hr', [about])).toEqual({ kind: 'taken', by: 'O nama' });
    expect(slugError(name, 'en', [about])).toBeNull();
    expect(slugError(withSlug(name, 'O nama', 'hr'), 'hr', [])).toEqual({ kind: 'wrong' });
  });

  it('sends the languages that are filled in', () => {
    const names = {
      ...noNames,
      hr: withTitle(nameIn(noNames, 'hr'), 'Luka', 'hr'),
      de: withTitle(nameIn(noNames, 'de'), ' ', 'de'),
    };
    expect(filled(names, 'title')).toEqual({ hr: 'Luka' });
    expect(filled(names, 'slug')).toEqual({ hr: 'luka' });
  });
});
