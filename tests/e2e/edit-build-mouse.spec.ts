import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  chooseTarget,
  fillForms,
  form,
  formOf,
  inForms,
  openHome,
  retarget,
  selectBlock,
  targets,
  textOf,
  typeTexts,
} from './building.ts';
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
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.4' } });

// About a hundred presses and a dozen drags and inserts, each awaited.
test.setTimeout(300_000);

test('an editor builds the home page from an empty page with the mouse and publishes it · EDIT-06 EDIT-13 EDIT-17', async ({
  page,
  browser,
}) => {
  const errors = watchErrors(page);
  const home = await openHome(page, browser, 'click');
  const path = await newPage(page, 'misem', 'click');
  expect((await outline(page)).blocks).toEqual([]);

  await test.step('insert blocks from the library, by click and by drag', async () => {
    await page.getByRole('button', { name: 'Dodaj blok', exact: true }).first().click();
    const names = ['Naslovnica', 'Popis kategorija', 'Niz proizvoda', 'Baner'];
    const more = ['Sniženi proizvodi', 'Članska iskaznica', 'Popis događaja'];
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

  await test.step('drag a block to its position on the page', async () => {
    const grip = page.getByRole('button', { name: 'Povuci na drugo mjesto' });
    await drag(page, grip, blockAt(page, 8), 'top');
    await expect(blockAt(page, 8)).toHaveAttribute('data-block', 'post-list');
    expect((await outline(page)).blocks).toEqual(home.blocks);
  });

  await test.step('set corners, pictures, links and numbers in the form', async () => {
    const inForm = async (at: number, name: string, work: () => Promise<void>) => {
      await selectBlock(page, at, 'click');
      await formOf(page, name);
      await work();
    };
    // The open form covers this block, which is narrower than the others.
    await blockAt(page, 1).click({ position: { x: 150, y: 8 } });
    await page.getByRole('button', { name: 'Svojstva' }).click();
    await formOf(page, 'Radno vrijeme');
    await form(page).getByLabel('Koordinate').fill(inForms.coordinates);
    await form(page).getByRole('button', { name: 'Promijeni: Poveznica na mjesto' }).click();
    await chooseTarget(page, 'click', targets.contact);
    await inForm(0, 'Naslovnica', async () => {
      const corners = form(page).getByRole('textbox', { name: /^Tekstovi u kutovima/ });
      for (const [at, corner] of inForms.corners.entries()) await corners.nth(at).fill(corner);
      await retarget(page, 'click', 'Planirajte posjet', targets.visit);
    });
    await fillForms(page, 'click', inForm, 'Jeftinije');
    await form(page).getByRole('button', { name: 'Zatvori' }).first().click();
  });

  await test.step('type rich text in place, with a link', async () => {
    const text = blockAt(page, 2).getByRole('textbox', { name: 'Tekst' });
    const tools = page.getByRole('toolbar', { name: 'Oblikovanje teksta' });
    await blockAt(page, 2).locator('h3').dblclick();
    await expect(text).toBeFocused();
    await text.locator('h3').click({ clickCount: 3 });
    await page.keyboard.type(textOf(home, 'Noć svjetionika'));
    await text.locator('h3').click({ clickCount: 3 });
    await tools.getByRole('button', { name: 'Poveznica' }).click();
    await chooseTarget(page, 'click', targets.lights);
    await text.locator('p').click({ clickCount: 3 });
    await page.keyboard.type(textOf(home, 'Subota, 12. prosinca'));
    await page.keyboard.press('Escape');
  });

  await test.step('type texts in place', async () => {
    await typeTexts(page, home, retype);
    await expect.poll(() => outline(page)).toEqual(home);
  });

  await test.step('undo all steps to the empty page and redo them', async () => {
    await pressAll(page, page.getByRole('button', { name: /^Poništi/ }));
    expect((await outline(page)).blocks).toEqual([]);
    await pressAll(page, page.getByRole('button', { name: /^Ponovi/ }));
    await expect.poll(() => outline(page)).toEqual(home);
  });

  await test.step('publish, a visitor sees it', async () => {
    await expectSaved(page);
    await publishPage(page, 'click');
    await expect(page.getByText('objavljeno', { exact: true })).toBeVisible();
    expect(await visitorOutline(browser, path)).toEqual(home);
  });
  expect(errors).toEqual([]);
});

/** Drags slowly enough for the page to scroll to the block and to show the drop line. */
async function drag(page: Page, from: Locator, to: Locator, edge: 'top' | 'bottom') {
  const isTop = edge === 'top';
  let before = Number.NaN;
  // Content that the block has just requested may make it grow.
  await expect
    .poll(async () => {
      const now = await to.evaluate((block, top) => {
        const { y, bottom } = block.getBoundingClientRect();
        const line = top ? y : bottom;
        const at = line + scrollY;
        window.scrollBy({ top: line - innerHeight / 2, behavior: 'instant' });
        return at;
      }, isTop);
      const isAtRest = now === before;
      before = now;
      return isAtRest;
    })
    .toBe(true);
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

/** Inserts the whole text at once; the journey by keyboard presses each key. */
async function retype(text: Locator, wanted: string): Promise<void> {
  const { keyboard } = text.page();
  await text.dblclick();
  await expect(text).toBeFocused();
  await keyboard.press('Control+A');
  await keyboard.insertText(wanted);
  await keyboard.press('Escape');
}

/** Presses the button where it is until it is disabled; it does not move meanwhile. */
async function pressAll(page: Page, button: Locator): Promise<void> {
  await button.hover();
  while (await button.isEnabled()) {
    await page.mouse.down();
    await page.mouse.up();
  }
}
