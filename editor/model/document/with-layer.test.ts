import { expect, test } from 'vitest';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { translatableFields } from '#schemas/editing/fields.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { openOriginals } from '#schemas/editing/open-originals.ts';
import { blockNode, startEditing } from '#tests/support/editing.ts';
import { setOptions } from '../commands/set-options.ts';
import { viewOptions } from './options.ts';
import { translationsOf } from './translations.ts';

const question = (id: string, title: string): JsonObject => ({
  id,
  title,
  text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: title }] }] },
});

const accordion = (given: Partial<EditNode> = {}) =>
  blockNode({
    id: 'a',
    handler: 'accordion',
    options: { items: [question('one', 'Prvo')] },
    translations: { en: { 'items/one/title': 'First' }, de: { 'items/one/title': 'Erstes' } },
    ...given,
  });

function open(node: EditNode) {
  const editing = startEditing({ nodes: [node] });
  const now = () => editing.nodes.get(node.id) ?? node;
  const shown = (language: 'hr' | 'en' | 'de') => {
    const options = viewOptions(now(), editorBlocks, language);
    return options.ok ? (options.value as Readonly<Record<string, Json>>) : {};
  };
  const titles = (language: 'hr' | 'en' | 'de') =>
    (shown(language).items as readonly JsonObject[]).map(({ title }) => title);
  const write = (layer: 'hr' | 'en', options: JsonObject) =>
    editing.run(setOptions, { id: node.id, layer, options });
  return { editing, now, shown, titles, write };
}

test('an item added in English has only an English text · EDIT-15', () => {
  const { now, shown, titles, write } = open(accordion());
  const items = shown('en').items as readonly JsonObject[];
  write('en', { ...shown('en'), items: [...items, question('two', 'Second')] });
  expect([titles('hr'), titles('en'), titles('de')]).toEqual([
    ['Prvo', ''],
    ['First', 'Second'],
    ['Erstes', ''],
  ]);
  expect(JSON.stringify(now().options)).not.toContain('Second');
  const states = translationsOf(now(), editorBlocks, 'de').map(({ path, state }) => [path, state]);
  expect(states).toContainEqual(['items/two/title', 'missing']);
  const fields = translatableFields(editorBlocks.accordion?.model.schema ?? {}, shown('hr'));
  expect(openOriginals(now(), fields)).toContainEqual({
    path: 'items/two/title',
    code: 'originalMissing',
  });
});

test('a text with only a default has no Croatian value after it is written in English', () => {
  const { now, shown, write } = open(accordion());
  write('en', { ...shown('en'), title: 'Questions' });
  expect([now().options.title, now().translations.en?.title]).toEqual(['', 'Questions']);
});

test('the text fills in as an example where the block allows no empty text', () => {
  const block = editorBlocks.accordion;
  if (!block) throw new Error('No accordion.');
  const validate = (value: unknown) =>
    block.validate(value) && !JSON.stringify(value).includes('"title":""}');
  const node = accordion({ options: { items: [] }, translations: {} });
  const editing = startEditing({
    nodes: [node],
    blocks: { ...editorBlocks, accordion: { ...block, validate } },
  });
  const text = { type: 'doc', content: [] };
  const options = { items: [{ id: 'two', text, title: 'Second' }] };
  editing.run(setOptions, { id: 'a', layer: 'en', options });
  const made = editing.nodes.get('a') ?? node;
  expect(made.options.items).toMatchObject([{ title: 'Second' }]);
  const fields = translatableFields(block.model.schema, made.options);
  expect(openOriginals(made, fields)).toEqual([{ path: 'items/two/title', code: 'textExample' }]);
});

test('an item duplicated in one language is duplicated in all', () => {
  for (const layer of ['hr', 'en'] as const) {
    const { shown, titles, write } = open(accordion());
    const [first] = shown(layer).items as readonly JsonObject[];
    write(layer, { ...shown(layer), items: [first ?? {}, { ...first, id: 'copy' }] });
    expect([titles('hr'), titles('en'), titles('de')]).toEqual([
      ['Prvo', 'Prvo'],
      ['First', 'First'],
      ['Erstes', 'Erstes'],
    ]);
  }
});

test('an optional text cleared only in English stays in Croatian', () => {
  const node = accordion({ options: { title: 'Pitanja', items: [] }, translations: {} });
  const { now, write } = open(node);
  write('en', { items: [] });
  expect(now().options.title).toBe('Pitanja');
});
