import { expect, type Locator, type Page, test } from '@playwright/test';
import { fillForms, form, formOf, inForms, openHome, selectBlock, typeTexts } from './building.ts';
import {
  blockAt,
  expectSaved,
  libraryCard,
  newPage,
  outline,
  publishPage,
  visitorOutline,
  watchErrors,
} from './editor.ts';

// Logins are rate limited by IP address, so these visitors have their own.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.5' } });

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  permissions: ['clipboard-read', 'clipboard-write'],
  // While the page scrolls smoothly to a pasted block, the toolbar moves away from under a tap.
  contextOptions: { reducedMotion: 'reduce' },
});
test.setTimeout(300_000);

test('an editor builds the home page from an empty page by touch and publishes it · EDIT-06 EDIT-13 EDIT-17', async ({
  page,
  browser,
}) => {
  const errors = watchErrors(page);
  const home = await openHome(page, browser, 'tap');

  await test.step('copy the first block of the page', async () => {
    await selectBlock(page, 0, 'tap');
    await chooseMore(page, 'Kopiraj');
    await expect(page.getByText('Blok je kopiran.').first()).toBeVisible();
  });
  const path = await newPage(page, 'dodirom', 'tap');

  await test.step('insert blocks from the library, in a sheet', async () => {
    await page.getByRole('button', { name: 'Dodaj blok', exact: true }).first().tap();
    const names = ['Popis kategorija', 'Niz proizvoda', 'Baner', 'Sniženi proizvodi'];
    names.push('Članska iskaznica', 'Popis objava', 'Poziv na radnju', 'Popis događaja');
    for (const name of names) await libraryCard(page, name).tap();
    await expect(blockAt(page, 7)).toHaveAttribute('data-block', 'event-list');
    await page
      .getByRole('region', { name: 'Dodaj blok' })
      .getByRole('button', { name: 'Zatvori' })
      .tap();
  });

  await test.step('move blocks with their buttons, and paste the first block', async () => {
    const up = page.getByRole('button', { name: 'Pomakni gore' });
    await up.tap();
    await expect(blockAt(page, 6)).toHaveAttribute('data-block', 'event-list');
    await selectBlock(page, 0, 'tap');
    await chooseMore(page, 'Zalijepi iza');
    await expect(blockAt(page, 1)).toHaveAttribute('data-block', 'hero');
    await expect(page.getByRole('toolbar', { name: 'Alati bloka' })).toContainText('Naslovnica');
    await expect(blockAt(page, 1)).toBeInViewport();
    await up.tap();
    await expect.poll(async () => (await outline(page)).blocks).toEqual(home.blocks);
  });

  await test.step('set pictures, links and numbers in the form, in a sheet', async () => {
    const inForm = async (at: number, name: string, work: () => Promise<void>) => {
      await openForm(page, at, name);
      await work();
      await closeForm(page);
    };
    await fillForms(page, 'tap', inForm, inForms.reduced);
  });

  await test.step('type texts in place', async () => {
    await typeTexts(page, home, retype);
    await expect.poll(() => outline(page)).toEqual(home);
  });

  await test.step('publish, a visitor sees it', async () => {
    await publishPage(page, 'tap');
    await expectSaved(page);
    expect(await visitorOutline(browser, path)).toEqual(home);
  });
  expect(errors).toEqual([]);
});

async function chooseMore(page: Page, name: string): Promise<void> {
  const tools = page.getByRole('toolbar', { name: 'Alati bloka' });
  await tools.getByRole('button', { name: 'Više', exact: true }).tap();
  await page.getByRole('menuitem', { name }).tap();
}

async function openForm(page: Page, at: number, name: string): Promise<void> {
  await selectBlock(page, at, 'tap');
  await page.getByRole('button', { name: 'Svojstva' }).tap();
  await formOf(page, name);
}

async function closeForm(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Zatvori', exact: true }).tap();
  await expect(form(page)).toBeHidden();
}

/** The first tap selects, the second starts typing. */
async function retype(text: Locator, wanted: string): Promise<void> {
  const { keyboard } = text.page();
  await text.tap();
  await text.tap();
  await expect(text).toBeFocused();
  await keyboard.press('Control+A');
  await keyboard.insertText(wanted);
  await keyboard.press('Escape');
}
