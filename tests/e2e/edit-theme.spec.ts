import { expect, type Locator, type Page, test } from '@playwright/test';
import { languages } from '#schemas/languages.ts';
import { axeFindings } from './axe.ts';
import { logInEditor, openEditor } from './editor.ts';
import {
  blockOf,
  callToAction,
  idAt,
  ownPage,
  publish,
  responseOf,
  withoutTips,
} from './own-page.ts';
import { administrator } from './staff.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.41' } });

const font =
  'node_modules/@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf';
const panel = (page: Page) => page.getByRole('region', { name: 'Izgled: boje, pisma, razmaci' });
const property = (page: Page, name: string) =>
  page.evaluate((of) => getComputedStyle(document.body).getPropertyValue(of), name);

async function openPanel(page: Page): Promise<void> {
  await openEditor(page, '/en');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').locator('input:focus')).toBeVisible();
  await page.keyboard.type('izgled');
  await expect(page.getByRole('option', { name: /^Izgled: boje/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('textbox').first()).toBeVisible();
}

async function publishTheme(page: Page): Promise<void> {
  const done = page.waitForResponse(/\/theme\/publish$/);
  await panel(page).getByRole('button', { name: 'Objavi izgled' }).press('Enter');
  expect((await done).status()).toBe(200);
  await expect(panel(page)).toContainText('Gotovo.');
}

/** Returns the colour scheme of each page in the pictures. */
const schemesIn = (frames: Locator) =>
  frames.evaluateAll((all) =>
    all.map((each) => {
      const page = (each as HTMLIFrameElement).contentDocument?.documentElement;
      return page && getComputedStyle(page).colorScheme;
    }),
  );

/** Compares the theme before the last one with what is published, by keyboard. */
async function compareVersion(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Verzije', exact: true }).press('Enter');
  await panel(page).getByRole('button', { name: 'Usporedi', exact: true }).nth(1).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Usporedba izgleda' });
  const frames = dialog.locator('iframe[data-ready]');
  const accents = () =>
    frames.evaluateAll((all) =>
      all.map((each) => {
        const body = (each as HTMLIFrameElement).contentDocument?.body;
        return body ? getComputedStyle(body).getPropertyValue('--accent') : '';
      }),
    );
  await expect(frames).toHaveCount(2);
  await expect(frames.last()).toBeInViewport({ ratio: 0.5 });
  await expect.poll(accents).toEqual(['#14608c', 'light-dark(#7a1f5c, #7cc3e8)']);
  await expect(dialog.getByText('#7a1f5c', { exact: true })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Jedno preko drugog' }).press('Space');
  const slider = dialog.getByRole('slider');
  await slider.press('End');
  await expect(slider).toHaveValue('100');
  await dialog.getByRole('radio', { name: 'Prvi svijetlo, drugi tamno' }).press('Space');
  await expect(frames).toHaveCount(2);
  await expect.poll(() => schemesIn(frames)).toEqual(['light', 'dark']);
  await dialog.getByRole('radio', { name: 'Tamno', exact: true }).press('Space');
  await dialog.getByRole('radio', { name: /^Mobitel/ }).press('Space');
  await expect(frames).toHaveCount(2);
  await expect(frames.last()).toHaveCSS('width', '390px');
  expect(await axeFindings(page, [], { iframes: false })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test('the theme is changed by keyboard, seen live, published, and reset', async ({
  page,
  context,
  browser,
}) => {
  await withoutTips(context);
  await page.emulateMedia({ colorScheme: 'light' });
  await logInEditor(page, administrator);
  await openPanel(page);

  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  const accent = panel(page)
    .getByRole('textbox', { name: /^Naglasak: poveznice/ })
    .first();
  await accent.fill('#7a1f5c');
  await expect.poll(() => property(page, '--accent')).toBe('light-dark(#7a1f5c, #7cc3e8)');
  expect(requests.filter((each) => !each.includes('/theme/draft'))).toEqual([]);

  const headings = panel(page)
    .getByRole('button', { name: /Naslovi/ })
    .first();
  await headings.press('Enter');
  await page.keyboard.type('Bodoni');
  await page.keyboard.press('Enter');
  await expect.poll(() => property(page, '--font-display')).toContain('Bodoni Moda');

  await panel(page)
    .getByRole('button', { name: 'Zaglavlje, podnožje, oznake, kartice, polja' })
    .press('Enter');
  await panel(page)
    .getByRole('button', { name: /Logotip, izbornik pokraj njega/ })
    .press('Enter');
  await page.getByRole('option', { name: 'Logotip u sredini, izbornik ispod njega' }).click();
  await expect.poll(() => property(page, '--header-display')).toBe('grid');

  await accent.fill('#f2d9ea');
  await expect(panel(page).getByText('Ove je parove teško čitati.')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Objavi izgled' })).toBeDisabled();
  await panel(page).getByRole('button', { name: 'Poništi promjenu izgleda' }).press('Enter');
  await expect.poll(() => property(page, '--accent')).toContain('#7a1f5c');
  await expect(panel(page)).toContainText('Nacrt spremljen');
  await publishTheme(page);

  const visitor = await browser.newPage({ colorScheme: 'light' });
  await visitor.goto('/en');
  expect(await property(visitor, '--accent')).toBe('light-dark(#7a1f5c, #7cc3e8)');
  expect(await property(visitor, '--header-display')).toBe('grid');
  const sheet = await visitor.locator('link[href^="/theme/"]').getAttribute('href');
  const response = await visitor.request.get(sheet ?? '');
  expect(response.headers()['cache-control']).toContain('immutable');

  await panel(page).getByRole('option', { name: 'Pomorska karta', exact: true }).press('Enter');
  await expect.poll(() => property(page, '--accent')).toBe('light-dark(#14608c, #7cc3e8)');
  await publishTheme(page);
  await visitor.reload();
  await expect(visitor.locator('link[href^="/theme/"]')).toHaveCount(0);
  expect(await property(visitor, '--accent')).toBe('#14608c');
  expect(await property(visitor, '--header-display')).toBe('');
  await visitor.close();
  await compareVersion(page);
});

test('a font is uploaded with its licence, chosen, and removed', async ({ page, context }) => {
  await withoutTips(context);
  await logInEditor(page, administrator);
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Vlastiti fontovi' }).press('Enter');
  await panel(page)
    .getByRole('textbox', { name: /^Licenca/ })
    .fill('OFL 1.1');
  const files = panel(page).locator('input[type="file"]');
  const refused = page.waitForResponse(/\/theme\/fonts$/);
  await files.setInputFiles({
    name: 'pismo.ttf',
    mimeType: 'font/ttf',
    buffer: Buffer.from('This is no font.'),
  });
  expect((await refused).status()).toBe(415);
  await expect(panel(page)).toContainText('pismo.ttf nije font');

  const added = page.waitForResponse(/\/theme\/fonts$/);
  await files.setInputFiles(font);
  expect((await added).status()).toBe(200);
  const row = panel(page).getByRole('listitem').filter({ hasText: 'Hanken Grotesk 2' });
  await expect(row).toContainText('OFL 1.1');

  await panel(page)
    .getByRole('button', { name: /Naslovi/ })
    .first()
    .press('Enter');
  await page.getByRole('option', { name: 'Hanken Grotesk 2' }).click();
  await expect.poll(() => property(page, '--font-display')).toContain("'Hanken Grotesk 2'");
  await panel(page).getByRole('button', { name: 'Poništi promjenu izgleda' }).press('Enter');
  await expect.poll(() => property(page, '--font-display')).not.toContain('Hanken Grotesk 2');
  await expect(panel(page)).toContainText('Nacrt spremljen');
  await row.getByRole('button').press('Enter');
  await expect(row).toHaveCount(0);
});

test('the theme of a season is shown in its days, tried on the page, and removed', async ({
  page,
  context,
  browser,
}) => {
  await withoutTips(context);
  await page.emulateMedia({ colorScheme: 'light' });
  await logInEditor(page, administrator);
  await openPanel(page);
  const accent = panel(page)
    .getByRole('textbox', { name: /^Naglasak: poveznice/ })
    .first();
  await accent.fill('#7a1f5c');
  await expect.poll(() => property(page, '--accent')).toContain('#7a1f5c');

  await panel(page).getByRole('button', { name: 'Sezone i domene' }).press('Enter');
  await panel(page).getByRole('button', { name: 'Planiraj nacrt za sezonu' }).press('Enter');
  await panel(page)
    .getByRole('textbox', { name: /^Naziv/ })
    .fill('Proba sezone');
  await panel(page).getByLabel('Prvi dan').fill('2020-01-01');
  await panel(page).getByLabel('Zadnji dan').fill('2020-12-31');
  await panel(page).getByText('Ponovno svake godine', { exact: true }).click();
  const added = page.waitForResponse(/\/theme\/variations$/);
  // The test clicks with the mouse, so the panel scrolls to the button below the window.
  await panel(page).getByRole('button', { name: 'Spremi', exact: true }).click();
  expect((await added).status()).toBe(200);
  const row = panel(page).getByRole('listitem').filter({ hasText: 'Proba sezone' });
  await expect(row).toContainText('Sada aktivno');
  await expect(row).toContainText('svake godine');

  const visitor = await browser.newPage({ colorScheme: 'light' });
  await visitor.goto('/en');
  await expect.poll(() => property(visitor, '--accent')).toContain('#7a1f5c');

  await panel(page).getByRole('button', { name: 'Poništi promjenu izgleda' }).press('Enter');
  await expect.poll(() => property(page, '--accent')).not.toContain('#7a1f5c');
  await row.getByRole('button', { name: 'Prikaži' }).press('Enter');
  await expect.poll(() => property(page, '--accent')).toContain('#7a1f5c');
  await row.getByRole('button', { name: 'Prestani prikazivati' }).press('Enter');
  await expect.poll(() => property(page, '--accent')).not.toContain('#7a1f5c');

  await row.getByRole('button', { name: 'Povuci' }).press('Enter');
  const removed = page.waitForResponse(/\/theme\/variations\/\d+$/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Povuci' }).press('Enter');
  expect((await removed).status()).toBe(200);
  await expect(row).toHaveCount(0);
  await visitor.reload();
  await expect.poll(() => property(visitor, '--accent')).not.toContain('#7a1f5c');
  await expect(panel(page)).toContainText('Nacrt spremljen');
  await visitor.close();
});

test('the style of a section is applied to the whole site, published with the theme, and reset', async ({
  page,
  context,
  browser,
}) => {
  await withoutTips(context, { right: 'inspector', tab: 'layout' });
  await logInEditor(page, administrator);
  const dark = { background: 'inverse', space: 'large' } as const;
  const one = await ownPage(context, 'izgled-a', [callToAction('Tamno', { meta: dark })]);
  const other = await ownPage(context, 'izgled-b', [
    callToAction('Obično'),
    callToAction('Svoje', { meta: { background: 'warm' } }),
  ]);
  await publish(context, other.document);
  const visitor = await browser.newPage({ javaScriptEnabled: false });
  const grounds = async () => {
    await visitor.goto(other.path);
    const blocks = [0, 1].map((at) => blockOf(visitor, idAt(other, at)));
    return Promise.all(blocks.map((block) => block.getAttribute('data-ground')));
  };
  expect(await grounds()).toEqual([null, 'warm']);

  await openEditor(page, one.path);
  await blockOf(page, idAt(one, 0)).click({ position: { x: 5, y: 5 } });
  const form = page.getByRole('region', { name: 'Svojstva' });
  await form.getByRole('button', { name: 'Primijeni izgled svugdje …' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Ovaj izgled svugdje/ });
  const site = dialog.getByRole('radio', { name: /^Na cijelom webu/ });
  await expect(site).toBeEnabled();
  await dialog.getByText(/^Na cijelom webu, u izgledu: \d+ blok/).click();
  await expect(site).toBeChecked();
  const drafted = page.waitForResponse(/\/theme\/draft$/);
  await dialog.getByRole('button', { name: 'Primijeni', exact: true }).press('Enter');
  expect((await drafted).status()).toBe(200);
  await expect(panel(page)).toContainText('Nacrt spremljen');
  await publishTheme(page);
  await expect.poll(grounds).toEqual(['inverse', 'warm']);

  await panel(page).getByRole('button', { name: 'Sekcije', exact: true }).press('Enter');
  const kind = panel(page).getByRole('button', { name: /Poziv na radnju/ });
  await kind.press('Enter');
  await panel(page)
    .getByRole('button', { name: /^Vrati zadani izgled:/ })
    .press('Enter');
  await expect(panel(page)).toContainText('Nacrt spremljen');
  await publishTheme(page);
  await expect.poll(grounds).toEqual([null, 'warm']);
  const { document } = other;
  await responseOf(context, 'publication.unpublish', { document, languages });
  await visitor.close();
});
