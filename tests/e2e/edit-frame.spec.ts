import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import { bar, openEditor } from './editor.ts';
import { blockOf, draftOf, enter, publish, responseOf, saved, withoutTips } from './own-page.ts';

// Logins are rate limited by IP address, so these visitors have their own.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.22' } });

const tree = (page: Page) => page.getByRole('treegrid', { name: 'Struktura' });
const row = (page: Page, key: string): Locator =>
  tree(page).locator(`[role="row"][data-key="${key}"]`);
const form = (page: Page) => page.getByRole('region', { name: 'Svojstva' });

test.beforeEach(async ({ page, context }) => {
  await enter(context);
  await withoutTips(context, { left: 'structure', right: 'inspector' });
  page.setDefaultTimeout(20_000);
});

async function openRow(page: Page, key: string): Promise<void> {
  await row(page, key).getByRole('button', { name: 'Otvori ili zatvori' }).click();
}

/** Publishes the changes of the screen; returns the documents that were offered and selected. */
async function publishHere(page: Page): Promise<string[]> {
  await saved(page);
  await bar(page).getByRole('button', { name: 'Objavi', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Objava/ });
  const send = dialog.getByRole('button', { name: 'Objavi', exact: true });
  await expect(send).toBeEnabled();
  const chosen = await dialog
    .getByRole('group', { name: 'Što se objavljuje' })
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent?.trim() ?? ''));
  await send.click();
  await expect(dialog).toHaveCount(0);
  return chosen;
}

async function asVisitor<T>(browser: Browser, path: string, read: (page: Page) => Promise<T>) {
  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  await page.goto(path);
  const seen = await read(page);
  await visitor.close();
  return seen;
}

test('header and a menu are edited on the page, published from there, and seen by visitors · EDIT-03 EDIT-05', async ({
  page,
  context,
  browser,
}) => {
  const documents: readonly DocumentKey[] = ['shared:header', 'shared:navigation-main'];
  const before = await Promise.all(documents.map((key) => draftOf(context, key)));
  const names = ['Zadar', 'Muzej'].map((word) => `${word} ${randomUUID().slice(0, 6)}`);
  const [place = '', entry = ''] = names;
  await openEditor(page, '/');

  const tagline = blockOf(page, 'header').locator('small');
  await tagline.click();
  await tagline.click();
  await expect(tagline).toHaveAttribute('contenteditable', /.+/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(place);
  await page.keyboard.press('Escape');
  await expect(form(page)).toContainText('promjene se vide na svim stranicama');

  await expect(row(page, 'header')).toHaveAttribute('aria-selected', 'true');
  await openRow(page, 'region:menus');
  await row(page, 'navigation-main').click();
  await form(page)
    .getByRole('button', { name: /^Otvori:/ })
    .nth(1)
    .click();
  await form(page).locator('[data-field="items/i2/title"] input').fill(entry);
  const menu = blockOf(page, 'header').getByRole('navigation', { name: 'Glavna navigacija' });
  await expect(menu).toContainText(entry);

  const read = (visitor: Page) => blockOf(visitor, 'header').textContent();
  const unpublished = await asVisitor(browser, '/', read);
  for (const text of names) expect(unpublished).not.toContain(text);
  expect(await publishHere(page)).toHaveLength(documents.length);
  for (const path of ['/', '/kosarica']) {
    const published = await asVisitor(browser, path, read);
    for (const text of names) expect(published, path).toContain(text);
  }

  await restore(context, documents, before);
});

test('the blocks of the cart’s screen are reordered, published, and seen in that order by visitors · EDIT-01 EDIT-13', async ({
  page,
  context,
  browser,
}) => {
  await openEditor(page, '/kosarica');
  const read = (visitor: Page) =>
    visitor
      .locator('#izlog main > [data-block], #izlog main > * > [data-block]')
      .evaluateAll((blocks) => blocks.map((block) => (block as HTMLElement).dataset.id ?? ''));
  const order = await asVisitor(browser, '/kosarica', read);
  expect(order).toEqual(expect.arrayContaining(['cart-columns', 'cart-cross-sell']));
  const document = (await responseOf(context, 'document.list', { kind: 'template' })).find(
    ({ slugs }) => slugs.hr === 'cart',
  )?.key;
  if (!document) throw new Error('no template of the cart');
  const before = await draftOf(context, document);

  await row(page, 'cart-columns').click();
  await expect(row(page, 'cart-columns')).toHaveAttribute('aria-selected', 'true');
  await expect(form(page).getByPlaceholder('Stupci', { exact: true })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+ArrowDown');
  await expect.poll(() => read(page)).not.toEqual(order);
  await publishHere(page);
  const moved = await asVisitor(browser, '/kosarica', read);
  expect(moved.indexOf('cart-columns')).toBeGreaterThan(moved.indexOf('cart-cross-sell'));

  await restore(context, [document], [before]);
});

/** Restores the site for the next test. */
async function restore(
  context: Parameters<typeof draftOf>[0],
  documents: readonly DocumentKey[],
  before: readonly (readonly EditNode[])[],
): Promise<void> {
  for (const [at, document] of documents.entries()) {
    const now = new Map((await draftOf(context, document)).map((node) => [node.id, node]));
    const writes = (before[at] ?? []).map((node) => {
      const base = now.get(node.id)?.revision ?? 0;
      return { id: node.id, base, node: { ...node, revision: base } };
    });
    const input = { documents: [document], since: 0, writes };
    expect((await responseOf(context, 'draft.sync', input)).saved).toBe(true);
    await publish(context, document);
  }
}
