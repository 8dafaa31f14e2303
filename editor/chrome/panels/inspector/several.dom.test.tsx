import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stageEditor } from '#tests/support/editor-stage.tsx';
import { setField } from '../../../model/commands/set-options.ts';

const form = () => page.getByRole('region', { name: 'Svojstva' });
const title = () => form().getByRole('textbox', { name: /^Naslov/ });
const titles = ({ editing }: ReturnType<typeof stageEditor>) =>
  ['section-1', 'section-2'].map((id) => editing.nodes.get(id)?.options.title);

test('a field of several blocks of one type is written to all of them, as one step', async () => {
  const ports = stageEditor({ ui: { right: 'inspector' } });
  const { editing } = ports;
  const before = titles(ports);
  editing.select(['section-1', 'section-2']);
  await expect.element(title()).toBeVisible();
  await title().fill('Isto svugdje');
  await expect.poll(() => titles(ports)).toEqual(['Isto svugdje', 'Isto svugdje']);
  await expect.element(page.getByRole('heading', { name: 'Isto svugdje' }).nth(1)).toBeVisible();
  editing.undo();
  expect(titles(ports)).toEqual(before);
});

test('fields that differ are marked and stay unchanged until written', async () => {
  const ports = stageEditor({ ui: { right: 'inspector' } });
  ports.editing.run(setField, { id: 'section-2', layer: 'hr', path: 'title', value: 'Drugi' });
  ports.editing.select(['section-1', 'section-2']);
  await expect.element(form()).toHaveTextContent('Označena polja nisu svugdje jednaka');
  await expect
    .poll(() => form().element().querySelector('[data-field="title"]')?.textContent)
    .toContain('različito');
  expect(titles(ports)[1]).toBe('Drugi');
});

test('blocks of several types are duplicated, hidden and removed together', async () => {
  const { editing } = stageEditor({ ui: { right: 'inspector' } });
  const before = editing.nodes.children('page:1');
  const both = ['hero-1', 'section-2'];
  const press = (name: string) => form().getByRole('button', { name, exact: true }).click();
  editing.select(both);
  await press('Sakrij ili prikaži');
  expect(both.map((id) => editing.nodes.get(id)?.meta.hidden)).toEqual([true, true]);
  await press('Umnoži');
  expect(editing.nodes.children('page:1')).toHaveLength(before.length + 2);
  editing.select(both);
  await press('Ukloni');
  expect(both.map((id) => editing.nodes.get(id))).toEqual([undefined, undefined]);
  editing.undo();
  editing.undo();
  editing.undo();
  expect(editing.nodes.children('page:1')).toEqual(before);
});
