import { expect, test } from '@playwright/test';
import type { DocumentKey } from '#schemas/editing/node.ts';
import { bar, openEditor } from './editor.ts';
import { blockOf, draftOf, enter, publish, responseOf, saved, withoutTips } from './own-page.ts';

// Logins are rate limited by IP address, so these visitors have their own.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.11' } });

test.beforeEach(async ({ page, context }) => {
  await enter(context);
  await withoutTips(context);
  page.setDefaultTimeout(20_000);
});

test('a block that its screen requires cannot be removed, with the reason · EDIT-01', async ({
  page,
}) => {
  await openEditor(page, '/kosarica');
  const items = page.locator('#izlog [data-block="cart-items"]');
  await items.click({ position: { x: 5, y: 5 } });
  const remove = page
    .getByRole('toolbar', { name: 'Alati bloka' })
    .getByRole('button', { name: /^Ukloni\. .+/ });
  await expect(remove).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(page.locator('#izlog-editor [data-error]')).toContainText(/Artikli u košarici/);
  await expect(items).toHaveCount(1);
});

const shared = [
  ['footer', 'footer', 'name', 'Muzej mora i vjetra'],
  ['cookies', 'overlays', 'title', 'Kolačići, još kraće'],
] as const;

for (const [id, region, option, text] of shared) {
  test(`visitors see changes of the ${id} once it is published · EDIT-04 EDIT-06`, async ({
    page,
    context,
    browser,
  }) => {
    const document: DocumentKey = `shared:${id}`;
    const before = (await draftOf(context, document)).find((node) => node.id === id);
    if (!before) throw new Error(`no ${id}`);
    await openEditor(page, '/');
    await bar(page).getByRole('button', { name: 'Struktura' }).click();
    const tree = page.getByRole('treegrid', { name: 'Struktura' });
    const opener = tree.locator(`[role="row"][data-key="region:${region}"]`);
    await opener.getByRole('button', { name: 'Otvori ili zatvori' }).click();
    await tree.locator(`[role="row"][data-key="${id}"]`).click();
    await bar(page).getByRole('button', { name: 'Svojstva' }).click();
    const panel = page.getByRole('region', { name: 'Svojstva' });
    const field = panel.locator(`[data-field="${option}"] input`).first();
    await field.fill(text);
    await saved(page);
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto('/');
    await expect(blockOf(visitor, id)).not.toContainText(text);
    await publish(context, document);
    await visitor.goto('/');
    await expect(blockOf(visitor, id)).toContainText(text);
    await visitor.context().close();

    const now = (await draftOf(context, document)).find((node) => node.id === id);
    const node = { ...before, revision: now?.revision ?? 0 };
    const writes = [{ id, base: node.revision, node }];
    const restored = await responseOf(context, 'draft.sync', {
      documents: [document],
      since: 0,
      writes,
    });
    expect(restored.saved).toBe(true);
    await publish(context, document);
  });
}
