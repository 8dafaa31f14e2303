import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stageEditor } from '#tests/support/editor-stage.tsx';
import { duplicateNodes } from '../../../model/commands/duplicate.ts';
import { setField } from '../../../model/commands/set-options.ts';
import { axeViolations } from '../../dialogs/axe-violations.ts';

const form = () => page.getByRole('region', { name: 'Svojstva' });
const title = () => form().getByRole('textbox', { name: /^Naslov/ });

test('a shared element opens a field, which one placement then overrides · EDIT-16', async () => {
  const { editing, ui } = stageEditor({ ui: { right: 'inspector', tab: 'sharing' } });
  editing.select(['section-1']);
  await form().getByRole('button', { name: 'Učini zajedničkim' }).click();
  const [placement = ''] = editing.selection.getState().ids;
  expect(editing.nodes.get(placement)?.master).toBe('section-1');
  await form().getByText('Naslov', { exact: true }).click();
  await expect.poll(() => editing.nodes.get('section-1')?.opened).toEqual(['title']);

  ui.setState({ tab: 'content' });
  await title().fill('Samo ovdje');
  await expect.element(page.getByRole('heading', { name: 'Samo ovdje' })).toBeVisible();
  expect(editing.nodes.get(placement)?.options).toEqual({ title: 'Samo ovdje' });
  expect(editing.nodes.get('section-1')?.options.title).not.toBe('Samo ovdje');
  await expect.element(form()).toHaveTextContent('Samo na ovom mjestu');
  const follow = form().getByRole('button', { name: 'Prati zajednički element: Naslov' });
  await expect.element(follow).toHaveAttribute('aria-pressed', 'false');
  await follow.click();
  await expect.poll(() => editing.nodes.get(placement)?.options).toEqual({});
  await expect.element(form()).toHaveTextContent('vlastita vrijednost je sačuvana');
  await follow.click();
  await expect.poll(() => editing.nodes.get(placement)?.options).toEqual({ title: 'Samo ovdje' });
  await expect.element(title()).toHaveValue('Samo ovdje');
});

test('invalid input at a placement stays in the form, with its error · EDIT-16', async () => {
  const { editing } = stageEditor({ ui: { right: 'inspector' } });
  editing.select(['place-1']);
  const shown = editing.nodes.get('shared-1')?.options.title as string;
  await title().fill('x'.repeat(2000));
  await expect.element(title()).toHaveValue('x'.repeat(2000));
  await expect.element(title()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('heading', { name: shown })).toBeVisible();
  expect(editing.nodes.get('place-1')?.options).toEqual({});
});

test('one value is written to all blocks of a type, except those that are deselected', async () => {
  const use = { document: 'page:1', title: '', path: '/', node: 'section-2', handler: 'section' };
  const { editing } = stageEditor({
    ui: { right: 'inspector', tab: 'sharing' },
    responses: { 'usage.find': () => [use] },
  });
  const titleOf = (id: string) => editing.nodes.get(id)?.options.title;
  const write = (id: string, value: string) =>
    editing.run(setField, { id, layer: 'hr', path: 'title', value });
  editing.run(duplicateNodes, { ids: ['section-2'] });
  const [copy = ''] = editing.selection.getState().ids;
  write('section-1', 'Zima');
  write('section-2', 'Ljeto');
  editing.select(['section-1']);
  await form().getByRole('button', { name: 'Promijeni svugdje' }).click();
  const dialog = page.getByRole('dialog', { name: /^Promijeni svugdje/ });
  const apply = (count: string) => dialog.getByRole('button', { name: `Promijeni ${count}` });
  await expect.element(apply('2 bloka')).toBeVisible();
  await expect.element(dialog).toHaveTextContent('Ljeto→Zima');
  expect(await axeViolations()).toEqual([]);
  await dialog.getByRole('listitem').nth(1).getByText('Stranica').click();
  await apply('1 blok').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(['section-1', 'section-2', copy].map(titleOf)).toEqual(['Zima', 'Zima', '']);
  editing.undo();
  expect(titleOf('section-2')).toBe('Ljeto');
});

test('a placement has its own text for phones, in each language · EDIT-16', async () => {
  const { editing } = stageEditor({
    editing: { language: 'en' },
    ui: { right: 'inspector', tab: 'mobile' },
  });
  editing.select(['place-1']);
  const shared = editing.nodes.get('shared-1');
  await title().fill('Short');
  const slotKey = () => editing.nodes.get('place-1');
  await expect.poll(() => slotKey()?.translations.en?.['~mobile/title']).toBe('Short');
  expect([slotKey()?.options, slotKey()?.mobileOptions]).toEqual([{}, {}]);
  expect(editing.nodes.get('shared-1')).toBe(shared);
  await expect
    .poll(() => document.querySelector('#izlog [data-device="mobile"]')?.textContent)
    .toContain('Short');
});
