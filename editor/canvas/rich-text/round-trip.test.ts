import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rich } from '#fixtures/museum/content/pages/rich.ts';
import { richTextSchema } from '#schemas/block/fragments.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { createAjv } from '#schemas/validation/ajv.ts';
import { randomCases } from '#tests/support/random-runs.ts';
import { atomNodes, richTextExtensions } from './extensions.ts';
import { limitsPlugin } from './limits.ts';
import { readStored, type StoredForms } from './read-stored.ts';
import { writeStored } from './write-stored.ts';

const schema = getSchema(richTextExtensions(atomNodes, false));
const isStorable = createAjv({}).compile(richTextSchema);

const doc = (...content: Json[]): JsonObject => ({ type: 'doc', content });
const text = (texts: string, ...marks: Json[]): JsonObject =>
  marks.length > 0 ? { type: 'text', text: texts, marks } : { type: 'text', text: texts };
const paragraph = (...content: Json[]): JsonObject => ({ type: 'paragraph', content });

/** Reads the stored text, inserts `word` before the given text, and writes it again. */
function typed(stored: JsonObject, word: string, before: string): JsonObject {
  const forms: StoredForms = new WeakMap();
  const read = readStored(schema, stored, forms);
  const state = EditorState.create({ doc: read });
  let at = -1;
  read.descendants((node, position) => {
    if (at < 0 && node.isText && node.text?.includes(before)) {
      at = position + node.text.indexOf(before);
    }
  });
  return writeStored(state.apply(state.tr.insertText(word, at)).doc, forms);
}

/** Reads and writes a document without the remembered stored forms of its nodes. */
function rewritten(stored: JsonObject): JsonObject {
  return writeStored(readStored(schema, stored, new WeakMap()), new WeakMap());
}

const types =
  'paragraph heading bulletList orderedList listItem blockquote image hardBreak horizontalRule table tableRow tableCell tableHeader product text doc rawBlock callout __proto__ constructor '.split(
    ' ',
  );
const markNames = ['bold', 'italic', 'strike', 'code', 'link', 'rawMark', 'sparkle', 'constructor'];
const attributes = fc.dictionary(
  fc.constantFrom('level', 'start', 'media', 'target', 'newTab', 'scope', 'colspan', 'tone'),
  fc.jsonValue({ maxDepth: 1 }),
  { maxKeys: 3 },
);
const mark = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constantFrom(...markNames), attrs: attributes }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
);
const { node: anyNode } = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    fc.record(
      { type: fc.constant('text'), text: fc.string(), marks: fc.array(mark, { maxLength: 3 }) },
      { requiredKeys: ['type'] },
    ),
    fc.jsonValue({ maxDepth: 1 }),
    fc.record(
      {
        type: fc.constantFrom(...types),
        attrs: attributes,
        content: fc.array(tie('node'), { maxLength: 4 }),
      },
      { requiredKeys: ['type'] },
    ),
  ),
}));
const anyDocument = fc
  .array(anyNode, { maxLength: 6 })
  .map((content) => JSON.parse(JSON.stringify({ type: 'doc', content })) as JsonObject);

test('any stored text is written back unchanged when nothing was edited', () => {
  fc.assert(
    fc.property(anyDocument, (stored) => {
      const forms: StoredForms = new WeakMap();
      const read = readStored(schema, stored, forms);
      read.check();
      expect(JSON.stringify(writeStored(read, forms))).toBe(JSON.stringify(stored));
    }),
    randomCases(500),
  );
});

test('any stored block stays unchanged beside an edited block', () => {
  fc.assert(
    fc.property(anyDocument, (stored) => {
      const others = (stored.content as readonly Json[]).filter(isBlock);
      const edited = typed(doc(paragraph(text('here')), ...others), 'new ', 'here');
      expect(JSON.stringify(edited.content)).toBe(
        JSON.stringify([paragraph(text('new here')), ...others]),
      );
    }),
    randomCases(300),
  );
});

/** Excludes bare text, which becomes a paragraph once the text around it is edited. */
function isBlock(stored: Json): boolean {
  return isObject(stored) && stored.type !== 'text' && stored.type !== 'hardBreak';
}

