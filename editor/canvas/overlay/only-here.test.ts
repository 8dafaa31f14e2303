import { expect, test } from 'vitest';
import { newBlock, startEditing } from '#tests/support/editing.ts';
import { createUiStore } from '../../session/ui/ui-store.ts';
import type { ActionPorts } from './action.ts';
import { duplicate } from './block-actions.ts';
import { cut } from './clipboard-actions.ts';
import { drop } from './drop-target.ts';

test('while the mode for only this language is on, copies, cuts and drops affect only that language · I18N-01', async () => {
  const editing = startEditing({ language: 'de' });
  const ui = createUiStore();
  ui.setState({ onlyThisLanguage: true });
  const clipboard = { copy: async () => undefined, paste: async () => undefined };
  const ports = { editing, ui, clipboard } as unknown as ActionPorts;
  const shown = (id = '') => editing.nodes.get(id)?.meta.languages;
  duplicate.run(ports, ['hero-1']);
  expect(shown(editing.selection.getState().ids[0])).toEqual(['de']);
  cut.run(ports, ['hero-1']);
  await expect.poll(() => shown('hero-1')).toEqual(['hr', 'en']);
  const input = () => newBlock(editing, 'banner');
  const source = { kind: 'new', handler: 'banner', input, only: 'de' } as const;
  await drop(editing, source, { slotKey: 'page:1', index: 0 });
  expect(shown(editing.nodes.children('page:1')[0])).toEqual(['de']);
});
