import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Publication } from '#schemas/api/cms-publications.ts';
import type { Revision } from '#schemas/api/cms-revisions.ts';
import type { EditDocument, Problem } from '#schemas/editing/node.ts';
import { fail, ok } from '#schemas/result.ts';
import { instantOf } from '#schemas/rules/zoned-time.ts';
import { Notices } from '../../canvas/overlay/notice.tsx';
import { createOverlayStore, OverlayContext } from '../../canvas/overlay/overlay-store.ts';
import { moveNodes } from '../../model/commands/move.ts';
import { removeNodes } from '../../model/commands/remove.ts';
import { setField } from '../../model/commands/set-options.ts';
import { testDocument } from '../../testing/document.ts';
import { createTestTimers, note, openTab, samplePage, testBlocks } from '../../testing/editor.ts';
import { EditorStage, stagePorts } from '../../testing/editor-stage.tsx';
import { type FakeResponses, fakeEditorApi, oneRecordPage } from '../../testing/fake-editor-api.ts';
import { createTestServer } from '../../testing/server.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { axeViolations } from '../dialogs/axe-violations.ts';
import { SaveTemplate } from '../dialogs/save-template.tsx';
import { PublishButton } from './publish-button.tsx';

const revision: Revision = {
  id: 4,
  document: 'page:1',
  createdAt: '2026-11-20T08:00:00Z',
  author: 'Iva Ivić',
  note: 'Prije praznika',
  languages: ['hr'],
};

const problem: Problem = {
  document: 'page:1',
  node: 'c',
  path: 'title',
  layer: 'hr',
  severity: 'error',
  code: 'required',
  params: {},
};

beforeEach(() => page.viewport(1200, 900));

async function stage(responses: FakeResponses) {
  const server = createTestServer(samplePage());
  const clock = createTestTimers();
  const tab = openTab({ server, clock, tab: 'x' });
  await clock.pass(0);
  const api = fakeEditorApi({
    'draft.problems': () => ok([]),
    'publication.list': () => ok([]),
    'revision.list': () => oneRecordPage([revision]),
    'revision.get': () => ok({ ...revision, nodes: samplePage() }),
    ...responses,
  });
  const ports = stagePorts(tab, api);
  const overlay = createOverlayStore(ports.page);
  await render(
    <EditorStage tab={tab} ports={ports}>
      <OverlayContext value={overlay}>
        <PublishButton />
        <Notices />
        <SaveAsTemplate />
      </OverlayContext>
    </EditorStage>,
  );
  return { ...tab, api, ports, server };
}

function SaveAsTemplate() {
  const dialogs = useDialogs();
  const props = { document: 'page:1', title: 'Naslovnica' } as const;
  const open = async () => opened.push(await dialogs.open(SaveTemplate, props));
  return <button onClick={() => void open()}>u predložak</button>;
}

