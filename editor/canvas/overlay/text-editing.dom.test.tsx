import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { blockNode } from '#tests/support/editing.ts';
import { stageEditor } from '#tests/support/editor-stage.tsx';

test('keys typed while the text editor loads go into the text and trigger no shortcut', async () => {
  const text = blockNode({ id: 'text-1', handler: 'rich-text' });
  const { page, editing } = stageEditor({ editing: { nodes: [text] } });
  await expect.poll(() => page.querySelector('.prose')).not.toBeNull();
  editing.select(['text-1']);
  await expect.element(screen.getByRole('toolbar', { name: 'Alati bloka' })).toBeVisible();
  const node = () => editing.nodes.get('text-1');
  const press = (key: string) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  // Pressed without a pause, so that nothing can have loaded in between.
  for (const key of ['Enter', 'h', 'l', 'Delete']) press(key);
  await expect.poll(() => JSON.stringify(node()?.options)).toContain('hlTekst');
  expect(node()).toMatchObject({ locked: false, meta: {} });
});

test('undo removes an insertion into a text, not what was typed before it', async () => {
  const text = blockNode({ id: 'text-1', handler: 'rich-text' });
  // The clock is frozen, so all steps fall within the grouping time.
  const { page, editing } = stageEditor({ editing: { nodes: [text], now: () => 0 } });
  await expect.poll(() => page.querySelector('.prose')).not.toBeNull();
  editing.select(['text-1']);
  await expect.element(screen.getByRole('toolbar', { name: 'Alati bloka' })).toBeVisible();
  const stored = () => JSON.stringify(editing.nodes.get('text-1')?.options.text);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.classList.contains('ProseMirror')).toBe(true);
  await userEvent.keyboard('More{Enter}');
  await expect.poll(stored).toContain('More');
  await userEvent.keyboard('/crta{Enter}');
  await expect.poll(stored).toContain('horizontalRule');
  editing.undo();
  expect(stored()).not.toContain('horizontalRule');
  expect(stored()).toContain('More');
});
