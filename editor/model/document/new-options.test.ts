import { expect, test } from 'vitest';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import type { EditorBlock } from '#runtime/block/editor-registry.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { leastOptions } from './new-options.ts';

/** Value of a required field with this schema in a new block called Kartica. */
function made(field: Json, validate: (options: unknown) => boolean = () => true) {
  const schema: JsonObject = { type: 'object', required: ['a'], properties: { a: field, b: {} } };
  const labels = { hr: { name: 'Kartica' } };
  return leastOptions({ model: { schema }, labels, validate } as unknown as EditorBlock);
}

test.each<[string, Json, Json]>([
  ['a fixed value', { type: 'string', const: 'x' }, 'x'],
  ['a default', { type: 'string', default: 'x' }, 'x'],
  ['a choice', { type: 'string', enum: ['one', 'two'] }, 'one'],
  ['an empty choice', { enum: [] }, null],
  ['one of several kinds', { oneOf: [{ type: 'boolean' }, { type: 'string' }] }, false],
  ['a text', { type: 'string', translatable: true }, 'Kartica'],
  ['a short text', { type: 'string', translatable: true, maxLength: 4 }, 'Kart'],
  ['a text for machines', { type: 'string' }, ''],
  ['a link', { type: 'string', widget: 'link' }, 'screen:home'],
  ['the name of a member', { type: 'string', widget: 'hidden' }, 'i1'],
  ['a moment', { type: 'string', format: 'date-time' }, '2026-01-01T09:00:00.000Z'],
  ['a count', { type: 'integer' }, 0],
  ['a number', { type: 'number', minimum: 2 }, 2],
  ['a switch', { type: 'boolean' }, false],
  ['nothing, where that is allowed', { type: ['string', 'null'] }, null],
  ['a list', { type: 'array' }, []],
  ['a list of two', { type: 'array', minItems: 2, items: { type: 'boolean' } }, [false, false]],
  [
    'a list of named members',
    {
      type: 'array',
      minItems: 2,
      items: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
    },
    [{ id: 'i1' }, { id: 'i2' }],
  ],
  ['a group without required fields', { type: 'object' }, {}],
  [
    'a formatted text',
    { type: 'object', widget: 'rich-text' },
    {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Kartica' }] }],
    },
  ],
])('%s gets a value: %j becomes %j', (_, schema, value) => {
  expect(made(schema)).toEqual({ a: value });
});

test('a block whose schema cannot be satisfied has no minimal options', () => {
  expect(made({ type: 'string' }, () => false)).toBeNull();
});

test('the minimal options of every installed block are null or match its schema', () => {
  for (const block of Object.values(editorBlocks)) {
    const options = leastOptions(block);
    if (options) expect(block.validate(structuredClone(options))).toBe(true);
  }
});