const opened: (string | undefined)[] = [];

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function choose(item: string) {
  await button('Još o objavi').click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('publishes the chosen languages, and shows it in the bar', async () => {
  const document = { ...testDocument, languages: ['hr', 'en'] as const, changed: false };
  const { api, editing } = await stage({
    'publication.publish': () => ok({ problems: [], document, publication: null }),
  });
  editing.run(setField, { id: 'c', layer: 'hr', path: 'title', value: 'Novo' });
  await expect.element(page.getByText('ima izmjena')).toBeVisible();
  await button('Objavi').click();
  const dialog = page.getByRole('dialog', { name: 'Objava: Naslovnica' });
  await expect.element(dialog.getByText('nedostaju 3 prijevoda').first()).toBeVisible();
  await dialog.getByText('English').click();
  await dialog.getByLabelText('Bilješka').fill('Zima');
  expect(await axeViolations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Objavi' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const sent = api.calls.find(({ name }) => name === 'publication.publish');
  expect(sent?.input).toEqual({ document: 'page:1', languages: ['hr', 'en'], note: 'Zima' });
  await expect.element(page.getByText('objavljeno', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Objavljeno: Naslovnica')).toBeVisible();
});

test('refuses while there is an error, and links to its field', async () => {
  const { editing } = await stage({ 'draft.problems': () => ok([problem]) });
  await button('Objavi').click();
  const dialog = page.getByRole('dialog', { name: 'Objava: Naslovnica' });
  await expect.element(dialog.getByText('Objava nije moguća')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Objavi' }).element()).toBeDisabled();
  expect(await axeViolations()).toEqual([]);
  await dialog.getByRole('button', { name: /Naslov/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(editing.selection.getState()).toMatchObject({ ids: ['c'], field: 'title' });
});

test('schedules a publication at a time in the local time zone', async () => {
  const { api } = await stage({
    'publication.publish': () => ok({ problems: [], document: testDocument, publication: null }),
  });
  await button('Objavi').click();
  await page.getByText('U određeno vrijeme').click();
  await page.getByLabelText('Datum i vrijeme').fill('2031-05-04T09:30');
  await expect.element(page.getByText('Objavit će se nacrt kakav je sada')).toBeVisible();
  await button('Zakaži objavu').click();
  await expect
    .poll(() => api.calls.at(-1)?.input)
    .toMatchObject({
      at: instantOf('2031-05-04T09:30')?.toISOString(),
    });
  await expect
    .element(page.getByText('Objava je zakazana za 4. svi 2031. 09:30: Naslovnica'))
    .toBeVisible();
});

test('shows what is scheduled, and that it is published as soon as it is · EDIT-13', async () => {
  const published = { ...testDocument, changed: false, publishedAt: new Date().toISOString() };
  const { editing, api } = await stage({ 'document.list': () => ok([published]) });
  const soon = new Date(Date.now() + 1500).toISOString();
  editing.open([{ ...testDocument, changed: true, plannedAt: soon }], []);
  await expect.element(page.getByText(/^zakazano za /)).toBeVisible();
  await expect.element(page.getByText('objavljeno', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^zakazano za /)).not.toBeInTheDocument();
  expect(api.calls.filter(({ name }) => name === 'document.list')).toHaveLength(1);
});

test('lists the differences from a version as text, and restores one block', async () => {
  const { editing, get } = await stage({});
  editing.run(setField, { id: 'c', layer: 'hr', path: 'title', value: 'c uz more' });
  editing.run(removeNodes, { ids: ['a'] });
  await choose('Verzije …');
  await page.getByRole('option', { name: /Iva Ivić/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Verzije: Naslovnica' });
  await expect.element(dialog.getByText('Razlike (3)')).toBeVisible();
  expect(dialog.element().querySelector('ins')?.textContent).toBe(' uz more');
  expect(await axeViolations()).toEqual([]);
  // The content of a removed block is restored with it.
  const restore = dialog.getByRole('button', { name: 'Vrati ovaj blok' });
  await expect.poll(() => restore.elements().length).toBe(2);
  await restore.nth(1).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect([get('a')?.id, get('a1')?.parent]).toEqual(['a', 'a']);
  expect(get('c')?.options.title).toBe('c uz more');
  editing.undo();
  expect(get('a')).toBeUndefined();
});

test('a block that was only moved returns to its position', async () => {
  const { editing, get } = await stage({});
  editing.run(moveNodes, { ids: ['c'], slotKey: 'page:1', index: 0 });
  const slotKey = () =>
    ['a', 'b', 'c'].toSorted((one, other) => {
      const [first = '', second = ''] = [get(one)?.order, get(other)?.order];
      return first < second ? -1 : 1;
    });
  expect(slotKey()).toEqual(['c', 'a', 'b']);
  await choose('Verzije …');
  await page.getByRole('option', { name: /Iva Ivić/ }).click();
  await button('Vrati ovaj blok').click();
  await expect.poll(slotKey).toEqual(['a', 'b', 'c']);
  editing.undo();
  expect(slotKey()).toEqual(['c', 'a', 'b']);
});

test('Escape closes the versions, also from their list', async () => {
  await stage({});
  await choose('Verzije …');
  await page.getByRole('option', { name: /Iva Ivić/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Verzije: Naslovnica' });
  await expect.element(dialog.getByRole('tab', { name: /^Razlike/ })).toBeVisible();
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('option');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('renders both versions, and restores the whole one as one step', async () => {
  const { editing, get } = await stage({});
  editing.run(setField, { id: 'c', layer: 'hr', path: 'title', value: 'Sad' });
  await choose('Verzije …');
  await page.getByRole('option', { name: /Iva Ivić/ }).click();
  await page.getByRole('tab', { name: 'Usporedno' }).click();
  await expect.poll(() => document.querySelectorAll('figure [data-id="c"]').length).toBe(2);
  await button('Vrati cijelu verziju').click();
  await button('Vrati').click();
  await expect.poll(() => get('c')?.options.title).toBe('c');
  editing.undo();
  expect(get('c')?.options.title).toBe('Sad');
});

test('previews of versions mark what changed in each block, and request data for removed blocks', async () => {
  const requested: string[][] = [];
  const send = globalThis.fetch;
  onTestFinished(() => {
    globalThis.fetch = send;
  });
  globalThis.fetch = async (to, init) => {
    if (!String(to).startsWith('/_edit')) return send(to, init);
    const elements = JSON.parse(String(init?.body)) as { readonly id: string }[];
    requested.push(elements.map(({ id }) => id));
    if (requested.length === 1) return new Response('', { status: 503 });
    return Response.json({ data: {}, links: {}, media: {} });
  };
  const { editing } = await stage({});
  editing.run(setField, { id: 'c', layer: 'hr', path: 'title', value: 'Sad' });
  editing.run(removeNodes, { ids: ['a'] });
  await choose('Verzije …');
  await page.getByRole('option', { name: /Iva Ivić/ }).click();
  await page.getByRole('tab', { name: 'Usporedno' }).click();
  const pictures = page.getByRole('tabpanel');
  await expect.element(pictures.getByText('Poslužitelj ne odgovara')).toBeVisible();
  expect(requested.map((ids) => ids.includes('a1'))).toEqual([true, false]);
  await pictures.getByRole('button').click();
  await expect.element(pictures.getByText('Poslužitelj ne odgovara')).not.toBeInTheDocument();
  expect(requested[2]).toEqual(requested[0]);
  const marks = [...document.querySelectorAll('figure [data-id]')].map((block) => [
    (block as HTMLElement).dataset.id,
    getComputedStyle(block, '::before').content,
  ]);
  const [removed, changed] = ['"uklonjeno"', '"promijenjeno"'];
  const then = [
    ['a', removed],
    ['b', 'none'],
    ['c', changed],
  ];
  const now = [
    ['b', 'none'],
    ['c', changed],
  ];
  expect(marks).toEqual([...then, ...now]);
});

const plan: Publication = {
  id: 9,
  document: 'page:1',
  action: 'publish',
  languages: ['hr'],
  dueAt: '2031-05-04T09:30:00Z',
  author: 'Iva Ivić',
  doneAt: null,
  error: null,
};

test('warns before publishing about a scheduled publication that will replace it', async () => {
  const at = '2026-11-20T08:00:00Z';
  const done: Publication = { ...plan, id: 8, dueAt: at, doneAt: at };
  await stage({ 'publication.list': () => ok([plan, done]) });
  await button('Objavi').click();
  const dialog = page.getByRole('dialog', { name: 'Objava: Naslovnica' });
  await expect.element(dialog.getByText(/^Već je zakazano: Objava, 4. svi 2031/)).toBeVisible();
  expect(dialog.getByText('2026').query()).toBeNull();
});

test('previews of versions show shared elements that are no longer on the page', async () => {
  const master = note('gone', { document: 'shared:gone' });
  const placement = note('place', { master: 'gone', options: {}, order: 'D' });
  const { api } = await stage({
    'revision.get': () => ok({ ...revision, nodes: [...samplePage(), placement] }),
    'draft.open': () => ok({ documents: [], nodes: [master], clock: 1 }),
  });
  await choose('Verzije …');
  await page.getByRole('option', { name: /Iva Ivić/ }).click();
  await page.getByRole('tab', { name: 'Usporedno' }).click();
  await expect.poll(() => document.querySelectorAll('figure [data-id="gone"]').length).toBe(1);
  const requested = api.calls.find(({ name }) => name === 'draft.open');
  expect(requested?.input).toEqual({ documents: ['shared:gone'] });
});

test('a shared element with a selected block has versions and schedules of its own', async () => {
  const { api, editing } = await stage({});
  const header = { ...testDocument, key: 'shared:top', kind: 'shared', title: { hr: 'Zaglavlje' } };
  editing.open([header as EditDocument], [note('top', { document: 'shared:top' })]);
  editing.select(['top']);
  await choose('Verzije … (Zaglavlje)');
  await expect.element(page.getByRole('dialog', { name: 'Verzije: Zaglavlje' })).toBeVisible();
  expect(api.calls.at(-1)?.input).toMatchObject({ document: 'shared:top' });
  await userEvent.keyboard('{Escape}');
  // A shared element without a title has the name of its block.
  const labels = testBlocks.note?.labels.hr as { name: string };
  labels.name = 'Natuknica';
  onTestFinished(() => void (labels.name = 'note'));
  editing.open([{ ...header, title: { hr: 'note' } } as EditDocument], []);
  await choose('Verzije … (Natuknica)');
  await expect.element(page.getByRole('dialog', { name: 'Verzije: Natuknica' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  editing.select(['c']);
  await choose('Zakazano …');
  await expect.element(page.getByText('Ništa nije zakazano.')).toBeVisible();
  expect(api.calls.at(-1)?.input).toEqual({ document: 'page:1' });
});

test('cancels a scheduled publication', async () => {
  const { api } = await stage({
    'publication.list': () => ok([plan]),
    'publication.cancel': () => ok({ done: true } as never),
  });
  await choose('Zakazano …');
  expect(await axeViolations()).toEqual([]);
  await button('Otkaži').click();
  await expect.element(page.getByText('Ništa nije zakazano.')).toBeVisible();
  expect(api.calls.at(-1)).toEqual({ name: 'publication.cancel', input: { id: 9 } });
});

test('makes a link to the draft for some days, with the time and audience it is viewed for', async () => {
  const { api, ports } = await stage({
    'preview.create': () => ok({ token: 'tajna', expiresAt: '2026-11-28T12:00:00Z' }),
  });
  await choose('Poveznica za pregled …');
  await button('Napravi poveznicu').click();
  const link = page.getByRole('textbox', { name: 'Poveznica' });
  await expect.element(link).toHaveValue(`${location.origin}${location.pathname}?preview=tajna`);
  expect(await axeViolations()).toEqual([]);
  expect(api.calls.at(-1)?.input).toMatchObject({ view: { at: null, audience: null } });
  // Over plain HTTP, browsers have no clipboard API.
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  await button('Kopiraj').click();
  await expect.element(page.getByText('Kopiranje nije uspjelo.')).toBeVisible();
  await page.getByText('gost', { exact: true }).click();
  await expect.element(link).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  ports.ui.setState({ previewAs: { at: '2099-12-24T08:00:00.000Z', isGuest: false } });
  await choose('Poveznica za pregled …');
  await expect.element(page.getByRole('radio', { name: 'prijavljeni kupac' })).toBeChecked();
  await button('Napravi poveznicu').click();
  await expect.element(link).toBeVisible();
  const view = { at: '2099-12-24T08:00:00.000Z', audience: 'customer' };
  expect(api.calls.at(-1)?.input).toMatchObject({ view });
});

test('discards the draft only after confirmation, and leaves no steps', async () => {
  const { editing, get, saving } = await stage({
    'draft.discard': () =>
      ok({ documents: [{ ...testDocument, changed: false }], nodes: samplePage(), clock: 9 }),
  });
  editing.run(setField, { id: 'c', layer: 'hr', path: 'title', value: 'Nacrt' });
  await choose('Odbaci nacrt …');
  await expect.element(page.getByText('ne može poništiti')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(get('c')?.options.title).toBe('Nacrt');
  await choose('Odbaci nacrt …');
  await button('Odbaci nacrt').click();
  await expect.poll(() => get('c')?.options.title).toBe('c');
  expect(editing.history.getState().entries).toEqual([]);
  expect(saving.hasUnsaved()).toBe(false);
});

test('a page is saved first and then as a template, which can be edited at once · EDIT-17', async () => {
  const made = { id: 9, slug: 'prica', title: 'Priča', isTemplate: true, created_at: '' };
  let isTaken = true;
  const { api, editing, server } = await stage({
    'postType.create': () => (isTaken ? fail('unavailable') : ok(made as never)),
  });
  editing.run(setField, { id: 'c', layer: 'hr', path: 'title', value: 'Spremljeno prije' });
  await button('u predložak').click();
  const dialog = page.getByRole('dialog', { name: 'Spremi kao predložak' });
  const name = dialog.getByRole('textbox', { name: 'Naziv predloška' });
  await expect.element(name).toHaveValue('Naslovnica');
  await name.fill('Priča');
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText(/^Poslužitelj ne odgovara/)).toBeVisible();
  isTaken = false;
  await dialog.getByRole('button', { name: 'Spremi' }).click();
  const done = page.getByRole('dialog', { name: 'Predložak „Priča“ je spremljen' });
  await expect.element(done.getByRole('button', { name: 'Uredi predložak' })).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
  expect(server.read('c')?.options.title).toBe('Spremljeno prije');
  expect(api.calls.at(-1)?.input).toEqual({ title: 'Priča', from: 'page:1' });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => opened).toEqual(['/admin/templates?template=prica&editPage=true']);
});
