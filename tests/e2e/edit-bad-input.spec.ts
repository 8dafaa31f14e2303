import { expect, type Page, test } from '@playwright/test';
import { writeBlocks } from '#editor/model/clipboard/format.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';
import { openEditor } from './editor.ts';
import {
  blockOf,
  callToAction,
  draftOf,
  enter,
  ownPage,
  responseOf,
  rootNode,
  saved,
  store,
  titlesOn,
  withoutTips,
} from './own-page.ts';

// Logins are rate limited by IP address, so these visitors have their own.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.2' } });

/** Pastes a text on the page, like the keyboard shortcut. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('application', { name: 'Stranica' }).focus();
  await page.evaluate((plain) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', plain);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

const clipped = (handler: string, version: number) => [
  { handler, version, options: callToAction('Zalijepljeno').options ?? {} },
];

test.beforeEach(async ({ page, context }) => {
  await enter(context);
  await withoutTips(context);
  page.setDefaultTimeout(20_000);
});

test('reports what is wrong with a pasted text, and changes nothing', async ({ page, context }) => {
  const own = await ownPage(context, 'smece', [callToAction('Ostaje')]);
  await openEditor(page, own.path);
  await blockOf(page, own.blocks[0]?.id ?? '')
    .locator('h2')
    .click();
  const good = writeBlocks(clipped('call-to-action', 1));
  const pasted = {
    broken: good.slice(0, -3),
    later: good.replace('"izlog":1', '"izlog":99'),
    noBlocks: '{"izlog":1,"blocks":[{"handler":"<script>","version":1}]}',
    newer: writeBlocks(clipped('call-to-action', 99)),
    unknown: writeBlocks(clipped('iz-buducnosti', 1)),
  };
  const notice = page.locator('#izlog-editor [data-error]');
  for (const [name, text] of Object.entries(pasted)) {
    await paste(page, text);
    await expect(notice, name).toBeVisible();
    await expect(notice, name).not.toHaveText(/undefined|errors\.|%\{/);
    expect(await titlesOn(page), name).toEqual(['Ostaje']);
    await notice.getByRole('button', { name: 'Zatvori' }).click();
  }
  await saved(page);
  expect(await draftOf(context, own.document)).toHaveLength(1);
  await paste(page, good);
  await expect.poll(() => titlesOn(page)).toEqual(['Ostaje', 'Zalijepljeno']);
});

test('stores neither an unknown block nor the other blocks saved with it', async ({ context }) => {
  const own = await ownPage(context, 'nepoznato', [callToAction('Poznato')]);
  const { document } = own;
  const strange = rootNode(document, 1, { handler: 'iz-buducnosti', version: 7 });
  const known = rootNode(document, 2, callToAction('Uz nepoznato'));
  const writes = [strange, known].map((node) => ({ id: node.id, base: 0, node }));
  const response = await responseOf(context, 'draft.sync', {
    documents: [document],
    since: 0,
    writes,
  });
  expect(response.saved).toBe(false);
  expect(response.refused.map(({ node, code }) => [node, code])).toContainEqual([
    strange.id,
    'blockUnknown',
  ]);
  expect(await draftOf(context, document)).toHaveLength(1);
});

test('refuses blocks beyond the 5,000 that a screen may hold', async ({ page, context }) => {
  test.setTimeout(90_000);
  page.setDefaultTimeout(30_000);
  const own = await ownPage(context, 'pet-tisuca');
  const many = Array.from({ length: 4900 }, (_, at) =>
    rootNode(own.document, at, callToAction(`Blok ${at}`)),
  );
  await store(context, own.document, many);
  await openEditor(page, own.path);
  await blockOf(page, many[0]?.id ?? '')
    .locator('h2')
    .click();
  const pasted = page.locator('#izlog main h2').filter({ hasText: 'Zalijepljeno' });
  const [block] = clipped('call-to-action', 1);
  await paste(
    page,
    writeBlocks(Array.from({ length: 101 }, () => block ?? { handler: '', version: 1 })),
  );
  const notice = page.locator('#izlog-editor [data-error]');
  await expect(notice).toContainText(/5\D?000/);
  expect(await pasted.count()).toBe(0);
  await paste(page, writeBlocks(clipped('call-to-action', 1)));
  await expect(pasted).toHaveCount(1);
  await saved(page);
  expect(await draftOf(context, own.document)).toHaveLength(4901);
});

test('reports a picture that no longer exists', async ({ page, context }) => {
  const own = await ownPage(context, 'bez-slike', [
    {
      handler: 'banner',
      options: {
        title: 'Slika je nestala',
        kicker: '',
        text: '',
        picture: '99999999',
        side: 'end',
        ground: 'accent',
        actions: [],
      },
    },
  ]);
  await openEditor(page, own.path);
  await page
    .locator('[data-region="bar"]')
    .getByRole('button', { name: /^Problemi/ })
    .click();
  const panel = page.getByRole('region', { name: 'Problemi' });
  await panel.getByRole('button', { name: 'Provjeri za objavu' }).click();
  await expect(panel.getByRole('button', { name: /Slika/ }).first()).toBeVisible();
  const documents: DocumentKey[] = [own.document];
  const problems = await responseOf(context, 'draft.problems', { documents });
  expect(problems.map(({ path }) => path)).toContain('picture');
});
