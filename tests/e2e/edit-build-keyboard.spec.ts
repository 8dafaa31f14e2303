import { expect, type Page, test } from '@playwright/test';
import { form, formOf, inForms, type Target, targets, textOf } from './building.ts';
import { chooseRow, expectFocus, hasFocus, search, tabTo } from './by-keyboard.ts';
import {
  expectSaved,
  type Outline,
  openEditor,
  outline,
  visitorOutline,
  watchErrors,
} from './editor.ts';
import { commandForm } from './journey.ts';

// Logins are rate limited by IP address, so these visitors have their own.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.3' } });

test.setTimeout(300_000);

/** The blocks to insert: in another order than on the home page, so that some of them must be moved. */
const blocks = [
  'Popis kategorija',
  'Niz proizvoda',
  'Baner',
  'Sniženi proizvodi',
  'Članska iskaznica',
  'Poziv na radnju',
  'Popis događaja',
  'Popis objava',
];

test('an editor builds the home page from an empty page by keyboard only and publishes it · EDIT-06 EDIT-13 EDIT-17', async ({
  page,
  browser,
}) => {
  page.setDefaultTimeout(20_000);
  const errors = watchErrors(page);
  const home = await visitorOutline(browser, '/');
  await logInByKeyboard(page);
  await openEditor(page, '/');

  await test.step('copy the first block of the page', async () => {
    await focusPage(page);
    await selectTitled(page, 'Naslovnica', 1);
    await page.keyboard.press('Control+C');
    await expect(page.getByText('Blok je kopiran.').first()).toBeVisible();
  });
  const path = await newPage(page);

  await test.step('paste it, insert blocks from the library', async () => {
    await focusPage(page);
    await page.keyboard.press('Control+V');
    await expect.poll(async () => (await outline(page)).blocks[0]).toBe('hero');
    await page.keyboard.press('/');
    await expectFocus(page, 'Traži blokove');
    for (const [at, name] of blocks.entries()) {
      await page.keyboard.press('Control+A');
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      const type = name === 'Sniženi proizvodi' ? 'Niz proizvoda' : name;
      await expectSpoken(page, `${type}, ${at + 2}. od ${at + 2}`);
    }
    await expect.poll(async () => (await outline(page)).blocks.length).toBe(home.blocks.length);
  });

  await test.step('move a block on the page and one in the structure', async () => {
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
    await expectFocus(page, 'Umetnite između stavki Poziv na radnju i Popis događaja');
    await page.keyboard.press('ArrowDown');
    await expectFocus(page, 'Umetnite iza stavke Popis događaja');
    await page.keyboard.press('Enter');
    await expectSpoken(page, 'Poziv na radnju, 9. od 9');
    await expect.poll(async () => (await outline(page)).blocks).toEqual(home.blocks);
  });

  await test.step('set pictures, links and numbers in the form', async () => {
    await page.keyboard.press('Escape');
    await expectFocus(page, 'Stranica');
    await page.keyboard.press('Alt+1');
    await selectTitled(page, 'Niz proizvoda', 3);
    await page.keyboard.press('Alt+3');
    await expect(form(page)).toBeVisible();
    await enterForm(page, 'Niz proizvoda');
    await fillField(page, 'Najviše prikazano', '8');
    await leaveForm(page);

    await selectTitled(page, 'Baner', 4);
    await enterForm(page, 'Baner');
    await choosePicture(page);
    await chooseRadio(page, 'Podloga', 'Tamno');
    await retarget(page, 'Pogledajte otiske', targets.ticket);
    await retarget(page, 'Priča o zbirci', targets.poster);
    await leaveForm(page);

    await selectTitled(page, 'Niz proizvoda', 5);
    await enterForm(page, 'Niz proizvoda');
    await fillField(page, 'Naslov', inForms.reduced);
    await fillField(page, 'Najviše prikazano', '4');
    await pressButton(page, 'Dodaj: Poveznica');
    await expectFocus(page, 'Natpis');
    await page.keyboard.type(inForms.lastPieces);
    await pressButton(page, 'Odaberi: Kamo vodi');
    await chooseTarget(page, targets.lastPieces);
    await leaveForm(page);

    await selectTitled(page, 'Članska iskaznica', 6);
    await enterForm(page, 'Članska iskaznica');
    await pressButton(page, 'Dodaj: Pogodnosti');
    await expectFocus(page, 'Tekst');
    await page.keyboard.type(inForms.benefit);
    await fillField(page, 'Ime člana (primjer)', inForms.cardHolder);
    await fillField(page, 'Broj iskaznice (primjer)', inForms.cardNumber);
    await retarget(page, 'Postanite član', targets.membership);
    await retarget(page, 'O članstvu', targets.about);
    await chooseGround(page, 'Toplo');
    await leaveForm(page);

    await selectTitled(page, 'Popis događaja', 8);
    await enterForm(page, 'Popis događaja');
    await chooseGround(page, 'Kartice');
    await leaveForm(page);

    await selectTitled(page, 'Poziv na radnju', 9);
    await enterForm(page, 'Poziv na radnju');
    await pressButton(page, /Znak$/);
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.type(inForms.emblem[0] ?? '');
    await expectFocus(page, inForms.emblem);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(form(page).getByRole('button', { name: /Znak$/ })).toBeFocused();
    await retarget(page, 'Kupite poklon-bon', targets.tickets);
    await retarget(page, 'Ideje za dar', targets.visit);
    await chooseGround(page, 'Mirno');
    await leaveForm(page);
    await page.keyboard.press('Alt+3');
    await expect(form(page)).toBeHidden();
  });

  await test.step('type texts in place, from one to the next', async () => {
    await selectTitled(page, 'Popis kategorija', 2);
    await retype(page, textsOf(home, 'Police, po zastavama', 1));
    await selectTitled(page, 'Niz proizvoda', 3);
    await retype(page, textsOf(home, 'Upravo uplovilo', 2));
    await selectTitled(page, 'Baner', 4);
    await retype(page, textsOf(home, 'Izložba ·', 5));
    await selectTitled(page, 'Članska iskaznica', 6);
    const [name = '', , validity = ''] = textsOf(home, 'Prijatelj mora', 3);
    const [kicker = '', title = '', text = '', ...rest] = textsOf(home, 'Članstvo', 9);
    const [labels, benefits] = [rest.slice(4), rest.slice(0, 4)];
    await retype(page, [kicker, title, text, ...benefits, name, validity, ...labels]);
    await selectTitled(page, 'Popis objava', 7);
    await retype(page, textsOf(home, 'Iz brodskog dnevnika', 2));
    await selectTitled(page, 'Popis događaja', 8);
    await retype(page, textsOf(home, 'Sljedeća pristajanja', 1));
    await selectTitled(page, 'Poziv na radnju', 9);
    await retype(page, textsOf(home, 'Vrata su na rivi', 4));
    await expect.poll(() => outline(page)).toEqual(home);
  });

  await test.step('publish, a visitor sees it', async () => {
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
  expect(errors).toEqual([]);
});

async function logInByKeyboard(page: Page): Promise<void> {
  await page.goto('/adminLogin');
  await commandForm(page, 'auth.login').locator('[name="username"]').focus();
  await page.keyboard.type('urednica@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('svjetionik-2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
}

/** Presses F6 until the page has the focus. */
async function focusPage(page: Page): Promise<void> {
  const part = page.locator('[data-region="page"]');
  for (let step = 0; step < 8 && !(await hasFocus(part)); step += 1) {
    await page.keyboard.press('F6');
  }
  await expect(part).toBeFocused();
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

/** Checks the last announcement for screen readers. */
async function expectSpoken(page: Page, text: string | RegExp): Promise<void> {
  const spoken = page.locator('.izlog-editor [role="status"][aria-live="polite"]');
  await expect(spoken.filter({ hasText: text })).not.toHaveCount(0);
}

/** Moves through the page with the arrow keys until a block is selected. */
async function selectTitled(page: Page, name: string, position: number): Promise<void> {
  await page.keyboard.press('Home');
  const spoken = page.locator('.izlog-editor [role="status"][aria-live="polite"]').first();
  for (let step = 0; step < 40; step += 1) {
    if ((await spoken.textContent()) === `${name}, ${position}. od 9`) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`${name} was not reached`);
}

/** Returns `count` texts of the page, from the one that starts with `start`. */
function textsOf(home: Outline, start: string, count: number): readonly string[] {
  const first = home.texts.indexOf(textOf(home, start));
  return home.texts.slice(first, first + count);
}

/** Types all texts of the selected block. */
async function retype(page: Page, texts: readonly string[]): Promise<void> {
  await page.keyboard.press('Enter');
  for (const text of texts) {
    await expect(page.locator('main :focus')).toHaveAttribute('contenteditable', /./);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
    await expect(page.locator('main :focus')).toHaveText(text);
    await page.keyboard.press('Tab');
  }
  await expectFocus(page, 'Stranica');
}

const inTree = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(document.activeElement?.closest('[role="treegrid"]')));

async function enterForm(page: Page, name: string): Promise<void> {
  const region = await formOf(page, name);
  const inForm = () => region.locator(':focus').count();
  for (let step = 0; step < 8 && (await inForm()) === 0; step += 1) {
    await page.keyboard.press('F6');
  }
  await expect(region.locator(':focus')).toHaveCount(1);
}

async function leaveForm(page: Page): Promise<void> {
  await page.keyboard.press('Shift+F6');
  await expectFocus(page, 'Stranica');
}

/** Moves to a field of the form and types into it. */
async function fillField(page: Page, label: string, value: string): Promise<void> {
  await tabTo(form(page).getByRole('textbox', { name: label, exact: true }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(value);
  await page.keyboard.press('Tab');
}

async function pressButton(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(
    form(page).getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }),
  );
  await page.keyboard.press('Enter');
}

/** Changes the target of a button of the block in the form. */
async function retarget(page: Page, button: string, target: Target): Promise<void> {
  const rows = form(page).getByRole('grid', { name: 'Gumbi' });
  const row = rows.getByRole('row').filter({ hasText: button });
  const inRows = () => rows.locator(':focus').count();
  for (let stop = 0; stop < 40 && (await inRows()) === 0; stop += 1) {
    await page.keyboard.press('Tab');
  }
  const onRow = () => rows.getByRole('row').and(page.locator(':focus')).count();
  for (let stop = 0; stop < 8 && (await onRow()) === 0; stop += 1) {
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Home');
  for (let step = 0; step < 3 && !(await hasFocus(row)); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await tabTo(row.getByRole('button', { name: `Otvori: ${button}` }));
  await page.keyboard.press('Enter');
  await tabTo(row.getByRole('button', { name: 'Promijeni: Kamo vodi' }));
  await page.keyboard.press('Enter');
  await chooseTarget(page, target);
}

/** Chooses a product, a page or an event in the open link dialog. */
async function chooseTarget(page: Page, { kind, query, path }: Target): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Poveznica' });
  await expect(dialog).toBeVisible();
  await tabTo(dialog.getByRole('tab', { selected: true }));
  const tab = dialog.getByRole('tab', { name: kind, exact: true });
  for (let step = 0; step < 11 && !(await hasFocus(tab)); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await tabTo(dialog.getByRole('searchbox'));
  await search(page, query);
  await chooseRow(page, dialog, page.getByText(path, { exact: true }));
}

/** Chooses the picture of the block in the form. */
async function choosePicture(page: Page): Promise<void> {
  await pressButton(page, 'Promijeni: Slika');
  const dialog = page.getByRole('dialog', { name: 'Mediji' });
  await expectFocus(page, 'Traži medije');
  await search(page, inForms.picture.query);
  await chooseRow(page, dialog, page.getByText(inForms.picture.name, { exact: true }));
}

/** Chooses the background of the block in the form. */
async function chooseGround(page: Page, ground: string): Promise<void> {
  const tab = (name: string) => form(page).getByRole('tab', { name });
  await tabTo(tab('Sadržaj'));
  await page.keyboard.press('ArrowRight');
  await expect(tab('Izgled')).toHaveAttribute('aria-selected', 'true');
  await chooseRadio(page, 'Pozadina', ground);
  await tabTo(tab('Izgled'));
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Sadržaj')).toHaveAttribute('aria-selected', 'true');
}

async function chooseRadio(page: Page, group: string, name: string): Promise<void> {
  const radios = form(page).getByRole('radiogroup', { name: group });
  const radio = radios.getByRole('radio', { name, exact: true });
  await tabTo(radios.getByRole('radio', { checked: true }));
  for (let step = 0; step < 8 && !(await radio.isChecked()); step += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(radio).toBeChecked();
}
