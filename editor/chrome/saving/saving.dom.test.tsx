import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EditorApiContext } from '../../canvas/editor-api-context.ts';
import { type Pickers, PickersContext } from '../../canvas/pickers.ts';
import { removeNodes } from '../../model/commands/remove.ts';
import { setField } from '../../model/commands/set-options.ts';
import { openDocuments } from '../../model/document/open-documents.ts';
import {
  createTestStorage,
  createTestTimers,
  note,
  type OpenTab,
  openTab,
  samplePage,
} from '../../testing/editor.ts';
import { EditorStage, stagePorts } from '../../testing/editor-stage.tsx';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import { createTestServer } from '../../testing/server.ts';
import { axeViolations } from '../dialogs/axe-violations.ts';
import { MoreMenu } from '../shell/more-menu.tsx';
import { Presence } from './presence.tsx';
import { SaveStatus } from './save-status.tsx';
import { SavingNotices } from './saving-notices.tsx';

const clock = createTestTimers();
const type = ({ editing }: OpenTab, id: string, value: string) =>
  editing.run(setField, { id, layer: 'hr', path: 'title', value });

beforeEach(() => page.viewport(1000, 800));

async function stage(tab: OpenTab) {
  const ports = stagePorts(tab, fakeEditorApi({}));
  await render(
    <EditorStage tab={tab} ports={ports}>
      <Presence />
      <SaveStatus />
      <SavingNotices />
    </EditorStage>,
  );
}

const button = (name: string) => page.getByRole('button', { name });

