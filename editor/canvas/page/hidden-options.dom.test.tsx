import { expect, test } from 'vitest';
import fixture from '#blocks/footer-section/fixtures/current.json' with { type: 'json' };
import { blockNode } from '#tests/support/editing.ts';
import { stageEditor } from '#tests/support/editor-stage.tsx';
import { setField } from '../../model/commands/set-options.ts';

test('a field that the editor may not see is rendered as for shoppers, and never written · PERM-20', async () => {
  const footer = blockNode({ id: 'footer', handler: 'footer-section' });
  const { withdrawalTarget: _, ...options } = footer.options;
  const { editing, page, canvas } = stageEditor({
    editing: {
      nodes: [{ ...footer, options }],
      scopes: ['editor'],
      hidden: { footer: { withdrawalTarget: 'screen:search' } },
    },
  });
  canvas.data.set({ footer: { data: fixture.data, error: null } });
  const link = () => page.querySelector('a[href="/pretraga"]');
  await expect.poll(link).not.toBeNull();
  const layer = 'hr';
  editing.run(setField, { id: 'footer', layer, path: 'name', value: 'Muzej mora' });
  await expect.poll(() => page.textContent).toContain('Muzej mora');
  expect(link()).not.toBeNull();
  const closed = editing.run(setField, {
    id: 'footer',
    layer,
    path: 'withdrawalTarget',
    value: 'screen:cart',
  });
  expect(closed).toMatchObject({ ok: false, error: { code: 'fieldClosed' } });
  expect(editing.nodes.get('footer')?.options.withdrawalTarget).not.toBe('screen:search');
});
