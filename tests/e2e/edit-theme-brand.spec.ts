import { expect, type Page, test } from '@playwright/test';
import { logInEditor, moreButton, openEditor } from './editor.ts';
import { type Hand, keyboard, mouse } from './hands.ts';
import { withoutTips } from './own-page.ts';
import { administrator } from './staff.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.42' } });
test.setTimeout(300_000);

const panel = (page: Page) => page.getByRole('region', { name: 'Izgled: boje, pisma, razmaci' });
const button = (page: Page, name: string | RegExp) =>
  panel(page).getByRole('button', { name, exact: true }).first();
const card = (page: Page, name: string) =>
  panel(page).getByRole('listbox', { name: 'Počni od' }).getByRole('option', { name, exact: true });
const planned = (page: Page) =>
  panel(page)
    .getByRole('listitem')
    .filter({ hasText: /zakazano za/ });
const comparison = (page: Page) => page.getByRole('dialog', { name: 'Usporedba izgleda' });

interface Counted {
  readonly clicks: number;
  readonly keys: number;
}

/** Counts clicks and keys in the open document. */
const startCounting = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counted = { clicks: 0, keys: 0 };
    Object.assign(window, { counted });
    addEventListener('pointerdown', () => (counted.clicks += 1), true);
    addEventListener('keydown', () => (counted.keys += 1), true);
  });

const countedOn = (page: Page): Promise<Counted> =>
  page.evaluate(() => (window as unknown as { counted: Counted }).counted);

/** A person finds and presses something in five seconds, and a key in one: at most 120 clicks or 600 keys. */
const secondsOf = ({ clicks, keys }: Counted): number => clicks * 5 + keys;
const tenMinutes = 600;

/** Returns the properties that distinguish one brand from another. */
const brandOn = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('[data-block="header-section"]');
    const title = document.querySelector('main h1');
    const body = getComputedStyle(document.body);
    return {
      accent: body.getPropertyValue('--accent'),
      corners: body.getPropertyValue('--radius-button'),
      type: title && getComputedStyle(title).fontFamily,
      header: header && getComputedStyle(header).getPropertyValue('--ground'),
    };
  });

/** The two ways to change the brand; `open` opens the theme panel from the page. */
const ways = {
  mouse: {
    by: mouse,
    async open(page: Page) {
      await moreButton(page).click();
      await page.getByRole('menuitem', { name: /^Izgled: boje/ }).click();
    },
  },
  keyboard: {
    by: keyboard,
    async open(page: Page) {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog').locator('input:focus')).toBeVisible();
      await page.keyboard.type('izgled');
      await expect(page.getByRole('option', { name: /^Izgled: boje/ })).toBeVisible();
      await page.keyboard.press('Enter');
    },
  },
};

async function makeOtherBrand(page: Page, by: Hand): Promise<void> {
  await by.pick(card(page, 'Časopis'));
  await by.choose(button(page, /Naslovi/), 'Geist');
  await by.press(button(page, 'Razmaci i oblici'));
  await by.toEnd(panel(page).getByRole('slider', { name: 'Kutovi gumba' }));
  await by.press(button(page, 'Sekcije'));
  const kinds = panel(page).getByRole('combobox', { name: /^Još jedna vrsta bloka/ });
  await by.choose(kinds, 'Zaglavlje');
  const grounds = panel(page).getByRole('radiogroup', { name: /^Pozadina/ });
  await by.select(grounds.getByRole('radio', { name: 'Tamno', exact: true }));
}

/** The last minutes of a year that this test never reaches. */
async function planFor2099(page: Page, by: Hand): Promise<void> {
  await by.enter(panel(page).getByLabel(/^Objavi u/));
  await page.keyboard.type('12312099');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('1130PM');
  const done = page.waitForResponse(/\/theme\/publish$/);
  await by.press(button(page, 'Zakaži izgled'));
  expect((await done).status()).toBe(200);
}

/** Returns the accents of the published and of the planned theme, as the comparison shows them. */
async function comparePlanned(page: Page, by: Hand): Promise<readonly string[]> {
  await by.press(button(page, 'Verzije'));
  await by.press(planned(page).getByRole('button', { name: 'Usporedi', exact: true }));
  const frames = comparison(page).locator('iframe[data-ready]');
  await expect(frames).toHaveCount(2);
  const accents = await frames.evaluateAll((all) =>
    all.map((each) => {
      const body = (each as HTMLIFrameElement).contentDocument?.body;
      return body ? getComputedStyle(body).getPropertyValue('--accent') : '';
    }),
  );
  await page.keyboard.press('Escape');
  await expect(comparison(page)).toHaveCount(0);
  return accents;
}

for (const [way, { by, open }] of Object.entries(ways)) {
  test(`the shop becomes another brand by ${way} in ten minutes, planned for a date, seen, and taken back`, async ({
    page,
    context,
    browser,
  }) => {
    await withoutTips(context);
    await page.emulateMedia({ colorScheme: 'light' });
    await logInEditor(page, administrator);
    await openEditor(page, '/en');
    await startCounting(page);
    await open(page);
    await expect(card(page, 'Pomorska karta')).toBeInViewport();
    const before = await brandOn(page);
    await makeOtherBrand(page, by);
    await expect.poll(async () => (await brandOn(page)).header).not.toBe(before.header);
    const after = await brandOn(page);
    expect(after.accent).not.toBe(before.accent);
    expect(after.corners).not.toBe(before.corners);
    expect(after.type).toContain('Geist');
    await planFor2099(page, by);

    const [published, other] = await comparePlanned(page, by);
    expect(other).toBe(after.accent);
    expect(published).not.toBe(after.accent);
    const visitor = await browser.newPage({ colorScheme: 'light' });
    await visitor.goto('/en');
    expect((await brandOn(visitor)).corners).toBe(before.corners);
    await visitor.close();

    await by.pick(card(page, 'Pomorska karta'));
    await expect.poll(() => brandOn(page)).toEqual(before);
    await expect(panel(page)).toContainText('Nacrt spremljen');
    await by.press(planned(page).getByRole('button', { name: 'Povuci', exact: true }));
    await expect(planned(page)).toHaveCount(0);
    const counted = await countedOn(page);
    test.info().annotations.push({ type: way, description: JSON.stringify(counted) });
    expect(secondsOf(counted)).toBeLessThan(tenMinutes);
  });
}
