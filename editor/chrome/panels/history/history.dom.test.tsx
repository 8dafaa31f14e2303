import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageEditor } from '#tests/support/editor-stage.tsx';
import { moveNodes } from '../../../model/commands/move.ts';
import { setHidden } from '../../../model/commands/set-meta.ts';
import { setField } from '../../../model/commands/set-options.ts';
import { axeViolations } from '../../dialogs/axe-violations.ts';

const steps = () => page.getByRole('listbox', { name: 'Povijest' });
const step = (name: string | RegExp) => steps().getByRole('option', { name });

test('every step has a label; selecting one goes back to it and forward again', async () => {
  const { editing, ui } = stageEditor({ ui: { right: 'history' } });
  const before = editing.nodes.children('page:1');
  editing.run(setField, { id: 'hero-1', layer: 'hr', path: 'title', value: 'Nova karta' });
  editing.run(moveNodes, { ids: ['hero-1'], slotKey: 'page:1', index: 1 });
  editing.run(setHidden, { ids: ['section-2'], hidden: true });
  await expect.element(step('Skriveno: Odjeljak')).toHaveAttribute('aria-selected', 'true');
  expect(steps().getByRole('option').elements()).toHaveLength(4);
  expect(await axeViolations()).toEqual([]);

  await step(/^Uređeno: Naslovnica/).click();
  expect(editing.nodes.get('hero-1')?.options.title).toBe('Nova karta');
  expect(editing.nodes.children('page:1')).toEqual(before);
  expect(editing.nodes.get('section-2')?.meta.hidden).toBeUndefined();
  expect(ui.getState().announcement).toMatch(/^Stanje: Uređeno/);

  await step('Skriveno: Odjeljak').click();
  expect(editing.nodes.children('page:1')[1]).toBe('hero-1');
  expect(editing.nodes.get('section-2')?.meta.hidden).toBe(true);
  await step('Početak').click();
  expect(editing.nodes.get('hero-1')?.options.title).not.toBe('Nova karta');
});

test('the history can be reached by keyboard also without steps', async () => {
  stageEditor();
  await expect.element(page.getByRole('toolbar', { name: 'Traka uređivača' })).toBeVisible();
  await userEvent.keyboard('{Alt>}4{/Alt}');
  await expect.element(page.getByText('Još nema koraka.', { exact: false })).toBeVisible();
  await expect.element(step('Početak')).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
});
