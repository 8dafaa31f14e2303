import { expect, test } from 'vitest';
import { startEditing } from '#tests/support/editing.ts';
import { setLocked, setMeta } from '../../../model/commands/set-meta.ts';
import { appearanceOf, sameBlocks } from './appearance.ts';

test('the appearance of a section is applied to all sections of the page that are not locked', () => {
  const editing = startEditing();
  const appearance = { space: 'large', background: 'warm', style: 'ruled' } as const;
  editing.run(setMeta, { ids: ['section-1'], meta: { ...appearance, anchor: 'top' } });
  const node = editing.nodes.get('section-1');
  if (!node) throw new Error('The sample page has no section-1.');
  expect(sameBlocks(editing.nodes, node)).toContain('section-2');
  editing.run(setMeta, { ids: sameBlocks(editing.nodes, node), meta: appearanceOf(node.meta) });
  expect(editing.nodes.get('section-2')?.meta).toEqual(appearance);
  editing.run(setMeta, { ids: ['section-2'], meta: appearanceOf({}) });
  expect(editing.nodes.get('section-2')?.meta).toEqual({});
  editing.run(setLocked, { ids: ['section-2'], locked: true });
  expect(sameBlocks(editing.nodes, node)).not.toContain('section-2');
});