test('both texts of a field are shown side by side until one is chosen', async () => {
  const server = createTestServer(samplePage());
  const [ana, ivo] = ['x', 'y'].map((tab) => openTab({ server, clock, tab })) as [OpenTab, OpenTab];
  type(ana, 'c', 'Anina plovidba');
  await ana.saving.flush();
  type(ivo, 'c', 'Ivina plovidba');
  await ivo.saving.flush();
  await stage(ivo);
  await expect.element(button('Treba odluka. Pogledaj obje verzije')).toBeVisible();
  await button('Odluči').click();
  const dialog = page.getByRole('dialog', { name: 'Uređeno na dva načina' });
  await expect.element(dialog.getByText('Ivina plovidba')).toBeVisible();
  await expect.element(dialog.getByText('Anina plovidba')).toBeVisible();
  await expect.element(dialog.getByText('Naslov')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await button('Uzmi tuđe').click();
  await expect.element(dialog.getByText('Sve je odlučeno.')).toBeVisible();
  expect(ivo.title('c')).toBe('Anina plovidba');
});

test('a block removed by another editor can be restored', async () => {
  const server = createTestServer(samplePage());
  const [ana, ivo] = ['x', 'y'].map((tab) => openTab({ server, clock, tab })) as [OpenTab, OpenTab];
  ana.editing.run(removeNodes, { ids: ['c'] });
  await ana.saving.flush();
  type(ivo, 'c', 'Ivina plovidba');
  await ivo.saving.flush();
  await stage(ivo);
  await button('Odluči').click();
  await button('Zadrži blok').click();
  await ivo.saving.flush();
  expect(server.read('c')?.options.title).toBe('Ivina plovidba');
});

test('unsaved work of a killed tab is shown as a difference, and only chosen changes are restored', async () => {
  const server = createTestServer(samplePage());
  const { storage } = createTestStorage();
  const killed = openTab({ server, clock, tab: 'x', storage });
  server.failWith('unavailable');
  type(killed, 'c', 'c uz more');
  type(killed, 'a1', 'Ne treba');
  await clock.pass(1000);
  killed.saving.stop();
  server.failWith(null);
  const tab = openTab({ server, clock, tab: 'y', storage });
  await stage(tab);
  await button('Pregledaj').click();
  const dialog = page.getByRole('dialog', { name: 'Vrati nespremljeno' });
  await expect.element(dialog.getByText('uz more')).toBeVisible();
  expect(dialog.element().querySelectorAll('ins').length).toBeGreaterThan(0);
  await expect.element(button('Vrati 2 promjene')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await dialog.getByText('note · promijenjeno').nth(1).click();
  await button('Vrati 1 promjenu').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect([tab.title('c'), tab.title('a1')]).toEqual(['c uz more', 'a1']);
});

test('unsaved work of another page shows which page it belongs to', async () => {
  const server = createTestServer([
    ...samplePage(),
    note('far', { document: 'page:2', options: { title: 'Daleko', text: '' } }),
  ]);
  const { storage } = createTestStorage();
  const killed = openTab({ server, clock, tab: 'x', storage });
  await openDocuments(killed.editing, server.api, ['page:2']);
  server.failWith('unavailable');
  type(killed, 'far', 'Blizu');
  await clock.pass(1000);
  killed.saving.stop();
  server.failWith(null);
  await stage(openTab({ server, clock, tab: 'y', storage }));
  await button('Pregledaj').click();
  const dialog = page.getByRole('dialog', { name: 'Vrati nespremljeno' });
  await expect.element(dialog.getByText('note · promijenjeno')).toBeVisible();
  await expect.element(dialog.getByText('Naslovnica')).toBeVisible();
});

test('an expired session opens a login dialog in place, and the work is saved', async () => {
  const server = createTestServer(samplePage());
  const given: string[] = [];
  const tab = openTab({
    server,
    clock,
    tab: 'x',
    logIn: async (username, password) => {
      given.push(username, password);
      if (password !== 'svjetionik') return 'Pogrešna lozinka.';
      server.failWith(null);
      return null;
    },
  });
  server.failWith('unauthorized');
  type(tab, 'c', 'Sačuvano');
  await tab.saving.flush();
  await stage(tab);
  const dialog = page.getByRole('dialog', { name: 'Prijavite se ponovno' });
  await dialog.getByLabelText('E-pošta').fill('ana@example.com');
  await dialog.getByLabelText('Lozinka').fill('kriva-lozinka');
  await dialog.getByRole('button', { name: 'Prijavi se' }).click();
  await expect.element(dialog.getByText('Pogrešna lozinka.')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await dialog.getByLabelText('Lozinka').fill('svjetionik');
  await dialog.getByRole('button', { name: 'Prijavi se' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.read('c')?.options.title).toBe('Sačuvano');
  await expect.element(button('Sve je spremljeno. Spremi ponovno')).toBeVisible();
});

test('the login dialog opens only when the user stops typing · EDIT-13', async () => {
  const server = createTestServer(samplePage());
  const tab = openTab({ server, clock, tab: 'x' });
  await stage(tab);
  const text = document.body.appendChild(document.createElement('textarea'));
  text.focus();
  server.failWith('unauthorized');
  type(tab, 'c', 'Usred rečenice');
  await tab.saving.flush();
  await expect.element(page.getByText('Prijava je istekla. Rad se čuva')).toBeVisible();
  expect(document.activeElement).toBe(text);
  text.blur();
  await expect.element(page.getByRole('dialog', { name: 'Prijavite se ponovno' })).toBeVisible();
  text.remove();
});

test('shows that changes are not stored while neither the server nor the browser accepts them · EDIT-13', async () => {
  const server = createTestServer(samplePage());
  const { storage, limit } = createTestStorage();
  const tab = openTab({ server, clock, tab: 'x', storage });
  await stage(tab);
  limit(10);
  type(tab, 'c', 'Karta');
  await clock.pass(2000);
  const onServer = page.getByText(/Rad se i dalje sprema na poslužitelj/);
  await expect.element(onServer).toBeVisible();
  server.failWith('unavailable');
  type(tab, 'c', 'Karta mora');
  await clock.pass(3000);
  await expect.element(page.getByText(/nigdje ne sprema/)).toBeVisible();
  await expect.element(onServer).not.toBeInTheDocument();
  server.failWith('unauthorized');
  await tab.saving.flush();
  const dialog = page.getByRole('dialog', { name: 'Prijavite se ponovno' });
  await expect.element(dialog.getByText(/preglednik ne može čuvati/)).toBeVisible();
});

test('shows the other editors and what they work on', async () => {
  const server = createTestServer(samplePage());
  const tab = openTab({ server, clock, tab: 'x' });
  await tab.saving.flush();
  tab.saving.state.setState({ editors: [{ client: 'q', name: 'Iva Ivić', selection: 'c' }] });
  await stage(tab);
  await button('Iva Ivić – note').click();
  expect(tab.editing.selection.getState().ids).toEqual(['c']);
  expect(await axeViolations()).toEqual([]);
});

test('a phone shows the number of other editors on its menu, and in it their names and what they work on', async () => {
  await page.viewport(390, 800);
  const server = createTestServer(samplePage());
  const tab = openTab({ server, clock, tab: 'x' });
  await tab.saving.flush();
  const api = fakeEditorApi({});
  const ports = stagePorts(tab, api);
  await render(
    <EditorStage tab={tab} ports={ports}>
      <EditorApiContext value={api}>
        <PickersContext value={{} as Pickers}>
          <MoreMenu />
        </PickersContext>
      </EditorApiContext>
    </EditorStage>,
  );
  await expect.element(button('Više')).toHaveAccessibleName('Više');
  tab.saving.state.setState({
    editors: [
      { client: 'q', name: 'Iva Ivić', selection: 'c' },
      { client: 'r', name: 'Ante Antić', selection: null },
    ],
  });
  await button('Više – Ovdje su i: Iva Ivić, Ante Antić').click();
  const group = page.getByRole('group', { name: 'Ovdje su i' });
  await expect.element(group.getByRole('menuitem', { name: 'Ante Antić' })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await group.getByRole('menuitem', { name: 'Iva Ivić – note' }).click();
  await expect.poll(() => tab.editing.selection.getState().ids).toEqual(['c']);
});
