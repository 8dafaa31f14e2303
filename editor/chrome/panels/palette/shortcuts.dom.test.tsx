import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageEditor } from '#tests/support/editor-stage.tsx';
import { shortcuts } from '../../../canvas/keys/shortcuts.ts';
import { axeViolations } from '../../dialogs/axe-violations.ts';

test('a question mark lists every shortcut, and Escape returns to the page', async () => {
  stageEditor();
  await expect.element(page.getByRole('toolbar', { name: 'Traka uređivača' })).toBeVisible();
  await userEvent.keyboard('{F6}?');
  const dialog = page.getByRole('dialog', { name: 'Prečaci na tipkovnici' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.getByRole('definition').elements()).toHaveLength(shortcuts.length);
  await expect.element(dialog.getByText('Ctrl+Shift+Z').first()).toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
