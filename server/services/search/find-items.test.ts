import { expect, test } from 'vitest';
import { findItems, typedWords } from './find-items.ts';
import { synonymsByStem } from './search-rules.ts';
import { addRow, createDraft, createSegment, type TextRow } from './segment.ts';
import { languageRules } from './stems/language-rules.ts';

type Row = Partial<TextRow> & { readonly title: string };

/** Searches these items; returns the titles of what was found, and of what comes nearest. */
async function openShop(language: string, rows: readonly Row[], synonyms: readonly string[] = []) {
  const rules = await languageRules(language);
  const draft = createDraft();
  for (const [id, row] of rows.entries()) addRow(draft, { excerpt: '', body: '', ...row, id });
  const segments = [await createSegment(draft, rules)];
  const groups = synonyms.map((words) => ({ words }));
  const all = { ...rules, segments, synonyms: synonymsByStem(groups, rules.stems) };
  const titles = (found: ReturnType<typeof findItems>['items']) =>
    found.flat().map(({ id }) => rows[id]?.title);
  return {
    find: (query: string, isBegun = false) =>
      titles(findItems(all, typedWords(query, isBegun)).items),
    nearest: (query: string) => titles(findItems(all, typedWords(query, false)).nearest),
  };
}

const named = (...titles: readonly string[]): Row[] => titles.map((title) => ({ title }));

test('small words and single letters are not needed beside others, but alone they are searched', async () => {
  const { find } = await openShop('en', named('Lamp of glass', 'Lamp for the wall', 'A'));
  expect(find('a lamp with the wall')).toEqual(['Lamp for the wall']);
  expect(find('lamp b')).toHaveLength(2);
  expect(find('of')).toEqual(['Lamp of glass']);
  expect(find('a')).toEqual(['A']);
});

test('an s after an apostrophe is no word', async () => {
  const { find } = await openShop('en', named('Children’s bed', 'Bed'));
  expect(find('childrens bed')).toEqual(['Children’s bed']);
  expect(find("children's bed")).toEqual(['Children’s bed']);
});

test('words typed apart find the word written together, and the other way round', async () => {
  const { find } = await openShop('en', named('Nightlight', 'Night table', 'Key ring', 'Ring'));
  expect(find('night light')).toEqual(['Nightlight']);
  expect(find('keyring')).toEqual(['Key ring']);
  const split = await openShop('en', named('Rain coat', 'Raincoat'));
  expect(split.find('rain coat').toSorted()).toEqual(['Rain coat', 'Raincoat']);
});

test('a compound finds items that have its parts in several words, before what only ends like it', async () => {
  const { find } = await openShop('de', [
    { title: 'Buch der Sterne', body: 'Für Kinder und Eltern.' },
    { title: 'Buch der Steine' },
    { title: 'Kinder malen' },
    { title: 'Glas' },
  ]);
  expect(find('Kinderbuch')).toEqual(['Buch der Sterne']);
  expect(find('Kristallglas')).toEqual(['Glas']);
  expect(find('Kristallsche')).toEqual([]);
});

test('names of categories and attributes count if no item has all words itself', async () => {
  const rows: Row[] = [
    { title: 'Chain', kinds: 'Jewellery silver' },
    { title: 'Chain of steel', kinds: 'Jewellery steel' },
    { title: 'Silver chain', kinds: 'Jewellery' },
    { title: 'Cup', kinds: 'Kitchen porcelain' },
  ];
  const { find } = await openShop('en', rows);
  expect(find('silver chain')).toEqual(['Silver chain']);
  expect(find('porcelain cup')).toEqual(['Cup']);
  expect(find('porcelain')).toEqual(['Cup']);
  expect(find('steel')).toEqual(['Chain of steel']);
});

test('a word in a name counts more than the same word among categories of another row of the item', async () => {
  const rules = await languageRules('en');
  const draft = createDraft();
  const row = { excerpt: '', body: '' };
  addRow(draft, { ...row, id: 1, title: 'Chair', kinds: 'Oak' });
  addRow(draft, { ...row, id: 1, title: 'Oak chair', kinds: 'Oak' });
  addRow(draft, { ...row, id: 2, title: 'Table', body: 'Made of oak.' });
  const rulesAndTexts = { ...rules, segments: [await createSegment(draft, rules)] };
  const { items } = findItems(rulesAndTexts, typedWords('oak', false));
  expect(items[0]?.map(({ id }) => id)).toEqual([1, 2]);
});

test('a complete word is compared with whole words, so it is near no longer one', async () => {
  const { find } = await openShop('en', named('Cushion', 'Telescope', 'Candle', 'Compass'));
  expect(find('cups')).toEqual([]);
  expect(find('tees')).toEqual([]);
  expect(find('candel')).toEqual(['Candle']);
  expect(find('compasss')).toEqual(['Compass']);
  expect(find('telesc', true)).toEqual(['Telescope']);
});

test('the fewest typos win, and short words have none in their first letter', async () => {
  const { find } = await openShop('en', named('Lantern', 'Lectern', 'Mantle'));
  expect(find('lanterm')).toEqual(['Lantern']);
  expect(find('nantle')).toEqual([]);
});

test('a typo in the last part of a compound finds the compound', async () => {
  const watch = { title: 'Uhr', body: 'Mit Kalender und Kompass.' };
  const { find } = await openShop('de', [...named('Wandkalender', 'Messingkompass'), watch]);
  expect(find('Kalendar')).toEqual(['Wandkalender']);
  expect(find('Kompas')).toEqual(['Messingkompass', 'Uhr']);
});

test('adjectives of materials and diminutives find the noun', async () => {
  const { find } = await openShop('hr', named('Stolac od drva', 'Zastava', 'Zima u gradu'));
  expect(find('drveni stolac')).toEqual(['Stolac od drva']);
  expect(find('zastavica')).toEqual(['Zastava']);
  expect(find('zimska')).toEqual(['Zima u gradu']);
  const english = await openShop('en', named('Chair of wood'));
  expect(english.find('wooden chair')).toEqual(['Chair of wood']);
  const german = await openShop('de', named('Stuhl aus Holz'));
  expect(german.find('hölzerner Stuhl')).toEqual(['Stuhl aus Holz']);
});

test('parts of a compound may be words of the same meaning', async () => {
  const { find } = await openShop(
    'de',
    [{ title: 'Becher', body: 'Für Kaffee und Tee.' }, { title: 'Becher aus Holz' }],
    ['Tasse, Becher'],
  );
  expect(find('Kaffeetasse')).toEqual(['Becher']);
});

test('if no item has all words, those with the most come nearest', async () => {
  const { find, nearest } = await openShop(
    'en',
    named('Red wool scarf', 'Red cup', 'Wool socks', 'Blue cup'),
  );
  expect(find('red wool cup')).toEqual([]);
  expect(nearest('red wool cup').toSorted()).toEqual(['Red cup', 'Red wool scarf']);
  expect(nearest('green cup').toSorted()).toEqual(['Blue cup', 'Red cup']);
  expect(nearest('xylophone')).toEqual([]);
});
