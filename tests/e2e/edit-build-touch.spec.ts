import { expect, type Page, test } from '@playwright/test';
import {
  blockAt,
  expectSaved,
  libraryCard,
  newPage,
  openEditor,
  outline,
  publishPage,
  signIn,
  titleOf,
  visitorOutline,
  watchFaults,
} from './editor.ts';

// Sign-ins are counted by address: these visitors have one of their own.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.5' } });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.setTimeout(90_000);

test('an editor builds the home page from an empty page by touch and publishes it · EDIT-06 EDIT-13 EDIT-17', async ({
  page,
  browser,
}) => {
  const faults = watchFaults(page);
  const home = await visitorOutline(browser, '/');
  await signIn(page);
  await openEditor(page, '/');
  await page.getByRole('button', { name: 'Razumijem' }).tap();
  const path = await newPage(page, 'dodirom', 'tap');

  await test.step('blocks out of the library, in a sheet', async () => {
    await page.getByRole('button', { name: 'Dodaj blok', exact: true }).first().tap();
    for (const name of ['Naslovnica', 'Popis kategorija', 'Niz proizvoda', 'Natpis']) {
      await libraryCard(page, name).tap();
    }
    await libraryCard(page, 'Sniženi proizvodi').tap();
    await libraryCard(page, 'Članska kartica').tap();
    await libraryCard(page, 'Popis objava').tap();
    await libraryCard(page, 'Poziv na radnju').tap();
    await libraryCard(page, 'Popis događaja').tap();
    await expect(blockAt(page, 10)).toHaveAttribute('data-block', 'event-list');
    await page
      .getByRole('region', { name: 'Dodaj blok' })
      .getByRole('button', { name: 'Zatvori' })
      .tap();
  });

  await test.step('a block moved with the buttons beside it', async () => {
    await page.getByRole('button', { name: 'Pomakni gore' }).tap();
    await expect.poll(async () => (await outline(page)).blocks).toEqual(home.blocks);
  });

  await test.step('titles and numbers in the form, in a sheet', async () => {
    await blockAt(page, 4).tap({ position: { x: 150, y: 8 } });
    await page.getByRole('button', { name: 'Svojstva' }).tap();
    const form = page.getByRole('region', { name: 'Svojstva' });
    const more = form.getByRole('button', { name: 'Povećaj Najviše prikazano' });
    const limit = form.getByRole('textbox', { name: 'Najviše prikazano' });
    for (let count = 4; count < 8; count += 1) await more.tap();
    await expect(limit).toHaveValue('8');
    await form.getByRole('button', { name: 'Zatvori' }).tap();
    await blockAt(page, 6).tap({ position: { x: 150, y: 8 } });
    await page.getByRole('button', { name: 'Svojstva' }).tap();
    await form.getByRole('textbox', { name: 'Naslov', exact: true }).fill(home.titles[6] ?? '');
    await more.tap();
    await expect(limit).toHaveValue('4');
    await form.getByRole('button', { name: 'Zatvori' }).tap();
  });

  await test.step('titles typed where they stand', async () => {
    for (const [at, title] of home.titles.entries()) {
      if ((await outline(page)).titles[at] !== title) await typeTitle(page, at, title);
    }
    await expect.poll(() => outline(page)).toEqual(home);
  });

  await test.step('published, a visitor sees it', async () => {
    await publishPage(page, 'tap');
    await expectSaved(page);
    expect(await visitorOutline(browser, path)).toEqual(home);
  });
  expect(faults).toEqual([]);
});

/** The first tap selects, the second types. */
async function typeTitle(page: Page, at: number, title: string): Promise<void> {
  await titleOf(page, at).tap();
  await titleOf(page, at).tap();
  await expect(titleOf(page, at)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(title);
  await page.keyboard.press('Enter');
}
