import { expect, test } from 'vitest';
import { startEditing } from '#tests/support/editing.ts';
import { setField } from '../../../model/commands/set-options.ts';
import { setTranslation, startTranslation } from '../../../model/commands/translate.ts';
import { progressOf } from './translation-rows.ts';

const nodesOf = (editing: ReturnType<typeof startEditing>, ids: readonly string[]) =>
  ids.flatMap((id) => editing.nodes.get(id) ?? []);

test('counts what is translated, outdated and missing · EDIT-15', () => {
  const editing = startEditing();
  const progress = () => progressOf(nodesOf(editing, ['hero-1', 'text-1']), editing.blocks, 'de');
  expect(progress()).toEqual({ ok: 0, example: 0, stale: 0, missing: 2 });
  editing.run(setTranslation, { id: 'hero-1', language: 'de', path: 'title', value: 'Karte' });
  expect(progress()).toEqual({ ok: 1, example: 0, stale: 0, missing: 1 });
  editing.run(setField, { id: 'hero-1', layer: 'hr', path: 'title', value: 'Nova karta' });
  expect(progress()).toEqual({ ok: 0, example: 0, stale: 1, missing: 1 });
  editing.run(startTranslation, { ids: ['hero-1', 'text-1'], language: 'de' });
  expect(progress()).toEqual({ ok: 1, example: 0, stale: 1, missing: 0 });
});

test('counts only overridden texts of a placement', () => {
  const editing = startEditing();
  const progress = () => progressOf(nodesOf(editing, ['place-1']), editing.blocks, 'de');
  expect(progress()).toEqual({ ok: 0, example: 0, stale: 0, missing: 0 });
  editing.run(setField, { id: 'place-1', layer: 'hr', path: 'title', value: 'Ovamo' });
  expect(progress()).toEqual({ ok: 0, example: 0, stale: 0, missing: 1 });
  editing.run(setTranslation, { id: 'place-1', language: 'de', path: 'title', value: 'Hierher' });
  expect(progress()).toEqual({ ok: 1, example: 0, stale: 0, missing: 0 });
  editing.run(setField, { id: 'place-1', layer: 'hr', path: 'title', value: 'Amo' });
  expect(progress()).toEqual({ ok: 0, example: 0, stale: 1, missing: 0 });
});
