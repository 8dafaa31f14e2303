import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageEditor } from '#tests/support/editor-stage.tsx';
import { setTitle } from '../../model/commands/set-meta.ts';
import { axeViolations } from '../dialogs/axe-violations.ts';

const dialog = () => page.getByRole('dialog', { name: /^Smjesti/ });
const search = () => dialog().getByRole('combobox', { name: 'Potraži mjesto' });

test('several blocks are moved by keyboard only, the slot is announced, and undo moves them back', async () => {
  const { editing, ui } = stageEditor();
  await expect.element(page.getByRole('toolbar', { name: 'Traka uređivača' })).toBeVisible();
  editing.run(setTitle, { id: 'section-2', title: 'Dno' });
  editing.select(['text-1', 'text-2']);
  await userEvent.keyboard('m');
  await expect.element(page.getByRole('dialog', { name: 'Smjesti 2 bloka u …' })).toBeVisible();
  await expect.element(search()).toHaveFocus();
  await search().fill('dno');
  await expect.poll(() => dialog().getByRole('option').elements().length).toBe(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(editing.nodes.children('section-2/content')).toEqual(['text-1', 'text-2']);
  expect(ui.getState().announcement).toBe('Smješteno u: Dno');
  editing.undo();
  expect(editing.nodes.children('section-2/content')).toEqual([]);
});

test('a forbidden slot is disabled with the reason, and blocks can also go to the start of a slot', async () => {
  const { editing } = stageEditor({ ui: { movingIds: ['hero-1'] } });
  const inside = dialog().getByRole('option', { name: /^Odjeljak/ });
  await expect.element(inside.first()).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await dialog().getByText('Na početak').click();
  const there = dialog().getByRole('option', { name: /^Sadržaj/ });
  await expect.element(there).toHaveAttribute('aria-disabled', 'true');
  await expect.element(there).toHaveTextContent('Već je ondje.');
  await inside.first().click();
  await expect.poll(() => editing.nodes.children('section-1/content')[0]).toBe('hero-1');
});

test('the menu of a block opens the dialog, and Escape closes it', async () => {
  const { editing } = stageEditor();
  editing.select(['hero-1']);
  await page
    .getByRole('toolbar', { name: 'Alati bloka' })
    .getByRole('button', { name: 'Više' })
    .click();
  await page.getByRole('menuitem', { name: /^Smjesti u …/ }).click();
  await expect.element(search()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(editing.history.getState().entries).toEqual([]);
  expect(editing.selection.getState().ids).toEqual(['hero-1']);
});
