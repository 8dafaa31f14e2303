import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CacheKindRow } from '#schemas/api/back-office.ts';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { DialogStage } from '../../testing/dialog-stage.tsx';
import { type FakeResponses, fakeEditorApi, oneRecordPage } from '../../testing/fake-editor-api.ts';
import type { Dialogs } from '../../ui/dialogs/dialogs.tsx';
import { axeViolations } from './axe-violations.ts';
import { CacheView } from './cache-view.tsx';
import { DomainList } from './domains.tsx';
import { Releases } from './releases.tsx';

const kind = (name: string, entries: number, hits: number, misses: number): CacheKindRow => ({
  kind: name,
  entries,
  bytes: entries * 1024 * 1024,
  hits,
  misses,
});
const view = (...kinds: CacheKindRow[]) => ok({ limit: 40 * 1024 * 1024, kinds });
const kept = view(kind('product', 3, 97, 3), kind('novelty', 1, 0, 0));

async function stage(open: (dialogs: Dialogs) => Promise<unknown>, responses: FakeResponses) {
  await page.viewport(1200, 900);
  const api = fakeEditorApi(responses);
  const closed: unknown[] = [];
  const show = async (dialogs: Dialogs) => closed.push(await open(dialogs));
  await render(<DialogStage api={api} open={show} />);
  await page.getByRole('button', { name: 'open' }).click();
  return { api, closed };
}

const showCache = (responses: FakeResponses) =>
  stage((dialogs) => dialogs.open(CacheView, { language: 'hr' }), responses);
const row = (name: string) => page.getByRole('row', { name });
const dropAll = () => page.getByRole('button', { name: 'Isprazni sve' });
const dropSome = () => page.getByRole('button', { name: 'Isprazni odabrano' });

test('the cache view shows sizes and hit rates, by kind and in total · MODAL-09', async () => {
  await showCache({ 'cache.view': () => kept });
  await expect.element(row('Stranice proizvoda')).toHaveTextContent('3 odgovora · upita: 100');
  await expect.element(row('Stranice proizvoda')).toHaveTextContent('3,0 MBPogođeno 97 %');
  await expect.element(row('novelty')).toHaveTextContent('još bez upita');
  await expect.element(page.getByText(/4,0 MB od 40,0 MB · pogođeno 97 % · 4 od/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('selected kinds are dropped, with progress, and the others stay · MODAL-09', async () => {
  let finishDrop: (response: Result<EndpointOutput<'cache.drop'>>) => void = () => undefined;
  const { api } = await showCache({
    'cache.view': () => kept,
    'cache.drop': () => new Promise((settle) => (finishDrop = settle)),
  });
  await expect.element(dropSome()).toBeDisabled();
  await row('Stranice proizvoda').click();
  await dropSome().click();
  await expect.element(dropSome()).toHaveAttribute('aria-disabled', 'true');
  await expect.element(dropAll()).toBeDisabled();
  finishDrop(view(kind('product', 0, 97, 3), kind('novelty', 1, 0, 0)));
  await expect.element(page.getByText('Ispražnjeno.')).toBeVisible();
  await expect.element(row('Stranice proizvoda')).toHaveTextContent('0 odgovora');
  expect(api.calls.at(-1)).toEqual({ name: 'cache.drop', input: { kinds: ['product'] } });
});

test('everything is dropped at once, and an empty cache says so · MODAL-09', async () => {
  const { api } = await showCache({ 'cache.view': () => kept, 'cache.drop': () => view() });
  await dropAll().click();
  await expect.element(page.getByText('Ništa se ne čuva.')).toBeVisible();
  await expect.element(dropAll()).toBeDisabled();
  expect(api.calls.at(-1)).toEqual({ name: 'cache.drop', input: {} });
});

test('a cache that cannot be read or dropped shows why, and can be retried · MODAL-09', async () => {
  let isReachable = false;
  await showCache({
    'cache.view': () => (isReachable ? kept : fail('unavailable')),
    'cache.drop': () => fail('unavailable'),
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Poslužitelj ne odgovara');
  isReachable = true;
  await page.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(row('Stranice proizvoda')).toBeVisible();
  await dropAll().click();
  await expect.element(page.getByText(/Poslužitelj ne odgovara/)).toBeVisible();
  await expect.element(row('Stranice proizvoda')).toHaveTextContent('3 odgovora');
});

test('a server without a cache says so · ADMIN-07', async () => {
  await showCache({ 'cache.view': () => fail('notFound') });
  await expect.element(page.getByText(/nije uključena/)).toBeVisible();
});

const release = { tag_name: '1.12.192', description_html: '<p>Popravci</p>' };

test.each([
  [false, 'Što je novo'],
  [true, 'Izdanja (razvojni način)'],
])(
  'the changelog has its own title in development (%s) · MODAL-13 CONST-29',
  async (isDevelopment, title) => {
    await stage((dialogs) => dialogs.open(Releases, { isDevelopment }), {
      'release.list': () => ok([release]),
    });
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await expect.element(dialog).toHaveTextContent(/1\.12\.192Popravci/);
    await expect.element(dialog).toHaveTextContent('Ovdje radi verzija 1.12.192.');
    expect(await axeViolations()).toEqual([]);
  },
);

test('a changelog without releases, or without a response, says so · MODAL-13', async () => {
  let isReachable = false;
  await stage((dialogs) => dialogs.open(Releases, { isDevelopment: false }), {
    'release.list': () => (isReachable ? ok([]) : fail('unavailable')),
  });
  isReachable = true;
  await page.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(page.getByText('Nema objavljenih izdanja.')).toBeVisible();
});

test('where the server stores no selection, choosing a domain navigates to it · MODAL-07 · PERM-17 ADMIN-08', async () => {
  const { api, closed } = await stage(
    (dialogs) => dialogs.open(DomainList, { here: 'https://izlog.hr' }),
    {
      'master.domainFilter': () =>
        oneRecordPage([
          { name: 'Izlog', url: 'https://izlog.hr' },
          { name: 'Proba', url: 'https://proba.izlog.hr' },
        ]),
      'development.getDomain': () => fail('notFound'),
    },
  );
  await expect.element(row('Izlog')).toHaveAttribute('aria-selected', 'true');
  await row('Proba').click();
  await expect.poll(() => closed).toEqual(['https://proba.izlog.hr']);
  expect(api.calls.map(({ name }) => name)).not.toContain('development.setDomain');
});
