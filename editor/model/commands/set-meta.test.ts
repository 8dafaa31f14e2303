import { expect, test } from 'vitest';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { type Language, languages } from '#schemas/languages.ts';
import { startEditing } from '#tests/support/editing.ts';
import { editorMessages } from '../../i18n/messages.ts';
import { setHidden, setMeta } from './set-meta.ts';

test('a step names the block that it changed, or the number of blocks', () => {
  const editing = startEditing();
  const textOf = (label: { key: string; params?: object } | undefined, language: Language) =>
    createTranslator(language, editorMessages(language))(label?.key ?? '', label?.params as never);
  const last = () => editing.history.getState().entries.at(-1)?.label;
  const ids = ['hero-1', 'section-1', 'section-2'];
  editing.run(setMeta, { ids, meta: { space: 'none' } });
  expect(languages.map((language) => textOf(last(), language))).toEqual([
    'Izgled 3 bloka',
    'Layout of 3 blocks',
    'Layout von 3 Blöcken',
  ]);
  editing.run(setMeta, { ids: ['section-1'], meta: { space: 'large' } });
  editing.run(setMeta, { ids: ['hero-1', 'section-1'], meta: { space: 'large' } });
  expect(textOf(last(), 'hr')).toBe('Izgled: Naslovnica');
  editing.run(setHidden, { ids, hidden: true });
  expect(textOf(last(), 'en')).toBe('Hid 3 blocks');
});
