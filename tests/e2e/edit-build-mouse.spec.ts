import { expect, type Locator, type Page, test } from '@playwright/test';
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
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.4' } });

// Some sixty presses and a dozen drags and inserts, each waited for.
test.setTimeout(150_000);

test('an editor builds the home page from an empty page with the mouse and publishes it · EDIT-06 EDIT-13 EDIT-17', async ({
  page,
  browser,
}) => {
  const faults = watchFaults(page);
  const home = await visitorOutline(browser, '/');
  await signIn(page);
  await openEditor(page, '/');
  await page.getByRole('button', { name: 'Razumijem' }).click();
  const path = await newPage(page, 'misem', 'click');
  expect((await outline(page)).blocks).toEqual([]);

  await test.step('blocks out of the library, by click and by drag', async () => {
    await page.getByRole('button', { name: 'Dodaj blok', exact: true }).first().click();
    const names = ['Naslovnica', 'Popis kategorija', 'Niz proizvoda', 'Natpis'];
    const more = ['Sniženi proizvodi', 'Članska kartica', 'Popis događaja'];
    for (const name of [...names, ...more]) {
      const before = (await outline(page)).blocks.length;
      await libraryCard(page, name).click();
      await expect
        .poll(async () => (await outline(page)).blocks.length, { message: name })
        .toBeGreaterThan(before);
    }
    await expect(blockAt(page, 8)).toBeVisible();
    await drag(page, libraryCard(page, 'Poziv na radnju'), blockAt(page, 8), 'bottom');
    await drag(page, libraryCard(page, 'Popis objava'), blockAt(page, 9), 'bottom');
    await expect(blockAt(page, 10)).toHaveAttribute('data-block', 'post-list');
  });

  await test.step('a block dragged over the page to its place', async () => {
    const grip = page.getByRole('button', { name: 'Povuci na drugo mjesto' });
    await drag(page, grip, blockAt(page, 8), 'top');
    await expect(blockAt(page, 8)).toHaveAttribute('data-block', 'post-list');
    expect((await outline(page)).blocks).toEqual(home.blocks);
  });

  await test.step('how many products, in the form', async () => {
    await blockAt(page, 4).click({ position: { x: 300, y: 12 } });
    await page.getByRole('button', { name: 'Svojstva' }).click();
    const form = page.getByRole('region', { name: 'Svojstva' });
    const limit = form.getByRole('textbox', { name: 'Najviše prikazano' });
    const more = form.getByRole('button', { name: 'Povećaj Najviše prikazano' });
    for (let count = 4; count < 8; count += 1) await more.click();
    await expect(limit).toHaveValue('8');
    await blockAt(page, 6).click({ position: { x: 300, y: 12 } });
    await form.getByLabel('Naslov', { exact: true }).fill('Jeftinije');
    await more.click();
    await expect(limit).toHaveValue('4');
    await form.getByRole('button', { name: 'Zatvori' }).click();
  });

  await test.step('titles typed where they stand', async () => {
    for (const [at, title] of home.titles.entries()) {
      if ((await outline(page)).titles[at] !== title) await typeTitle(page, at, title);
    }
    await expect.poll(() => outline(page)).toEqual(home);
  });

  await test.step('all steps back to the empty page and forth again', async () => {
    await pressAll(page, page.getByRole('button', { name: /^Poništi/ }));
    expect((await outline(page)).blocks).toEqual([]);
    await pressAll(page, page.getByRole('button', { name: /^Ponovi/ }));
    await expect.poll(() => outline(page)).toEqual(home);
  });

  await test.step('published, a visitor sees it', async () => {
    await expectSaved(page);
    await publishPage(page, 'click');
    await expect(page.getByText('objavljeno', { exact: true })).toBeVisible();
    expect(await visitorOutline(browser, path)).toEqual(home);
  });
  expect(faults).toEqual([]);
});

/** Drags slowly enough for the page to scroll to the block and to show the line. */
async function drag(page: Page, from: Locator, to: Locator, edge: 'top' | 'bottom') {
  const isTop = edge === 'top';
  await to.evaluate((block, top) => {
    const { y, bottom } = block.getBoundingClientRect();
    window.scrollBy({ top: (top ? y : bottom) - innerHeight / 2, behavior: 'instant' });
  }, isTop);
  await from.scrollIntoViewIfNeeded();
  await from.hover();
  await page.mouse.down();
  const box = await to.boundingBox();
  if (!box) throw new Error('Nothing to drag to');
  const y = isTop ? box.y + 8 : box.y + box.height - 8;
  await page.mouse.move(box.x + box.width / 2, y - 30, { steps: 8 });
  await page.mouse.move(box.x + box.width / 2, y, { steps: 4 });
  await page.mouse.up();
}

async function typeTitle(page: Page, at: number, title: string): Promise<void> {
  await titleOf(page, at).dblclick();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(title);
  await page.keyboard.press('Escape');
}

/** Presses where the button stands until it is used up: it does not move meanwhile. */
async function pressAll(page: Page, button: Locator): Promise<void> {
  await button.hover();
  while (await button.isEnabled()) {
    await page.mouse.down();
    await page.mouse.up();
  }
}
