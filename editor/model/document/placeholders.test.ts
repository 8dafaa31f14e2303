import { expect, test } from 'vitest';
import type { EditNode } from '#schemas/editing/node.ts';
import { blockNode, startEditing } from '#tests/support/editing.ts';
import { openFields, promptAt, promptedOptions, promptedPaths } from './placeholders.ts';

const options = { title: '', text: '', emblem: '', pattern: false, actions: [] };
const linkMeta = { placeholders: { title: { hr: 'Naslov', en: 'Title' }, text: { hr: 'Tekst' } } };

function open(given: Partial<EditNode> = {}) {
  const node = blockNode({ id: 'a', handler: 'call-to-action', options, linkMeta, ...given });
  const editing = startEditing({ nodes: [node] });
  return { node, editing, blocks: editing.blocks };
}

test('fields are open until they have a value, in the order of the form', () => {
  const { node, blocks } = open();
  const fields = openFields(node, blocks);
  expect(fields.map(({ path, prompts }) => [path, prompts.hr])).toEqual([
    ['title', 'Naslov'],
    ['text', 'Tekst'],
  ]);
  expect(openFields(node, blocks)).toBe(fields);
  const { node: begun } = open({ options: { ...options, title: 'Bura' } });
  expect(promptedPaths(begun, blocks)).toEqual(['text']);
  expect(openFields({ ...node, handler: 'gone' }, blocks)).toEqual([]);
});

test('on a template the marked fields have a prompt, whatever their value', () => {
  const given = { document: 'template:1', options: { ...options, title: 'Bura' } } as const;
  const { node, blocks } = open(given);
  expect(promptedPaths(node, blocks)).toEqual(['title', 'text']);
  expect(openFields(node, blocks)).toEqual([]);
});

test('prompts are rendered in the language, once for the same node', () => {
  const { node, blocks } = open();
  const rendered = promptedOptions(node, options, blocks, 'en');
  expect(rendered).toMatchObject({ title: 'Title', text: 'Tekst' });
  expect(promptedOptions(node, options, blocks, 'en')).toBe(rendered);
  expect(promptedOptions(node, options, blocks, 'hr')).toMatchObject({ title: 'Naslov' });
  const linked = { placeholders: { title: { hr: 'Drugo' } } };
  const other = open({ linkMeta: linked }).node;
  expect(promptedOptions(other, options, blocks, 'hr')).toMatchObject({ title: 'Drugo', text: '' });
  const plain = open({ linkMeta: {} }).node;
  expect(promptedOptions(plain, options, blocks, 'hr')).toBe(options);
});

test('a field shows the prompt of its language, otherwise the first one, and none once it is filled', () => {
  const { editing } = open({ translations: { de: { title: 'Titel' } } });
  const at = (layer: 'hr' | 'en' | 'de' | 'mobile', path = 'title') =>
    promptAt(editing, 'a', layer, path);
  expect([at('hr'), at('en'), at('en', 'text')]).toEqual(['Naslov', 'Title', 'Tekst']);
  expect([at('de'), at('mobile'), at('hr', 'flag')]).toEqual([undefined, undefined, undefined]);
  expect(promptAt(editing, 'gone', 'hr', 'title')).toBeUndefined();
});
