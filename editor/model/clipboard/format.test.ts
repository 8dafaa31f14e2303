import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EditorBlock } from '#runtime/block/editor-registry.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { startEditing } from '#tests/support/editing.ts';
import { randomCases, randomTimeout } from '#tests/support/random-runs.ts';
import { isNodeValid } from '../document/options.ts';
import { copyTexts, pasteBlocks, pastedBlocks } from './block-clipboard.ts';
import { blocksIn, clipboardTexts } from './clipboard-data.ts';
import { readBlocks, writeBlocks } from './format.ts';
import { migrateAll } from './migrate-input.ts';

const noHtml = async () => [];

const none = { blocks: '', html: '', plain: '' };
const content = { slotKey: 'page:1', index: 0 };

test('copied blocks are read back whole, in all languages, from each of the three types', async () => {
  const editing = startEditing();
  const texts = copyTexts(editing, ['section-1', 'hero-1'], 'Hero');
  for (const kept of [
    { ...none, blocks: texts.blocks },
    { ...none, html: `<meta>${texts.html}<br>` },
    { ...none, plain: texts.plain },
  ]) {
    const blocks = await pastedBlocks(editing, kept, noHtml);
    expect(blocks.ok && blocks.value.map(({ handler }) => handler)).toEqual(['hero', 'section']);
    expect(blocks.ok && blocks.value[0]?.translations).toEqual({ en: { title: 'Chart' } });
    expect(blocks.ok && blocks.value[1]?.parts?.content).toHaveLength(2);
  }
});

test('a paste is one step and its blocks have new ids', async () => {
  const editing = startEditing();
  const before = editing.nodes.size();
  const texts = copyTexts(editing, ['section-1'], '');
  const blocks = await pastedBlocks(editing, texts, noHtml);
  expect(blocks.ok && pasteBlocks(editing, blocks.value, content).ok).toBe(true);
  expect(editing.nodes.size()).toBe(before + 5);
  expect(editing.selection.getState().ids).toEqual([editing.nodes.children('page:1')[0]]);
  editing.undo();
  expect(editing.nodes.size()).toBe(before);
});

test('a placement is pasted as one where its shared element exists, otherwise as a copy of it', async () => {
  const editing = startEditing();
  const texts = copyTexts(editing, ['place-1'], '');
  const blocks = await pastedBlocks(editing, texts, noHtml);
  if (!blocks.ok) throw new Error(blocks.error.code);
  pasteBlocks(editing, blocks.value, content);
  expect(editing.nodes.get(editing.nodes.children('page:1')[0] ?? '')?.master).toBe('shared-1');
  const elsewhere = startEditing({ nodes: [] });
  pasteBlocks(elsewhere, blocks.value, content);
  const [copy = ''] = elsewhere.nodes.children('page:1');
  expect(elsewhere.nodes.get(copy)).toMatchObject({ master: null, handler: 'call-to-action' });
});

test('a block that is not allowed at a position goes after the nearest parent where it is', async () => {
  const editing = startEditing();
  const blocks = await pastedBlocks(editing, copyTexts(editing, ['place-1'], ''), noHtml);
  if (!blocks.ok) throw new Error(blocks.error.code);
  const pasted = pasteBlocks(editing, blocks.value, { slotKey: 'columns-1/first', index: 0 });
  expect(pasted.ok).toBe(true);
  expect(editing.nodes.children('page:1')[2]).toBe(editing.selection.getState().ids[0]);
});

test('an older block is migrated in every language, also under its former name; a newer or unknown one is refused', () => {
  const editing = startEditing();
  const hero = editing.blocks.hero as EditorBlock;
  const model = {
    ...hero.model,
    version: 2,
    migrations: [({ heading = '', ...rest }: JsonObject) => ({ ...rest, title: heading })],
  };
  const named = { ...model, formerHandlers: ['masthead'] };
  const blocks = { hero: { ...hero, model: named } } as never;
  const old = {
    handler: 'hero',
    version: 1,
    options: { heading: 'Karta' },
    translations: { en: { heading: 'Chart' } },
  };
  const migrated = migrateAll([old], blocks);
  expect(migrated.ok && migrated.value[0]).toMatchObject({
    version: 2,
    options: { title: 'Karta' },
    translations: { en: { title: 'Chart' } },
  });
  const former = migrateAll([{ ...old, handler: 'masthead' }], blocks);
  expect(former).toEqual(migrated);
  const errorOf = (input: object) => {
    const result = migrateAll([input as never], blocks);
    return result.ok ? null : result.error.code;
  };
  expect(errorOf({ ...old, version: 3 })).toBe('blockVersionUnknown');
  expect(errorOf({ ...old, handler: 'gone' })).toBe('blockUnknown');
  expect(errorOf({ ...old, options: { heading: 7 } })).toBe('blockOptionsInvalid');
});

