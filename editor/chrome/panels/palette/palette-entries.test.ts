import { expect, test } from 'vitest';
import { findEntries, type PaletteEntry } from './palette-entries.ts';

const entry = (
  given: Partial<PaletteEntry> & Pick<PaletteEntry, 'id' | 'label'>,
): PaletteEntry => ({
  group: 'actions',
  icon: 'command',
  run: () => undefined,
  ...given,
});

const entries = [
  entry({ id: 'undo', label: 'Poništi' }),
  entry({ id: 'remove', label: 'Ukloni', reason: 'Najprije odaberite blok.' }),
  entry({ id: 'hero', label: 'Naslovnica', group: 'blocks', keywords: 'Muzej mora' }),
  entry({ id: 'page', label: 'Otvori: Muzej', group: 'pages', detail: 'muzej' }),
];

const ids = (typed: string) =>
  findEntries(entries, typed).flatMap((section) => section.entries.map(({ id }) => id));

test('offers possible actions before anything is typed', () => {
  expect(ids('')).toEqual(['undo']);
});

test('finds by name, text and address, ignoring accents', () => {
  expect(ids('ponisti')).toEqual(['undo']);
  expect(ids('muzej')).toEqual(['hero', 'page']);
  expect(ids('mora muzej')).toEqual(['hero']);
});

test('lists impossible actions with the reason', () => {
  expect(findEntries(entries, 'ukloni')[0]?.entries[0]?.reason).toBe('Najprije odaberite blok.');
});
