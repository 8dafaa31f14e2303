import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { consents } from '#fixtures/museum/content/consents.ts';
import { terms } from '#fixtures/museum/content/pages/terms.ts';
import type { Language } from '#schemas/languages.ts';
import { documentRows } from '#server/db/seed/elements.ts';
import { insertRows } from '#server/db/seed/rows.ts';
import { moveOrder } from '#server/services/orders/order-states.ts';
import { inTransaction } from '#server/services/transaction.ts';
import { openMailShop, type ReceivedMail } from '#tests/support/mail.ts';
import { orderOf, readyCart } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

const { shop, server, mailer, close } = await openMailShop();
beforeAll(async () => {
  const { db } = shop.database;
  const { slug: slugs, title, description, links } = terms;
  const published_at = '2026-09-01T06:00:00.000Z';
  await insertRows(db, 'pages', [{ id: 71, slugs, title, description, published_at }]);
  const named = Object.entries(slugs).map(([language, slug]) => ({ language, slug, page_id: 71 }));
  await insertRows(db, 'page_slugs', named);
  await insertRows(db, 'elements', documentRows('page:71', links ?? [], []));
  const accepted = consents.find(({ uniqueNumber }) => uniqueNumber === 'U-01');
  const display_name = accepted?.displayName ?? { hr: '' };
  await insertRows(db, 'consents', [{ id: 71, unique_number: 'U-01', display_name }]);
  const assigned = { consent_id: 71, form_type: 'checkoutForm', required: true };
  await insertRows(db, 'consent_assignments', [assigned]);
});
afterAll(close);
beforeEach(() => {
  server.received.length = 0;
});

async function placeOrder(language: Language, payment: number = ids.cash) {
  const cart = await readyCart(shop, [[ids.last, 1]], payment);
  const input = { ...orderOf(cart), consents: [71] };
  return (await shop.get('checkout.createOrder', input, { language })).orderSlug;
}

async function onlyMail(): Promise<ReceivedMail> {
  await mailer.send();
  const [mail, ...more] = server.received;
  expect(more).toEqual([]);
  if (!mail) throw new Error('no mail came');
  return mail;
}

function copyIn({ attachments }: ReceivedMail): { name: string | null; text: string } {
  const copies = attachments.filter(({ mimeType }) => mimeType === 'text/html');
  expect(copies).toHaveLength(1);
  const [copy] = copies;
  expect(copy?.disposition).toBe('attachment');
  const text = new TextDecoder().decode(copy?.content as ArrayBuffer);
  return { name: copy?.filename ?? null, text };
}

test.each([
  ['hr', 'uvjeti-kupnje.html', '/uvjeti-kupnje', /Risk|Rizik prelazi na vas kad robu primite/],
  ['en', 'terms.html', '/en/terms', /Risk passes to you when you receive the goods/],
  ['de', 'agb.html', '/de/agb', /Gefahr/],
] as const)(
  'the confirmation in %s contains the accepted terms as a complete file · CO3',
  async (language, file, path, texts) => {
    await placeOrder(language);
    const mail = await onlyMail();
    const { name, text } = copyIn(mail);
    expect(name).toBe(file);
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toMatch(texts);
    expect(text.match(/<h2>/g)?.length).toBeGreaterThan(5);
    expect(text).toContain(`https://shop.test${path}`);
    expect(text).toMatch(/MM-\d{4}-\d{6}/);
    expect(text).not.toMatch(/<script|undefined|\[object|%\{/);
    for (const body of [mail.text, mail.html]) expect(body).toContain(`https://shop.test${path}`);
  },
);

test('it contains the version at the time of the order, not the current one', async () => {
  const { db } = shop.database;
  const [element] = documentRows('page:71', terms.links ?? [], []);
  const node = (text: string) => ({
    id: element?.id,
    document: 'page:71',
    parent: null,
    slot: 'main',
    order: 'a0',
    handler: 'rich-text',
    options: {
      text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
    },
    translations: {},
    opened: [],
    meta: {},
    mobileOptions: {},
    mobileMeta: {},
    linkMeta: {},
    master: null,
  });
  const revision = (created_at: string, text: string) => ({
    document: 'page:71',
    created_at,
    author: 'Urednica',
    note: '',
    languages: ['hr'],
    nodes: JSON.stringify([node(text)]),
  });
  const [before, after] = [Date.now() - 60_000, Date.now() + 60_000];
  await db
    .insertInto('revisions')
    .values([
      revision(new Date(before).toISOString(), 'Tada vrijedi ovo <b>.'),
      revision(new Date(after).toISOString(), 'Poslije vrijedi drugo.'),
    ])
    .execute();
  await placeOrder('hr');
  const { text } = copyIn(await onlyMail());
  expect(text).toContain('Tada vrijedi ovo &lt;b&gt;.');
  expect(text).not.toContain('drugo');
  await db.deleteFrom('revisions').execute();
});

test('a mail that confirms nothing contains no terms', async () => {
  const slug = await placeOrder('hr');
  await onlyMail();
  server.received.length = 0;
  const { db } = shop.database;
  const orders = db.selectFrom('orders').select('id').where('slug', '=', slug);
  const { id } = await orders.executeTakeFirstOrThrow();
  const move = { actor: { kind: 'staff' }, reason: 'test' } as const;
  await inTransaction(db, (step) => moveOrder(step, id, 'paid', move));
  expect((await onlyMail()).attachments).toEqual([]);
});