test('invalid data is no block, and too much data is refused', () => {
  const error = (text: string) => {
    const read = readBlocks(text);
    return read && !read.ok ? read.error.code : read;
  };
  expect(error('just words')).toBeNull();
  expect(error('{"izlog":2,"blocks":[]}')).toBe('clipboardInvalid');
  expect(error('{"izlog":1,"blocks":[{}]}')).toBe('clipboardInvalid');
  expect(error('{"izlog":1,"blocks":[')).toBe('clipboardInvalid');
  expect(error(`{"izlog":1,"x":"${'y'.repeat(5_000_001)}"}`)).toBe('payloadTooLarge');
  const many = Array.from({ length: 5001 }, () => ({ handler: 'hero', version: 1 }));
  expect(error(writeBlocks(many))).toBe('documentTooLarge');
  expect(
    error('{"izlog":1,"blocks":[{"handler":"hero","version":1,"options":{"__proto__":1}}]}'),
  ).toBe('clipboardInvalid');
});

test('appearance and layout values that the site does not know are dropped', () => {
  const meta = {
    space: 'huge',
    width: 'full',
    anchor: 'here',
    hidden: 'yes',
    from: 'tomorrow',
    more: 1,
  };
  const read = readBlocks(
    JSON.stringify({ izlog: 1, blocks: [{ handler: 'hero', version: 1, meta }] }),
  );
  expect(read?.ok && read.value[0]?.meta).toEqual({ width: 'full' });
});

test("no pasted data throws or breaks the page's block schemas", {
  timeout: randomTimeout,
}, async () => {
  const rubbish = fc.object({ maxDepth: 1, maxKeys: 3 });
  const handlers = fc.constantFrom('hero', 'section', 'rich-text', 'columns', 'gone');
  const block = (depth: number): fc.Arbitrary<object> =>
    fc.record(
      {
        handler: fc.oneof(handlers, fc.string()),
        version: fc.oneof(fc.integer({ min: -1, max: 3 }), fc.constant(1)),
        options: fc.oneof(rubbish, fc.constant({ title: 'a' })),
        translations: fc.oneof(rubbish, fc.constant({ en: { title: 'b' } })),
        meta: rubbish,
        mobileOptions: rubbish,
        ...(depth > 0 && {
          parts: fc.dictionary(
            fc.constantFrom('content', 'first', 'x'),
            fc.array(block(depth - 1), { maxLength: 2 }),
          ),
        }),
      },
      { requiredKeys: ['handler', 'version'] },
    );
  await fc.assert(
    fc.asyncProperty(fc.array(block(2), { maxLength: 3 }), fc.string(), async (blocks, text) => {
      const editing = startEditing();
      const plain = JSON.stringify({ izlog: 1, blocks });
      for (const texts of [
        { ...none, plain },
        { ...none, plain: text },
      ]) {
        const read = await pastedBlocks(editing, texts, noHtml);
        if (read.ok) pasteBlocks(editing, read.value, content);
      }
      for (const id of editing.nodes.ids()) {
        const node = editing.nodes.get(id);
        expect(node && isNodeValid(node, editing.blocks)).toBe(true);
      }
    }),
    randomCases(200),
  );
});

test('HTML around the blocks does not hide them', () => {
  const texts = clipboardTexts(
    '{"izlog":1,"blocks":[{"handler":"hero","version":1,"title":"a \\"b\\" <c> & d"}]}',
    '<i>',
  );
  const read = blocksIn({ ...none, html: `<html><body><!--x-->${texts.html}</body></html>` });
  expect(read?.ok && read.value[0]?.title).toBe('a "b" <c> & d');
});
