import { expect, test } from 'vitest';
import { sortOptions } from '#schemas/constants.ts';
import { renderBlock } from '#tests/support/render-block.tsx';
import fixture from './fixtures/current.json' with { type: 'json' };

type Language = 'hr' | 'en' | 'de';

const render = (language: Language, change: object = {}) =>
  renderBlock('product-list', {
    language,
    data: { ...fixture.data, ...change },
    page: { path: '/shop/odjeca' },
  });

/** Returns value and text of each option of a select, and the value that is chosen. */
function selectIn(html: string, name: string) {
  const [select = ''] = new RegExp(`<select[^>]*name="${name}".*?</select>`, 's').exec(html) ?? [];
  const options = [...select.matchAll(/<option([^>]*)value="([^"]*)"([^>]*)>([^<]*)/g)];
  return {
    options: options.map(([, , value, , text]) => [value, text]),
    chosen: options.find((option) => option[0].includes('selected'))?.[2],
  };
}

test.each([
  ['LIST-33', 'newest', 'Najnovije', 'Newest', 'Neueste'],
  ['LIST-34', 'oldest', 'Najstarije', 'Oldest', 'Älteste'],
  ['LIST-35', 'cheapest', 'Najjeftinije', 'Price, low to high', 'Preis aufsteigend'],
  ['LIST-36', 'mostExpensive', 'Najskuplje', 'Price, high to low', 'Preis absteigend'],
  ['LIST-37', 'nameAsc', 'Naziv A–Ž', 'Name A–Z', 'Name A–Z'],
  ['LIST-38', 'nameDesc', 'Naziv Ž–A', 'Name Z–A', 'Name Z–A'],
  [
    'LIST-39',
    'lowPriority',
    'Preporuka, od kraja',
    'Recommended, last first',
    'Empfehlung, letzte zuerst',
  ],
  ['LIST-39', 'highPriority', 'Preporučujemo', 'Recommended', 'Empfohlen'],
] as const)('%s: the sort option %s is named %s, %s or %s', async (_, option, ...names) => {
  const value = option === 'newest' ? '' : option;
  for (const [at, language] of (['hr', 'en', 'de'] as const).entries()) {
    const { options } = selectIn(await render(language), 'sort');
    expect(options).toContainEqual([value, names[at]]);
  }
});

test.each([
  ['hr', 'Sve iz trgovine'],
  ['en', 'Everything in the shop'],
  ['de', 'Alles im Shop'],
] as const)(
  'the title is the one that staff chose, else that of the category, else in %s “%s” · LIST-01',
  async (language, all) => {
    const titleOf = async (title: string, category: object | null) => {
      const data = { ...fixture.data, category };
      const html = await renderBlock('product-list', { language, options: { title }, data });
      return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '');
    };
    const category = { id: 1, name: 'Karte', slug: 'karte', description: '', flag: '' };
    expect(await titleOf('Za dar', category)).toBe('Za dar');
    expect(await titleOf('', category)).toBe('Karte');
    expect(await titleOf('', null)).toBe(all);
  },
);

test('the sort select has every option, the default one first chosen, and follows the URL · LIST-11 LIST-33', async () => {
  const [, ...others] = Object.keys(sortOptions);
  const values = ['', ...others];
  const plain = selectIn(await render('hr'), 'sort');
  expect(plain.options.map(([value]) => value)).toEqual(values);
  expect(plain.chosen).toBe('');
  const query = { ...fixture.data.query, sort: 'cheapest' };
  expect(selectIn(await render('hr', { query }), 'sort').chosen).toBe('cheapest');
});

test('a category offers only its own sort options, and its default one is chosen · CAT-02', async () => {
  const html = await render('en', { sorts: ['newest', 'cheapest'], defaultSort: 'cheapest' });
  expect(selectIn(html, 'sort')).toEqual({
    options: [
      ['newest', 'Newest'],
      ['', 'Price, low to high'],
    ],
    chosen: '',
  });
});

test('12 or 24 products per page can be chosen, 12 is chosen at first · LIST-10 CONST-09 CONST-10 CONST-76', async () => {
  expect(selectIn(await render('hr'), 'perPage')).toEqual({
    options: [
      ['', '12'],
      ['24', '24'],
    ],
    chosen: '',
  });
  expect(selectIn(await render('hr', { perPage: 24 }), 'perPage').chosen).toBe('24');
});