test('written text can be stored, and is the same when read again', () => {
  fc.assert(
    fc.property(anyDocument, (stored) => {
      const written = rewritten(stored);
      expect(isStorable(written), JSON.stringify(isStorable.errors)).toBe(true);
      expect(rewritten(written)).toEqual(written);
    }),
    randomCases(300),
  );
});

test('the texts of the demo site are written as stored', () => {
  const { hr } = rich(
    `## Naslov\n\nIme **jako** i *koso*, [veza](page:o-nama).\n\n- a\n- b\n\n1. c\n\n> citat\n\n| a | b\n| c | d`,
    '',
    '',
  );
  const table = (hr?.content as readonly JsonObject[] | undefined)?.at(-1);
  const explicit = JSON.stringify(hr).replaceAll(',"attrs":{"scope":"col"}', '');
  expect(table?.type).toBe('table');
  expect(rewritten(JSON.parse(explicit) as JsonObject)).toEqual(JSON.parse(explicit));
});

test('keeps unknown nodes, marks and attributes of an edited paragraph', () => {
  const stored = doc({
    type: 'paragraph',
    attrs: { tone: 'calm' },
    content: [
      text('a', { type: 'sparkle', attrs: { n: 1 } }, { type: 'bold' }),
      { type: 'badge', attrs: { n: 2 }, content: [text('x')] },
      text(' end', { type: 'link', attrs: { target: 'page:a', rel: 'me' } }),
    ],
  });
  const edited = typed(stored, '!', ' end');
  const [written] = edited.content as readonly JsonObject[];
  expect(written).toEqual({
    ...(stored.content as readonly JsonObject[])[0],
    content: [
      text('a', { type: 'sparkle', attrs: { n: 1 } }, { type: 'bold' }),
      { type: 'badge', attrs: { n: 2 }, content: [text('x')] },
      text('!'),
      text(' end', { type: 'link', attrs: { target: 'page:a', rel: 'me' } }),
    ],
  });
});

test('bare text in an item or a cell becomes a paragraph when edited', () => {
  const item = { type: 'listItem', content: [text('a')] };
  const edited = typed(doc({ type: 'bulletList', content: [item] }), 'b', 'a');
  expect(edited).toEqual(
    doc({
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph(text('ba'))] }],
    }),
  );
});

test('rich text without any text is stored as empty', () => {
  expect(rewritten(doc(paragraph(text(''))))).toEqual(doc());
  expect(writeStored(readStored(schema, undefined, new WeakMap()), new WeakMap())).toEqual(doc());
});

test('an empty line after a product is stored only when it was stored before', () => {
  const product = { type: 'product', attrs: { slug: 'sidro' } };
  const forms = new WeakMap();
  const read = readStored(schema, doc(paragraph(text('a')), product), forms);
  const line = schema.node('paragraph');
  const typedOn = read.copy(read.content.addToEnd(line));
  expect(writeStored(typedOn, forms)).toEqual(doc(paragraph(text('a')), product));
  const known = new WeakMap();
  const stored = readStored(schema, doc(product, { type: 'paragraph' }), known);
  const edited = stored.copy(
    stored.content.addToEnd(schema.node('paragraph', null, schema.text('b'))),
  );
  expect(writeStored(stored.copy(stored.content), known)).toEqual(
    doc(product, { type: 'paragraph' }),
  );
  expect(writeStored(edited, known).content).toHaveLength(3);
});

test('more blocks than the limit are refused', () => {
  const most = doc(...Array.from({ length: 500 }, () => paragraph(text('a'))));
  const read = readStored(schema, most, new WeakMap());
  const limits = [limitsPlugin(() => {})];
  const state = EditorState.create({ doc: read, plugins: limits });
  expect(state.apply(state.tr.split(2)).doc.childCount).toBe(500);
  const shorter = state.apply(state.tr.delete(0, 3));
  expect(shorter.apply(shorter.tr.split(2)).doc.childCount).toBe(500);
});
