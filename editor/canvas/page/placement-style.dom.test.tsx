import { expect, test } from 'vitest';
import { stageEditor } from '#tests/support/editor-stage.tsx';
import { removeNodes } from '../../model/commands/remove.ts';
import { setHidden, setMeta, setMobileMeta } from '../../model/commands/set-meta.ts';
import { placeShared } from '../../model/commands/share.ts';

test('a placement is rendered with its own appearance over that of the shared element, as for shoppers', async () => {
  const { editing, page } = stageEditor();
  const rendered = () => [...page.querySelectorAll<HTMLElement>('[data-id^="shared-1"]')];
  const styles = () =>
    rendered().map(({ dataset }) => [dataset.space, dataset.width, dataset.device]);
  await expect.poll(styles).toEqual([[undefined, undefined, undefined]]);

  editing.run(setMeta, { ids: ['shared-1'], meta: { space: 'small', width: 'wide' } });
  editing.run(setMeta, { ids: ['place-1'], meta: { space: 'large' } });
  await expect.poll(styles).toEqual([['large', 'wide', undefined]]);

  editing.run(setMobileMeta, { ids: ['place-1'], meta: { space: 'none' } });
  await expect.poll(styles).toEqual([
    ['large', 'wide', 'desktop'],
    ['none', 'wide', 'mobile'],
  ]);
});

test('a placement that is hidden, or removed only in this language, disappears; others stay', async () => {
  const { editing, page } = stageEditor();
  const ids = () =>
    [...page.querySelectorAll<HTMLElement>('[data-id^="shared-1"]')].map(
      ({ dataset }) => dataset.id,
    );
  const placed = editing.run(placeShared, { slotKey: 'page:1', index: 4, master: 'shared-1' });
  const [second = ''] = placed.ok ? (placed.value.select ?? []) : [];
  const both = ['shared-1', `shared-1--${second}`];
  await expect.poll(ids).toEqual(both);

  editing.run(setHidden, { ids: ['place-1'], hidden: true });
  await expect.poll(ids).toEqual(both.slice(1));
  editing.undo();
  await expect.poll(ids).toEqual(both);
  editing.run(removeNodes, { ids: [second], only: 'hr' });
  await expect.poll(ids).toEqual(both.slice(0, 1));
});
