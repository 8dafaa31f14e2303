import { expect, type Page, test } from '@playwright/test';
import { bar, moreButton, openEditor } from './editor.ts';
import {
  blockOf,
  callToAction,
  draftOf,
  enter,
  ownPage,
  publish,
  responseOf,
  saved,
  titlesOn,
  typeTitle,
  withoutTips,
} from './own-page.ts';

// Logins are rate limited by IP address, so these visitors have their own.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.8' } });

async function openPublishing(page: Page, item: RegExp): Promise<void> {
  await bar(page).getByRole('button', { name: 'Još o objavi' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function statusFor(page: Page, path: string): Promise<number> {
  return (await page.goto(path))?.status() ?? 0;
}

test.beforeEach(async ({ page, context }) => {
  await enter(context);
  await withoutTips(context);
  page.setDefaultTimeout(20_000);
});

test('refuses to publish while an error remains, and moves to its field · EDIT-13', async ({
  page,
  context,
}) => {
  const typed = { text: '', emblem: '', pattern: false, actions: [] };
  const own = await ownPage(context, 'greska', [
    callToAction('Bez naslova', { pending: { hr: typed } }),
  ]);
  await openEditor(page, own.path);
  await bar(page).getByRole('button', { name: 'Objavi', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Objava/ });
  await expect(dialog).toContainText('Objava nije moguća dok postoje greške');
  await expect(dialog.getByRole('button', { name: 'Objavi', exact: true })).toBeDisabled();
  await dialog.getByRole('list', { name: 'Problemi' }).getByRole('button').first().click();
  await expect(dialog).toHaveCount(0);
  const title = page
    .getByRole('region', { name: 'Svojstva' })
    .getByRole('textbox', { name: /Naslov/ });
  await expect(title.first()).toBeFocused();
  await page.keyboard.type('S naslovom');
  await saved(page);
  await bar(page).getByRole('button', { name: 'Objavi', exact: true }).click();
  await dialog.getByRole('button', { name: 'Objavi', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(own.path);
  expect(await titlesOn(page)).toEqual(['S naslovom']);
});

test('publishes at the scheduled time, and cancels scheduled publications · EDIT-13', async ({
  page,
  context,
  browser,
}) => {
  const own = await ownPage(context, 'zakazano', [callToAction('U svoje vrijeme')]);
  const visitor = await (await browser.newContext()).newPage();
  expect(await statusFor(visitor, own.path)).toBe(404);
  const at = new Date(Date.now() + 2000).toISOString();
  const { document } = own;
  await responseOf(context, 'publication.publish', { document, languages: ['hr'], at });
  expect(await statusFor(visitor, own.path)).toBe(404);

  // Due publications are checked every 20 s, which leaves time to schedule another page by hand.
  const other = await ownPage(context, 'odgodeno', [callToAction('Ipak ne')]);
  await openEditor(page, other.path);
  await bar(page).getByRole('button', { name: 'Objavi', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Objava/ });
  await dialog.getByText('U određeno vrijeme').click();
  await dialog.getByRole('button', { name: 'Zakaži objavu' }).click();
  await expect(dialog).toHaveCount(0);
  await openPublishing(page, /^Zakazano/);
  const planned = page.getByRole('dialog', { name: 'Zakazane objave' });
  await expect(planned.getByRole('listitem')).toHaveCount(1);
  await planned.getByRole('button', { name: 'Otkaži' }).click();
  await expect(planned).toContainText('Ništa nije zakazano.');

  await expect.poll(() => statusFor(visitor, own.path), { timeout: 30_000 }).toBe(200);
  expect(await titlesOn(visitor)).toEqual(['U svoje vrijeme']);
  await visitor.context().close();
});

test('takes a page off the site and keeps its draft · EDIT-13', async ({
  page,
  context,
  browser,
}) => {
  const own = await ownPage(context, 'povuceno', [callToAction('Bila je ovdje')]);
  await publish(context, own.document);
  const visitor = await (await browser.newContext()).newPage();
  expect(await statusFor(visitor, own.path)).toBe(200);
  await openEditor(page, own.path);
  await openPublishing(page, /^Povuci s weba/);
  const dialog = page.getByRole('dialog', { name: 'Povuci stranicu s weba' });
  await dialog.getByRole('button', { name: 'Povuci s weba' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(bar(page)).toContainText('neobjavljeno');
  for (const path of [own.path, `/en${own.path}`, `/de${own.path}`]) {
    expect(await statusFor(visitor, path), path).toBe(404);
  }
  await openEditor(page, own.path);
  expect(await titlesOn(page)).toEqual(['Bila je ovdje']);
  await visitor.context().close();
});

test('shows the draft with the preview link, and not with an altered one · PERM-14', async ({
  page,
  context,
  browser,
}) => {
  const own = await ownPage(context, 'pregled', [callToAction('Još nacrt')]);
  await openEditor(page, own.path);
  await openPublishing(page, /^Poveznica za pregled/);
  const dialog = page.getByRole('dialog', { name: 'Poveznica za pregled' });
  await dialog.getByText('gost', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Napravi poveznicu' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Poveznica' }).inputValue();
  const visitor = await (await browser.newContext()).newPage();
  expect(await statusFor(visitor, link)).toBe(200);
  expect(await titlesOn(visitor)).toEqual(['Još nacrt']);
  const reported = visitor.getByRole('complementary', { name: 'Pregled nacrta stranice' });
  await expect(reported).toContainText('kako je vidi gost');
  await expect(visitor.locator('#izlog-editor')).toHaveCount(0);
  const [head = '', body = '', signature = ''] = link.split('.');
  const altered = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  expect(await statusFor(visitor, altered)).toBe(404);
  expect(await statusFor(visitor, own.path)).toBe(404);
  await visitor.context().close();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await keepAsTemplate(page, 'Predložak pregleda');
});

/** Makes a template of the page, finds it among the templates for new pages, and removes it. */
async function keepAsTemplate(page: Page, name: string): Promise<void> {
  const choose = async (item: string) => {
    await moreButton(page).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Spremi kao predložak');
  await page.getByRole('textbox', { name: 'Naziv predloška' }).fill(name);
  await page.getByRole('button', { name: 'Spremi', exact: true }).click();
  await page.getByRole('button', { name: 'Ostani na stranici' }).click();
  await choose('Nova stranica');
  const dialog = page.getByRole('dialog', { name: 'Nova stranica' });
  await dialog.getByText('Predložak', { exact: true }).click();
  await expect(dialog.getByRole('row', { name })).toContainText('Još nacrt');
  await dialog.getByRole('button', { name: `Izbriši predložak „${name}“` }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Izbriši' }).click();
  await expect(dialog.getByRole('row', { name })).toHaveCount(0);
}

test('lists what was published, compares it, and restores a block or the whole page · EDIT-13', async ({
  page,
  context,
}) => {
  const own = await ownPage(context, 'inacice', [callToAction('Prvi A'), callToAction('Drugi A')]);
  const [first = '', second = ''] = own.blocks.map(({ id }) => id);
  await publish(context, own.document);
  await openEditor(page, own.path);
  await typeTitle(page, first, 'Prvi B');
  await page.keyboard.press('Escape');
  await typeTitle(page, second, 'Drugi B');
  await saved(page);
  await publish(context, own.document);
  await openEditor(page, own.path);

  const dialog = page.getByRole('dialog', { name: /^Verzije:/ });
  const openOldest = async () => {
    await openPublishing(page, /^Verzije/);
    await expect(dialog.getByRole('option')).toHaveCount(2);
    await dialog.getByRole('option').last().click();
    await expect(
      dialog
        .getByRole('tab', { name: 'Razlike (2)' })
        .or(dialog.getByRole('tab', { name: 'Razlike (1)' })),
    ).toBeVisible();
  };
  await openOldest();
  await expect(dialog).toContainText('Prvi');
  await dialog.getByRole('tab', { name: 'Usporedno' }).click();
  await expect(dialog.getByRole('tabpanel')).toBeVisible();
  await dialog.getByRole('tab', { name: /^Razlike/ }).click();
  await dialog.getByRole('button', { name: 'Vrati ovaj blok' }).first().click();
  await expect(dialog).toHaveCount(0);
  await expect(blockOf(page, first).locator('h2')).toHaveText('Prvi A');
  await expect(blockOf(page, second).locator('h2')).toHaveText('Drugi B');
  await openOldest();
  await dialog.getByRole('button', { name: 'Vrati cijelu verziju' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect(blockOf(page, second).locator('h2')).toHaveText('Drugi A');
  await saved(page);
  const titles = (await draftOf(context, own.document)).map(({ options }) => options.title);
  expect(titles.toSorted()).toEqual(['Drugi A', 'Prvi A']);
});