test.each([
  ['hr', 1, '1 proizvod'],
  ['hr', 22, '22 proizvoda'],
  ['hr', 345, '345 proizvoda'],
  ['en', 1, '1 product'],
  ['en', 345, '345 products'],
  ['de', 1, '1 Produkt'],
  ['de', 345, '345 Produkte'],
] as const)(
  'in %s the number of all products, %i, is shown as “%s” · LIST-09',
  async (language, totalRecords, text) => {
    const html = await render(language, { totalRecords });
    expect(html).toMatch(new RegExp(`<p[^>]*role="status"[^>]*>${text}</p>`));
  },
);

test('the checkbox of reduced products is checked while only those are listed · LIST-16', async () => {
  const box = async (discount: boolean) => {
    const query = { ...fixture.data.query, discount };
    const [input = ''] =
      /<input[^>]*name="discount"[^>]*>/.exec(await render('hr', { query })) ?? [];
    return [input.includes('type="checkbox"'), input.includes('checked=""')];
  };
  expect([await box(false), await box(true)]).toEqual([
    [true, false],
    [true, true],
  ]);
});

test('the pager has a window of nine numbers between first, previous, next and last · LIST-13 LIST-15 CONST-08', async () => {
  const query = { ...fixture.data.query, page: 20 };
  const html = await render('en', { query, totalPages: 40 });
  const [pager = ''] = /<nav[^>]*aria-label="Pages of products".*?<\/nav>/s.exec(html) ?? [];
  const links = [...pager.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => [
    /aria-label="([^"]*)"/.exec(attributes)?.[1],
    /href="([^"]*)"/.exec(attributes)?.[1]?.replace('/shop/odjeca', ''),
  ]);
  const numbers = Array.from({ length: 9 }, (_, at) => at + 16);
  expect(links).toEqual([
    ['First page', ''],
    ['Previous page', '?page=19'],
    ...numbers.map((number) => [`Page ${number}`, `?page=${number}`]),
    ['Next page', '?page=21'],
    ['Last page', '?page=40'],
  ]);
  expect(/aria-label="Page 20"[^>]*aria-current="page"/.test(pager)).toBe(true);
});

test('the links of the pager keep filters, order and size of the list · LIST-13 LIST-24', async () => {
  const { query } = fixture.data;
  const choices = { boja: ['3', '12'] };
  const narrowed = { ...query, choices, discount: true, sort: 'cheapest', perPage: 24, page: 2 };
  const html = await render('en', { query: narrowed, totalPages: 3 });
  const [, next = ''] = /href="([^"]*)"[^>]*aria-label="Next page"/.exec(html) ?? [];
  expect(next.replaceAll('&amp;', '&')).toBe(
    '/shop/odjeca?boja=3,12&discount=yes&page=3&perPage=24&sort=cheapest',
  );
});

test('the ends of the pager that lead nowhere are disabled · LIST-14', async () => {
  const disabled = async (page: number) => {
    const query = { ...fixture.data.query, page };
    const html = await render('en', { query, totalPages: 3 });
    const links = [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => attributes);
    return ['First page', 'Previous page', 'Next page', 'Last page'].filter((name) => {
      const link = links.find((attributes) => attributes.includes(`aria-label="${name}"`)) ?? '';
      expect(link.includes('aria-disabled="true"')).toBe(!link.includes('href='));
      return link.includes('aria-disabled="true"');
    });
  };
  expect(await disabled(1)).toEqual(['First page', 'Previous page']);
  expect(await disabled(2)).toEqual([]);
  expect(await disabled(3)).toEqual(['Next page', 'Last page']);
});

test('the card of a reduced product shows the rounded percentage, beside its price · PROD-16 LIST-12', async () => {
  const [product] = fixture.data.products;
  const prices = { finalPrice: 2000, lowestPrice30: 3000 };
  const cardOf = (change: object) =>
    render('en', { products: [{ ...product, ...change }], featured: [] });
  const reduced = await cardOf({ prices, inStock: true });
  expect(reduced).toContain('>−33%<');
  expect(reduced).toContain('reduced by 33 per cent');
  expect(reduced).toContain('20.00');
  expect(await cardOf({ prices: { finalPrice: 2000 }, inStock: true })).not.toContain('%');
});

test('blocks in the slot stand between the heading and all products · CAT-01', async () => {
  const category = { id: 1, name: 'Karte', slug: 'karte', description: '', flag: '' };
  const html = await renderBlock('product-list', {
    data: { ...fixture.data, category, ancestors: [] },
    slots: { belowHeading: <nav id="subcategories" /> },
  });
  const marks = ['href="/shop"', '<h1', 'id="subcategories"', 'href="/produkt/', '<form'];
  const places = marks.map((mark) => html.indexOf(mark));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
