import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { bar, openEditor } from './editor.ts';
import {
  blockOf,
  callToAction,
  draftOf,
  enter,
  idAt,
  type OwnPage,
  ownPage,
  publish,
  saved,
  titlesOn,
  typeTitle,
  withoutTips,
} from './own-page.ts';

// Logins are rate limited by IP address, so these visitors have their own.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.10' } });

const notices = (page: Page) => page.getByRole('region', { name: 'Obavijesti o spremanju' });

/** Titles in the saved draft, in no particular order. */
async function titlesSaved(context: BrowserContext, own: OwnPage): Promise<unknown[]> {
  const nodes = await draftOf(context, own.document);
  return nodes.map(({ options }) => options.title).toSorted();
}

test.beforeEach(async ({ page, context }) => {
  await enter(context);
  await withoutTips(context);
  page.setDefaultTimeout(20_000);
});

test('saves typed text for the editor, and hides it from visitors until it is published · EDIT-13', async ({
  page,
  context,
  browser,
}) => {
  const own = await ownPage(context, 'spremanje', [callToAction('Staro')]);
  await publish(context, own.document);
  await openEditor(page, own.path);
  await typeTitle(page, idAt(own, 0), 'Novo');
  await saved(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'edit');
  expect(await titlesOn(page)).toEqual(['Novo']);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(own.path);
  expect(await titlesOn(visitor)).toEqual(['Staro']);
  await publish(context, own.document);
  await visitor.goto(own.path);
  expect(await titlesOn(visitor)).toEqual(['Novo']);
  await visitor.context().close();
});

test('offers to restore unsaved changes of a killed tab, as a comparison · EDIT-13', async ({
  page,
  context,
}) => {
  const own = await ownPage(context, 'ugasla-kartica', [callToAction('Prije')]);
  await openEditor(page, own.path);
  await context.route('**/draft/sync', (route) => route.abort());
  await typeTitle(page, idAt(own, 0), 'Poslije');
  // Text typed 2 s before the crash is not lost.
  await page.waitForTimeout(2000);
  const cdp = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void cdp.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  await context.unroute('**/draft/sync');
  expect(await titlesSaved(context, own)).toEqual(['Prije']);

  const again = await context.newPage();
  await openEditor(again, own.path);
  expect(await titlesOn(again)).toEqual(['Prije']);
  await notices(again).getByRole('button', { name: 'Pregledaj' }).click();
  const dialog = again.getByRole('dialog', { name: 'Vrati nespremljeno' });
  await expect(dialog).toContainText('Prije');
  await expect(dialog).toContainText('Poslije');
  await dialog.getByRole('button', { name: 'Vrati 1 promjenu' }).click();
  await expect(blockOf(again, idAt(own, 0)).locator('h2')).toHaveText('Poslije');
  await expect.poll(() => titlesSaved(context, own)).toEqual(['Poslije']);
  await again.reload();
  await expect(again.locator('html')).toHaveAttribute('data-ready', 'edit');
  await expect(notices(again).getByRole('button', { name: 'Pregledaj' })).toHaveCount(0);
});

test('saves text that was typed offline once there is a connection · EDIT-13', async ({
  page,
  context,
}) => {
  const own = await ownPage(context, 'bez-veze', [callToAction('Na vezi')]);
  await openEditor(page, own.path);
  await context.setOffline(true);
  await typeTitle(page, idAt(own, 0), 'Bez veze');
  await expect(bar(page).getByRole('button', { name: /^Nema veze/ })).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => titlesSaved(context, own)).toEqual(['Bez veze']);
  await saved(page);
});

test('logs in again in place when the session has expired, and saves the typed text · EDIT-13', async ({
  page,
  context,
}) => {
  const own = await ownPage(context, 'istekla-prijava', [callToAction('Prijavljen')]);
  await openEditor(page, own.path);
  await context.clearCookies({ name: /^(at|rt)$/ });
  await typeTitle(page, idAt(own, 0), 'Odjavljen');
  // No dialog opens while the editor is typing.
  await expect(notices(page)).toContainText('Prijava je istekla');
  await page.keyboard.press('Escape');
  const dialog = page.getByRole('dialog', { name: 'Prijavite se ponovno' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox', { name: /E-pošta/ }).fill('urednica@example.com');
  await dialog.getByLabel(/Lozinka/).fill('nije-ta-lozinka');
  await dialog.getByRole('button', { name: 'Prijavi se' }).click();
  await expect(dialog).toContainText(/lozink/i);
  await dialog.getByLabel(/Lozinka/).fill('svjetionik-2026');
  await dialog.getByRole('button', { name: 'Prijavi se' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => titlesSaved(context, own)).toEqual(['Odjavljen']);
});

test('merges changes of two editors in different blocks, and offers both values of the same field · EDIT-13', async ({
  page,
  context,
  browser,
}) => {
  const own = await ownPage(context, 'dvoje', [callToAction('Prvi'), callToAction('Drugi')]);
  const other = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await enter(other);
  await withoutTips(other);
  const second = await other.newPage();
  await openEditor(page, own.path);
  await openEditor(second, own.path);
  await typeTitle(page, idAt(own, 0), 'Prvi od nje');
  await typeTitle(second, idAt(own, 1), 'Drugi od njega');
  await saved(page);
  await saved(second);
  await expect(blockOf(page, idAt(own, 1)).locator('h2')).toHaveText('Drugi od njega');
  await expect(blockOf(second, idAt(own, 0)).locator('h2')).toHaveText('Prvi od nje');

  await other.route('**/draft/sync', (route) => route.abort());
  await typeTitle(second, idAt(own, 0), 'Njegovo');
  await second.keyboard.press('Escape');
  await typeTitle(page, idAt(own, 0), 'Njezino');
  await saved(page);
  await other.unroute('**/draft/sync');
  await notices(second).getByRole('button', { name: 'Odluči' }).click({ timeout: 30_000 });
  const dialog = second.getByRole('dialog', { name: 'Uređeno na dva načina' });
  await expect(dialog.getByRole('group', { name: 'Vaše' })).toHaveText('Njegovo');
  await expect(dialog.getByRole('group', { name: /^Tuđe/ })).toHaveText('Njezino');
  await dialog.getByRole('button', { name: 'Zadrži svoje', exact: true }).click();
  await expect.poll(() => titlesSaved(context, own)).toEqual(['Drugi od njega', 'Njegovo']);
  await other.close();
});

test('warns before leaving with unsaved changes only · EDIT-13', async ({ page, context }) => {
  const own = await ownPage(context, 'odlazak', [callToAction('Ovdje')]);
  await openEditor(page, own.path);
  const requested: string[] = [];
  page.on('dialog', (dialog) => {
    requested.push(dialog.type());
    void dialog.accept();
  });
  await context.route('**/draft/sync', (route) => route.abort());
  await typeTitle(page, idAt(own, 0), 'Nespremljeno');
  await page.reload();
  expect(requested).toEqual(['beforeunload']);
  await context.unroute('**/draft/sync');
  await page.goto(own.path);
  expect(requested).toEqual(['beforeunload']);
});
