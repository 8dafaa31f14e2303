import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageEditor } from '#tests/support/editor-stage.tsx';
import { setHidden } from '../commands/set-meta.ts';
import { axeFaults } from '../dialogs/axe-faults.ts';

test('axe finds nothing in the editor with its panels open', async () => {
  await page.viewport(1440, 900);
  const { editing } = stageEditor({ ui: { left: 'structure', right: 'inspector' } });
  editing.select(['hero-1']);
  await expect.element(page.getByRole('tab', { name: 'Prijevodi' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Naslovnica' })).toBeVisible();
  expect(await axeFaults()).toEqual([]);
});

test('undo and redo name the step, in the bar and aloud', async () => {
  await page.viewport(1440, 900);
  const { editing, ui } = stageEditor();
  editing.run(setHidden, { ids: ['hero-1'], hidden: true });
  await page.getByRole('button', { name: 'Poništi: Skriveno: Naslovnica' }).click();
  expect(editing.nodes.get('hero-1')?.meta.hidden).toBeUndefined();
  expect(ui.getState().announcement).toBe('Poništeno: Skriveno: Naslovnica');
  await page.getByRole('button', { name: 'Ponovi: Skriveno: Naslovnica' }).click();
  expect(editing.nodes.get('hero-1')?.meta.hidden).toBe(true);
});

test('panels are resized by keyboard within their bounds', async () => {
  await page.viewport(1440, 900);
  const { ui } = stageEditor({ ui: { left: 'structure', leftWidth: 280 } });
  const separator = page.getByRole('separator', { name: 'Širina ploče' });
  await expect.element(separator).toHaveAttribute('aria-valuenow', '280');
  (separator.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(ui.getState().leftWidth).toBe(296);
  await userEvent.keyboard('{Home}');
  await expect.element(separator).toHaveAttribute('aria-valuenow', '220');
});

test('docked panels scale the page and let it go again', async () => {
  await page.viewport(1440, 900);
  const { ui, page: root } = stageEditor({ ui: { left: 'structure', docked: true } });
  await expect.poll(() => root.style.zoom).not.toBe('');
  expect(Number(root.style.zoom)).toBeLessThan(1);
  expect(Math.round(root.getBoundingClientRect().left)).toBe(280);
  ui.setState({ left: null });
  await expect.poll(() => root.style.zoom).toBe('');
});

test('Escape goes from a panel back to the page', async () => {
  await page.viewport(1440, 900);
  stageEditor({ ui: { left: 'structure' } });
  await page.getByRole('row', { name: 'Naslovnica' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.getAttribute('data-region')).toBe('page');
});

test('small screens show one sheet at a time', async () => {
  await page.viewport(390, 800);
  const { ui } = stageEditor();
  await page.getByRole('button', { name: 'Struktura' }).click();
  await page.getByRole('button', { name: 'Svojstva' }).click();
  expect(ui.getState()).toMatchObject({ left: null, right: 'inspector' });
  const sheet = page.getByRole('region', { name: 'Svojstva' }).element().getBoundingClientRect();
  expect(sheet.width).toBe(390);
  await page.viewport(1440, 900);
});

test('the menu offers what the server has for the back office, and nothing else · MODAL-09 · PERM-17', async () => {
  await page.viewport(1440, 900);
  stageEditor({ server: { mode: 'test', cache: true, domains: 2 } });
  await page.getByRole('button', { name: 'Više' }).click();
  for (const name of ['Predmemorija', 'Domene', 'Što je novo']) {
    await expect.element(page.getByRole('menuitem', { name })).toBeVisible();
  }
  await page.getByRole('menuitem', { name: 'Predmemorija' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Predmemorija' })).toBeVisible();
});

test('what a server does not have is in no menu · ADMIN-07 · DEV-05', async () => {
  await page.viewport(1440, 900);
  stageEditor({ server: { mode: 'production', cache: false, domains: 1 } });
  await page.getByRole('button', { name: 'Više' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Nova stranica' })).toBeVisible();
  for (const name of ['Predmemorija', 'Domene', 'Što je novo']) {
    expect(page.getByRole('menuitem', { name }).query()).toBeNull();
  }
});
