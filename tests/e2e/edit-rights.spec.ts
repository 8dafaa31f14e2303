import { expect, type Page, test } from '@playwright/test';
import { requestOf } from '#editor/api/request.ts';
import type { EndpointName } from '#schemas/api/contract.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';

// Sign-ins are counted by address: these visitors have one of their own.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.9' } });

const document: DocumentKey = 'page:1';
const documents = [document];

/** Every call that reads or changes what is edited, with an input that is right. */
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

/** Status of each call, made by a script of the page with the cookies of its visitor. */
function statuses(page: Page): Promise<Record<string, number>> {
  const requests = calls.map(([name, input]) => ({ name, ...requestOf(name, input) }));
  return page.evaluate(async (given) => {
    const answers: Record<string, number> = {};
    for (const { name, method, url, body } of given) {
      const answer = await fetch(url, {
        method,
        ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
      });
      answers[name] = answer.status;
    }
    return answers;
  }, requests);
}

const all = (status: number) => Object.fromEntries(calls.map(([name]) => [name, status]));

test('refuses every call of editing to visitors · PERM-21', async ({ page }) => {
  await page.goto('/');
  expect(await statuses(page)).toEqual(all(401));
});

test('refuses every call of editing to customers, who get no editor either · PERM-21 EDIT-18', async ({
  page,
}) => {
  const answer = await page.request.post('/prijava', {
    form: { _command: 'auth.login', username: 'kupac@example.com', password: 'pucina-2026' },
    headers: { accept: 'application/json' },
  });
  expect(await answer.json()).toMatchObject({ ok: true });
  await page.goto('/?editPage=true');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.locator('#izlog-editor')).toHaveCount(0);
  expect(await statuses(page)).toEqual(all(403));
});
