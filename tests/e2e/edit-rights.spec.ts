import { expect, type Page, test } from '@playwright/test';
import { requestOf } from '#editor/session/api/request.ts';
import type { EndpointName } from '#schemas/api/contract.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';
import { logInEditor, openEditor } from './editor.ts';
import { draftOf, responseOf, saved, withoutTips } from './own-page.ts';
import { administrator } from './staff.ts';

// Logins are rate limited by IP address, so these visitors have their own.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.9' } });

const document: DocumentKey = 'page:1';
const documents = [document];

/** Every call that reads or changes drafts, with valid input. */
const calls: readonly (readonly [EndpointName, Readonly<Record<string, unknown>>])[] = [
  ['draft.open', { documents }],
  ['draft.sync', { documents, since: 0, writes: [] }],
  ['draft.discard', { document }],
  ['draft.problems', { documents }],
  ['draft.references', { texts: ['1'] }],
  ['document.list', {}],
  ['document.settings', { document, title: { hr: 'Tuđe' } }],
  ['publication.publish', { document, languages: ['hr'] }],
  ['publication.unpublish', { document, languages: ['hr'] }],
  ['publication.list', { document }],
  ['publication.cancel', { id: 1 }],
  ['revision.list', { document }],
  ['revision.get', { id: 1 }],
  ['preview.create', { document, days: 1 }],
  ['usage.find', { kind: 'block', value: 'hero' }],
  ['post.create', { title: 'Tuđe' }],
];

/** Returns the status of each call, made by a script of the page with the cookies of its visitor. */
function statuses(page: Page): Promise<Record<string, number>> {
  const requests = calls.map(([name, input]) => ({ name, ...requestOf(name, input) }));
  return page.evaluate(async (given) => {
    const responses: Record<string, number> = {};
    for (const { name, method, url, body } of given) {
      const response = await fetch(url, {
        method,
        ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
      });
      responses[name] = response.status;
    }
    return responses;
  }, requests);
}

const all = (status: number) => Object.fromEntries(calls.map(([name]) => [name, status]));

test('refuses every editing call to visitors · PERM-21', async ({ page }) => {
  await page.goto('/');
  expect(await statuses(page)).toEqual(all(401));
});

test('refuses every editing call to customers, who get no editor either · PERM-21 EDIT-18', async ({
  page,
}) => {
  const response = await page.request.post('/prijava', {
    form: { _command: 'auth.login', username: 'kupac@example.com', password: 'pucina-2026' },
    headers: { accept: 'application/json' },
  });
  expect(await response.json()).toMatchObject({ ok: true });
  await page.goto('/?editPage=true');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.locator('#izlog-editor')).toHaveCount(0);
  expect(await statuses(page)).toEqual(all(403));
});

/** Opens the form of a block of the header, footer or overlays. */
async function openForm(page: Page, region: string, id: string) {
  await openEditor(page, '/');
  const row = (key: string) =>
    page.getByRole('treegrid', { name: 'Struktura' }).locator(`[role="row"][data-key="${key}"]`);
  await row(`region:${region}`).getByRole('button', { name: 'Otvori ili zatvori' }).click();
  await row(id).click();
  return page.getByRole('region', { name: 'Svojstva' });
}

test('an editor can neither see nor change options of administrators, whatever is sent · PERM-14 PERM-16 PERM-20 PERM-21', async ({
  page,
  context,
}) => {
  await withoutTips(context, { left: 'structure', right: 'inspector' });
  await logInEditor(page);
  const footer = await openForm(page, 'footer', 'footer');
  await expect(footer.locator('[data-field="name"]')).toBeVisible();
  await expect(footer.locator('[data-field="withdrawalTarget"]')).toHaveCount(0);
  const cookies = await openForm(page, 'overlays', 'cookies');
  await expect(cookies.locator('[data-field="title"] input')).toBeEnabled();
  const privacy = cookies.locator('[data-field="privacyTarget"]');
  await expect(privacy).toBeVisible();
  for (const button of await privacy.getByRole('button').all()) await expect(button).toBeDisabled();

  const [stored] = await draftOf(context, 'shared:cookies');
  if (!stored) throw new Error('no cookie notice');
  expect(JSON.stringify(await draftOf(context, 'shared:footer'))).not.toContain('withdrawalTarget');
  const node = { ...stored, options: { ...stored.options, privacyTarget: 'page:moje' } };
  const writes = [{ id: node.id, base: node.revision, node }];
  const input = { documents: [node.document], since: 0, writes };
  const response = await responseOf(context, 'draft.sync', input);
  expect(response.saved).toBe(false);
  expect(response.refused[0]).toMatchObject({ code: 'fieldClosed', path: 'privacyTarget' });
});

test('an administrator changes such an option, and the next change by an editor preserves it · PERM-20', async ({
  page,
  context,
}) => {
  await withoutTips(context, { left: 'structure', right: 'inspector' });
  await logInEditor(page, administrator);
  const footer = await openForm(page, 'footer', 'footer');
  const withdrawal = footer.locator('[data-field="withdrawalTarget"]');
  await withdrawal.getByRole('button', { name: 'Promijeni' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Stranica', exact: true }).click();
  await dialog.getByRole('row', { name: 'Dostava' }).click();
  await dialog.locator('button[type="submit"]').click();
  await saved(page);
  const changed = (await draftOf(context, 'shared:footer'))[0]?.options.withdrawalTarget;
  expect(changed).toBe('page:dostava');

  await context.clearCookies();
  await logInEditor(page);
  const again = await openForm(page, 'footer', 'footer');
  // The editor sees it rendered like shoppers, also after changing another field.
  const rendered = page
    .locator('[data-id="footer"]')
    .getByRole('link', { name: 'Raskid ugovora ovdje' });
  await expect(rendered).toHaveAttribute('href', '/dostava');
  await again.locator('[data-field="phone"] input').fill('+385 23 000 000');
  await saved(page);
  await expect(rendered).toHaveAttribute('href', '/dostava');
  await context.clearCookies();
  await logInEditor(page, administrator);
  const [now] = await draftOf(context, 'shared:footer');
  expect(now?.options).toMatchObject({ withdrawalTarget: changed, phone: '+385 23 000 000' });
  await responseOf(context, 'draft.discard', { document: 'shared:footer' });
});
