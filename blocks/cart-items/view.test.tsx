import { expect, test } from 'vitest';
import type { SessionState } from '#runtime/store/session.ts';
import { renderBlock } from '#tests/support/render-block.tsx';
import fixture from './fixtures/current.json' with { type: 'json' };

const { items } = fixture.session.cart;

/** Renders the lines of the cart. */
async function linesIn(language: 'hr' | 'en' | 'de'): Promise<string[]> {
  const html = await renderBlock('cart-items', { language });
  return html.split(/<li [^>]*id="line-/).slice(1);
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const written = (cents: number, language: 'hr' | 'en' | 'de') =>
  (cents / 100).toFixed(2).replace('.', language === 'en' ? '.' : ',');

test.each([
  ['hr', 'Cijena', 'Ukupno'],
  ['en', 'Price', 'Total'],
  ['de', 'Preis', 'Summe'],
] as const)(
  'in %s a line has the price of one piece, %s, and that of the row, %s · CART-05 CART-06',
  async (language, unit, row) => {
    const lines = await linesIn(language);
    expect(lines).toHaveLength(items.length);
    for (const [at, { prices }] of items.entries()) {
      const text = textOf(lines[at] ?? '');
      const { finalPrice, row: sum } = prices.converted;
      expect(text).toMatch(new RegExp(` ${unit} (\\D+ )?${written(finalPrice, language)}`));
      expect(text).toMatch(new RegExp(` ${row} ${written(sum, language)}`));
    }
  },
);

test('a line removed without scripts has a form that adds it again and ends the offer · CART-41', async () => {
  const values = { productId: '7', qty: '2', 'option.3': ['a', 'b'] };
  const session = { removed: { name: 'Karta Jadrana', values } };
  const html = await renderBlock('cart-items', { session });
  expect(html).toContain('Karta Jadrana');
  const form = html.split('<form').find((each) => each.includes('"cart.add"')) ?? '';
  const sent = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  expect(sent.map(([, name, value]) => `${name}=${value}`)).toEqual(
    expect.arrayContaining(['productId=7', 'qty=2', 'option.3=a', 'option.3=b', 'undo=yes']),
  );
});

test('each line has its quantity in a number input and a control that removes it · CART-03 CART-04', async () => {
  const lines = await linesIn('hr');
  for (const [at, { itemId, qty }] of items.entries()) {
    const [input = ''] = /<input[^>]*name="qty"[^>]*>/.exec(lines[at] ?? '') ?? [];
    expect(input).toContain('type="number"');
    expect(input).toContain(`value="${qty}"`);
    expect(input).toContain('min="1"');
    const forms = (lines[at] ?? '').split('<form').filter((form) => form.includes('"cart.remove"'));
    expect(forms).toHaveLength(1);
    expect(forms[0]).toMatch(new RegExp(`name="itemId"[^>]*value="${itemId}"`));
    expect(forms[0]).toMatch(/<button[^>]*type="submit"/);
  }
});

test.each([
  ['hr', '/produkt'],
  ['en', '/en/product'],
  ['de', '/de/product'],
] as const)(
  'in %s a line links to its product, that of a variant to the main product with cartItemId · ROUTE-31 ROUTE-35 ROUTE-36',
  async (language, path) => {
    const variant = (itemId: number, isVisibleIndividually: boolean) => ({
      ...items[0],
      itemId,
      productData: {
        ...items[0]?.productData,
        name: `Majica ${itemId}`,
        slug: 'majica-plava',
        mainProductSlug: 'majica',
        isVisibleIndividually,
      },
    });
    const plain = variant(3, false);
    const own = { ...plain, productData: { ...plain.productData, mainProductSlug: null } };
    const cart = { ...fixture.session.cart, items: [variant(1, false), variant(2, true), own] };
    const session = { cart } as unknown as Partial<SessionState>;
    const html = await renderBlock('cart-items', { language, session });
    const hrefs = html
      .split(/<li [^>]*id="line-/)
      .slice(1)
      .map((line) => {
        const [picture, name] = line.match(/<a [^>]*href="[^"]*"/g) ?? [];
        return [picture, name].map((link) => /href="([^"]*)"/.exec(link ?? '')?.[1]);
      });
    const twice = (href: string) => [href, href];
    expect(hrefs).toEqual([
      twice(`${path}/majica?cartItemId=1`),
      twice(`${path}/majica-plava`),
      twice(`${path}/majica-plava`),
    ]);
  },
);
