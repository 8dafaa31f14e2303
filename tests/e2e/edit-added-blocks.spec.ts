import { type Browser, expect, type Page, test } from '@playwright/test';
import { bar, libraryCard, openEditor } from './editor.ts';
import { callToAction, enter, ownPage, saved, withoutTips } from './own-page.ts';

// Logins are rate limited by IP address, so these visitors have their own.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.25' } });

const blockOn = (page: Page) => page.locator('#izlog main [data-block="model-scale"]');

/** Opens the page like a shopper. */
async function visit(browser: Browser, path: string, javaScriptEnabled = true): Promise<Page> {
  const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
  expect((await page.goto(path))?.status(), path).toBe(200);
  return page;
}

test('a block that was added to the built shop is inserted, filled in, translated, published and shown with and without scripts · EDIT-06 EDIT-13 EDIT-15', async ({
  page,
  context,
  browser,
}) => {
  await enter(context);
  await withoutTips(context);
  page.setDefaultTimeout(20_000);
  const own = await ownPage(context, 'makete', [callToAction('Makete')]);
  await openEditor(page, own.path);

  await test.step('insert it from the library', async () => {
    await page.getByRole('button', { name: 'Dodaj blok', exact: true }).first().click();
    await page.getByRole('searchbox', { name: 'Traži blokove' }).fill('maketa');
    await libraryCard(page, 'Mjerilo modela').click();
    await expect(blockOn(page).locator('dd').first()).toHaveText('13 metara');
  });

  await test.step('fill in its form and its translations', async () => {
    await bar(page).getByRole('button', { name: 'Svojstva' }).click();
    const panel = page.getByRole('region', { name: 'Svojstva' });
    await panel.getByRole('textbox', { name: 'Naslov' }).fill('Bracera, šezdeset puta manja');
    await expect(blockOn(page).locator('h2')).toHaveText('Bracera, šezdeset puta manja');
    await panel.getByRole('textbox', { name: 'Mjerilo 1 :' }).fill('60');
    await panel.getByRole('textbox', { name: 'Mjerilo 1 :' }).press('Tab');
    await expect(blockOn(page).locator('dd').first()).toHaveText('16 metara');
    await panel.getByRole('tab', { name: 'Prijevodi' }).click();
    await panel.getByRole('textbox', { name: 'Naslov: engleski' }).fill('A bracera, sixty times');
    await saved(page);
  });

  await test.step('publish it in two languages', async () => {
    await bar(page).getByRole('button', { name: 'Objavi', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Objava/ });
    const english = dialog.getByRole('checkbox', { name: /English/ });
    await dialog.getByText('English', { exact: true }).click();
    await expect(english).toBeChecked();
    await dialog.getByRole('button', { name: 'Objavi', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a shopper calculates with it', async () => {
    const shopper = await visit(browser, `/en${own.path}`);
    const block = blockOn(shopper);
    await expect(block.locator('h2')).toHaveText('A bracera, sixty times');
    await expect(block.locator('dd').first()).toHaveText('16 metres');
    await block.getByRole('spinbutton').fill('20');
    await expect(block.getByRole('status')).toHaveText('On the ship: 12 metres');
    await shopper.context().close();
  });

  await test.step('a shopper reads it without scripts', async () => {
    const shopper = await visit(browser, own.path, false);
    const block = blockOn(shopper);
    await expect(block.locator('h2')).toHaveText('Bracera, šezdeset puta manja');
    await expect(block.locator('dd').first()).toHaveText('16 metara');
    await expect(block.locator('dd').first()).toHaveCSS('white-space', 'nowrap');
    await expect(block.getByRole('spinbutton')).toHaveCount(0);
    await shopper.context().close();
  });
});
