import { expect, type Page, test } from '@playwright/test';
import { openEditor } from './editor.ts';
import { blockOf, callToAction, enter, ownPage, titlesOn, withoutTips } from './own-page.ts';

// Logins are rate limited by IP address, so these visitors have their own.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.23' } });

const blocksOn = (page: Page) =>
  page
    .locator('#izlog main [data-block]')
    .evaluateAll((blocks) => blocks.map((block) => (block as HTMLElement).dataset.block ?? ''));

test.beforeEach(async ({ page, context }) => {
  await enter(context);
  await withoutTips(context);
  page.setDefaultTimeout(20_000);
});

test('the plus button between blocks offers a few that fit, by mouse and keyboard · EDIT-06', async ({
  page,
  context,
}) => {
  const own = await ownPage(context, 'umetanje', [callToAction('Prvi'), callToAction('Drugi')]);
  const [first = ''] = own.blocks.map(({ id }) => id);
  await openEditor(page, own.path);
  await blockOf(page, first).click({ position: { x: 5, y: 5 } });
  await page.getByRole('button', { name: 'Dodaj blok ovdje' }).last().click();
  const list = page.getByRole('dialog', { name: 'Dodaj blok ovdje' });
  await expect(list.getByRole('combobox')).toBeFocused();
  expect(await list.getByRole('option').count()).toBeLessThanOrEqual(7);
  await list.getByRole('combobox').fill('baner');
  await list.getByRole('option', { name: 'Baner', exact: true }).click();
  await expect(list).toHaveCount(0);
  await expect.poll(() => blocksOn(page)).toEqual(['call-to-action', 'banner', 'call-to-action']);
  await expect(page.locator('[data-region="page"]')).toBeFocused();

  await page.keyboard.press('+');
  await expect(list.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('razdje');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(page.locator('[data-region="page"]')).toBeFocused();
  await page.keyboard.press('+');
  await expect(list.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('naslovnica');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await blocksOn(page)).slice(0, 3))
    .toEqual(['call-to-action', 'banner', 'hero']);

  await expect(page.locator('[data-region="page"]')).toBeFocused();
  await page.keyboard.press('+');
  await list.getByRole('button', { name: 'Svi blokovi …' }).click();
  await expect(page.getByRole('listbox', { name: 'Blokovi' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Traži blokove' })).toBeFocused();
  expect(await titlesOn(page)).toEqual(['Prvi', 'Drugi']);
});

test('shortcuts move the focus to the selection in a panel, and from there to the page · EDIT-06', async ({
  page,
  context,
}) => {
  const own = await ownPage(context, 'zarista', [callToAction('Prvi'), callToAction('Drugi')]);
  const [, second = ''] = own.blocks.map(({ id }) => id);
  await openEditor(page, own.path);
  await blockOf(page, second).click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('Alt+1');
  const row = page
    .getByRole('treegrid', { name: 'Struktura' })
    .locator(`[role="row"][data-key="${second}"]`);
  await expect(row).toBeFocused();
  await page.keyboard.press('Alt+3');
  const form = page.getByRole('region', { name: 'Svojstva' });
  await expect(form.locator('[data-field="title"] input')).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await expect(page.locator('[data-region="page"]')).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await expect(row).toBeFocused();
  await page.keyboard.press('Alt+1');
  await expect(page.locator('[data-region="page"]')).toBeFocused();
});
