import { expect, test } from 'vitest';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import { rawOptions } from '#schemas/editing/layer-options.ts';
import type { EditNode, OptionsLayer } from '#schemas/editing/node.ts';
import { blockNode, startEditing } from '#tests/support/editing.ts';
import { setMobileOptions } from '../commands/set-meta.ts';
import { setField } from '../commands/set-options.ts';
import { setTranslation } from '../commands/translate.ts';
import { translationsOf } from './translations.ts';

function open(given: Partial<EditNode> = {}) {
  const plain = blockNode({ id: 'a', handler: 'section' });
  const node = { ...plain, options: { ...plain.options, title: 'Karte' }, ...given };
  const editing = startEditing({ nodes: [node] });
  const now = () => editing.nodes.get('a') ?? node;
  const title = (layer: OptionsLayer) => rawOptions(now(), layer).title;
  const write = (layer: OptionsLayer, value: string) =>
    editing.run(setField, { id: 'a', layer, path: 'title', value });
  const states = (language: 'en' | 'de') =>
    Object.fromEntries(
      translationsOf(now(), editorBlocks, language).map(({ path, state }) => [path, state]),
    );
  return { editing, now, title, write, states };
}

const own = { mobileOptions: { title: 'K.' }, translations: { en: { title: 'Charts' } } };

test('a text for phones belongs to the language it was written in · EDIT-15', () => {
  const { now, title, write } = open(own);
  expect([title('mobile'), title('mobile-en'), title('mobile-de')]).toEqual(['K.', 'Charts', 'K.']);
  expect(write('mobile-en', 'C.').ok).toBe(true);
  expect([title('mobile'), title('mobile-en'), title('mobile-de')]).toEqual(['K.', 'C.', 'K.']);
  expect([title('hr'), title('en')]).toEqual(['Karte', 'Charts']);
  expect(now().mobileOptions).toEqual({ title: 'K.' });
});

test('phones can have a text in another language without one in the original', () => {
  const { now, title, write } = open();
  write('mobile-de', 'Kt.');
  expect(['mobile', 'mobile-en', 'mobile-de', 'de'].map((each) => title(each))).toEqual([
    'Karte',
    'Karte',
    'Kt.',
    'Karte',
  ]);
  expect(now().mobileOptions).toEqual({});
});

test('a phone text equal to the desktop text is not stored, other texts stay', () => {
  const { now, title, write } = open({ ...own, translations: { en: { title: 'Charts' } } });
  write('mobile-en', 'C.');
  write('en', 'Maps');
  expect([title('en'), title('mobile-en')]).toEqual(['Maps', 'C.']);
  write('mobile-en', 'Maps');
  expect(now().translations.en).toEqual({ title: 'Maps' });
});

test('a value that is not text applies on phones in every language', () => {
  const { editing, now, title } = open(own);
  const field = { id: 'a', layer: 'mobile-en', path: 'rule', value: false } as const;
  expect(editing.run(setField, field).ok).toBe(true);
  expect(now().mobileOptions).toEqual({ title: 'K.', rule: false });
  expect(title('mobile-en')).toBe('Charts');
});

test('a text for phones is missing, translated or stale like any other · I18N-04', () => {
  const { editing, write, states } = open({ mobileOptions: { title: 'K.' } });
  expect(states('de')).toMatchObject({ title: 'missing', '~mobile/title': 'missing' });
  editing.run(setTranslation, { id: 'a', language: 'de', path: 'title', value: 'Karten' });
  expect(states('de')).toMatchObject({ '~mobile/title': 'ok' });
  editing.run(setTranslation, { id: 'a', language: 'de', path: '~mobile/title', value: 'Kt.' });
  write('mobile', 'Kar.');
  expect(states('de')).toEqual({ title: 'ok', '~mobile/title': 'stale' });
});

test('removing the overrides for phones removes them in every language', () => {
  const { editing, now, title, write } = open(own);
  write('mobile-en', 'C.');
  editing.run(setMobileOptions, { id: 'a', options: {} });
  expect([title('mobile'), title('mobile-en')]).toEqual(['Karte', 'Charts']);
  expect(now().translations.en).toEqual({ title: 'Charts' });
  editing.undo();
  expect(title('mobile-en')).toBe('C.');
});
