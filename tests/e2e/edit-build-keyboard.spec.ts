import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectSaved, openEditor, outline, visitorOutline, watchFaults } from './editor.ts';
import { commandForm } from './journey.ts';

// Sign-ins are counted by address: these visitors have one of their own.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.3' } });

test.setTimeout(90_000);

/** In another order than on the home page, so that there is something to move. */
const blocks = [
  'Naslovnica',
  'Popis kategorija',
  'Niz proizvoda',
  'Natpis',
  'Sniženi proizvodi',
  'Članska kartica',
  'Poziv na radnju',
  'Popis događaja',
  'Popis objava',
];

test('an editor builds the home page from an empty page with the keyboard alone and publishes it · EDIT-06 EDIT-13 EDIT-17', async ({
  page,
  browser,
}) => {
  const faults = watchFaults(page);
  const home = await visitorOutline(browser, '/');
  await signInByKeyboard(page);
  await openEditor(page, '/');
  const path = await newPage(page);

  await test.step('blocks out of the library', async () => {
    await page.keyboard.press('/');
    await expectFocus(page, 'Traži blokove');
    for (const [at, name] of blocks.entries()) {
      await page.keyboard.press('Control+A');
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      const type = name === 'Sniženi proizvodi' ? 'Niz proizvoda' : name;
      await expectSpoken(page, `${type}, ${at + 1}. od ${at + 1}`);
    }
    await expect.poll(async () => (await outline(page)).blocks.length).toBe(home.blocks.length);
  });

  await test.step('a block moved on the page and one in the structure', async () => {
    await page.keyboard.press('F6');
    await expectFocus(page, 'Stranica');
    await page.keyboard.press('Control+Shift+ArrowUp');
    await expectSpoken(page, 'Popis objava, 8. od 9');
    await page.keyboard.press('Control+Shift+ArrowUp');
    await expectSpoken(page, 'Popis objava, 7. od 9');
    await page.keyboard.press('ArrowDown');
    await expectSpoken(page, 'Poziv na radnju, 8. od 9');
    await page.keyboard.press('Alt+1');
    await expect(page.getByRole('treegrid', { name: 'Struktura' })).toBeVisible();
    await expect.poll(() => inTree(page)).toBe(true);
    await page.keyboard.press('Tab');
    await expectFocus(page, 'Povuci');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expectFocus(page, 'Umetnite iza stavke Popis događaja');
    await page.keyboard.press('Enter');
    await expectSpoken(page, 'Poziv na radnju, 9. od 9');
    await expect.poll(async () => (await outline(page)).blocks).toEqual(home.blocks);
  });

  await test.step('titles typed where they stand, the rest in the form', async () => {
    await page.keyboard.press('Escape');
    await expectFocus(page, 'Stranica');
    await page.keyboard.press('Alt+1');
    await selectTitled(page, 'Niz proizvoda', 3);
    await page.keyboard.press('Alt+3');
    await fillField(page, 'Najviše prikazano', '8');
    await selectTitled(page, 'Niz proizvoda', 5);
    await fillField(page, 'Naslov', home.titles[6] ?? '');
    await fillField(page, 'Najviše prikazano', '4');
    await page.keyboard.press('Alt+3');
    await selectTitled(page, 'Natpis', 4);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await retype(page, home.titles[5] ?? '');
    await selectTitled(page, 'Članska kartica', 6);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await retype(page, home.titles[7] ?? '');
    await selectTitled(page, 'Poziv na radnju', 9);
    await page.keyboard.press('Enter');
    await retype(page, home.titles[10] ?? '');
    await expect.poll(() => outline(page)).toEqual(home);
  });

  await test.step('published, a visitor sees it', async () => {
    await expectSaved(page);
    await command(page, 'objavi');
    const dialog = page.getByRole('dialog', { name: /^Objava/ });
    const publish = dialog.getByRole('button', { name: 'Objavi', exact: true });
    await expect(publish).toBeEnabled();
    await page.keyboard.press('Shift+Tab');
    expect(await hasFocus(publish)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect(await visitorOutline(browser, path)).toEqual(home);
  });
  expect(faults).toEqual([]);
});

async function signInByKeyboard(page: Page): Promise<void> {
  await page.goto('/adminLogin');
  await commandForm(page, 'auth.login').locator('[name="username"]').focus();
  await page.keyboard.type('urednica@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('svjetionik-2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);
}

async function newPage(page: Page): Promise<string> {
  const slug = `tipkama-${Date.now()}`;
  await command(page, 'nova stranica');
  await expectFocus(page, 'Naslov');
  await page.keyboard.type(slug);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${slug}\\?editPage=true`));
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'edit');
  return `/${slug}`;
}

/** Runs a command of the palette. */
async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await expectFocus(page, 'Što želite učiniti');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

/** Waits until something of this name has the focus. */
async function expectFocus(page: Page, name: string): Promise<void> {
  await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${name}`));
}

/** What screen readers were told last. */
async function expectSpoken(page: Page, words: string | RegExp): Promise<void> {
  const spoken = page.locator('.izlog-editor [role="status"][aria-live="polite"]');
  await expect(spoken.filter({ hasText: words })).not.toHaveCount(0);
}

/** Walks up or down the page until a block is selected. */
async function selectTitled(page: Page, name: string, position: number): Promise<void> {
  await page.keyboard.press('Home');
  const spoken = page.locator('.izlog-editor [role="status"][aria-live="polite"]').first();
  for (let step = 0; step < 40; step += 1) {
    if ((await spoken.textContent()) === `${name}, ${position}. od 9`) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`${name} was not reached`);
}

async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
  await page.keyboard.press('Escape');
  await expectFocus(page, 'Stranica');
}

const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

const inTree = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(document.activeElement?.closest('[role="treegrid"]')));

/** Goes to a field of the form by Tab, writes it, and comes back to the page. */
async function fillField(page: Page, label: string, value: string): Promise<void> {
  const field = page
    .getByRole('region', { name: 'Svojstva' })
    .getByRole('textbox', { name: label, exact: true });
  await expect(field).toBeVisible();
  const isInForm = await field.evaluate((element) =>
    Boolean(element.closest('[data-region]')?.contains(document.activeElement)),
  );
  if (!isInForm) await page.keyboard.press('F6');
  for (let stop = 0; stop < 12 && !(await hasFocus(field)); stop += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Control+A');
  await page.keyboard.type(value);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+F6');
  await expectFocus(page, 'Stranica');
}
