import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPageRenderer } from '#app/storefront/render-page.tsx';
import type { LoadContext } from '#runtime/block/types.ts';
import { loadBlocks } from '#runtime/page/load-blocks.ts';
import { createCatalog } from '#runtime/page/messages.ts';
import { prepareElements } from '#runtime/page/prepare.ts';
import { StartError } from '#server/db/start-error.ts';
import { complete } from '#tests/support/blocks.ts';
import { pageOf } from '#tests/support/page.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { builtBlocks } from '../block-rules.ts';
import { readAddedBlocks } from './read-added-blocks.ts';

const examples = new URL('../../fixtures/added-blocks/', import.meta.url).pathname;
const example = readFileSync(join(examples, 'model-scale.js'), 'utf8');

/** Reads a folder with these files. */
function read(files: Readonly<Record<string, string>>) {
  return readAddedBlocks(temporaryFolder(files), builtBlocks);
}

/** Returns the example with these texts replaced in turn. */
function changed(...pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((source, [from, to]) => {
    expect(source).toContain(from);
    return source.replaceAll(from, to);
  }, example);
}

test('the example follows all rules and is rendered next to the built-in blocks', async () => {
  const { registry, validators, added, refused } = await readAddedBlocks(examples, builtBlocks);
  expect(refused).toEqual([]);
  expect(added.map(({ block }) => block.model.type)).toEqual(['model-scale']);
  const options = { title: 'Bracera', lengths: [{ id: 'mast', label: 'Jarbol', cm: 22 }] };
  const [element, heading] = [
    complete({ id: 'a', handler: 'model-scale', version: 2, options }),
    complete({ id: 'b', handler: 'coming-soon', options: { title: 'Uskoro' } }),
  ];
  const content = prepareElements([element, heading], { registry, validators });
  expect(content.map(({ error }) => error)).toEqual([null, null]);
  const catalog = createCatalog(registry);
  const { html } = createPageRenderer(registry, catalog).render(pageOf(content));
  expect(html).toContain('11 metara');
  expect(html).toContain('Uskoro');
});

test('options of an older version are migrated, options that break the schema are not rendered', async () => {
  const by = await readAddedBlocks(examples, builtBlocks);
  const [old, broken, newer] = prepareElements(
    [
      complete({
        id: 'a',
        handler: 'model-scale',
        options: { title: 'A', ratio: '1:60', lengths: [] },
      }),
      complete({ id: 'b', handler: 'model-scale', version: 2, options: { title: 'A', scale: 0 } }),
      complete({ id: 'c', handler: 'model-scale', version: 3, options: {} }),
    ],
    by,
  );
  expect(old).toMatchObject({ error: null, options: { scale: 60, text: '' } });
  expect(old?.options).not.toHaveProperty('ratio');
  expect(broken?.error).toBe('blockOptionsInvalid');
  expect(newer?.error).toBe('blockVersionUnknown');
});

test('the data of its load reaches its view', async () => {
  const load = 'load: async (_, { scale }) => ({ ok: true, value: scale / 2 }), View';
  const by = await read({ 'model-scale.js': changed(['styles, View', `styles, ${load}`]) });
  expect(by.refused).toEqual([]);
  const options = { title: 'Bracera', lengths: [] };
  const element = complete({ id: 'a', handler: 'model-scale', version: 2, options });
  const context = {} as LoadContext;
  const { nodes } = await loadBlocks(prepareElements([element], by), by.registry, context);
  expect(nodes.map(({ data }) => data)).toEqual([24]);
});

test('a block that ships no code is rendered', async () => {
  const { registry, validators, refused } = await read({
    'model-scale.js': changed(["hydrate: 'load'", "hydrate: 'none'"]),
  });
  expect(refused).toEqual([]);
  const options = { title: 'Bracera', lengths: [] };
  const element = complete({ id: 'a', handler: 'model-scale', version: 2, options });
  const nodes = prepareElements([element], { registry, validators });
  const page = createPageRenderer(registry, createCatalog(registry)).withMarkup(pageOf(nodes));
  expect(page.content[0]).toMatchObject({ hydrate: 'none', options: {} });
  expect(page.content[0]?.html).toContain('Bracera');
});

test.each<readonly [name: string, source: string, reported: string]>([
  ['no module', 'export function (', 'SyntaxError: Function statements require a function name'],
  ['another export', 'export const blocks = 1;', 'it exports no function block'],
  ['no answer', 'export const block = () => null;', 'its function block answers no object'],
  ['a throw', "export function block() { throw new Error('rope') }", 'Error: rope'],
  ['no view', changed(['styles, View }', 'styles }']), "block must have required property 'View'"],
  ['a view of markup', changed(['styles, View }', "styles, View: '<p>' }"]), 'View is no function'],
  [
    'a part that nothing knows',
    changed(['styles, View }', 'styles, View, head: 1 }']),
    'block must NOT have additional properties (head)',
  ],
  [
    'a bad name',
    changed(["type: 'model-scale'", "type: 'Model_Scale'"]),
    'model/type must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"',
  ],
  ['another name than its file', changed(['model-scale', 'scale']), 'its type is scale'],
  [
    'a category of its own',
    changed(["category: 'content'", "category: 'ships'"]),
    'model/category “ships” is none of layout, content, catalogue, checkout, account, site',
  ],
  [
    'an unknown icon',
    changed(["icon: 'ship'", "icon: 'mast'"]),
    'model/icon “mast” does not exist. All names: runtime/ui/icons/icon-names.ts',
  ],
  [
    'a misspelt keyword',
    changed(['maxItems: 12', 'maxItem: 12']),
    'Error: strict mode: unknown keyword: "maxItem"',
  ],
  [
    'a default out of range',
    changed(['default: 48', 'default: 4800']),
    'default 4800 breaks its own field',
  ],
  [
    'a language without labels',
    changed(['  de: {\n    name', '  fr: {\n    name']),
    "labels must have required property 'de'; labels must NOT have additional properties (fr)",
  ],
  [
    'a field without words',
    changed(["scale: { label: 'Scale 1 :'", "scales: { label: 'Scale 1 :'"]),
    'labels (en): no words: scale; labels (en): names no field: scales',
  ],
  [
    'a text that a language lacks',
    changed(["    less: 'Weniger',\n", '']),
    'messages (de): no less',
  ],
  [
    'a text that no language has',
    changed(['h(Reckoner, { scale })', "t('aboard')"], ['isHydrated &&', '']),
    'example current reads “[model-scale.aboard: locale entry needed]” in hr; example first reads “[model-scale.aboard: locale entry needed]” in hr',
  ],
  [
    'two plurals in Croatian',
    changed([' |||| %{smart_count} metra |||| ', ' |||| ']),
    'messages (hr): 2 of 3 plural forms of metres',
  ],
  [
    'styles that tie elements',
    changed(['.model-scale dl > div {', '.model-scale * + * {']),
    'styles depend on the plain element before: * + *',
  ],
  ['no examples', changed(['current: {', 'usual: {']), 'presets have no example current'],
  ['examples of older versions', changed(['version: 2,\n', '']), 'no example is of version 2'],
  [
    'an example that breaks the schema',
    changed(['cm: 27', "cm: '27'"]),
    'example current breaks the schema at lengths/hull/cm: must be integer',
  ],
  [
    'an example with a part that its slot refuses',
    changed([
      'version: 2,\n',
      "version: 2,\n    parts: { note: [{ id: 'n', handler: 'coupon-form' }] },\n",
    ]),
    'no new element can be made of its first example: slotRefuses',
  ],
  [
    'a view that throws',
    changed(['const isHydrated', "throw new Error('rope'); const isHydrated"]),
    'example current is not drawn in hr: block model-scale throws “Error: rope”; example first is not drawn in hr: block model-scale throws “Error: rope”',
  ],
])('with %s it is refused, and the other blocks stay', async (_, source, reported) => {
  const { registry, added, refused } = await read({ 'model-scale.js': source });
  expect(Object.keys(registry)).toEqual(Object.keys(builtBlocks.registry));
  expect(added).toEqual([]);
  expect(refused.map(({ file, errors }) => [file, errors.join('; ')])).toEqual([
    ['model-scale.js', reported],
  ]);
});

test('a file that imports a module or is too large is refused', async () => {
  const importing = `import { useState } from 'react';\n${example}`;
  const heavy = `${example}// ${randomBytes(12_000).toString('hex')}`;
  const { refused } = await read({ 'importing.js': importing, 'heavy.js': heavy });
  const [weighing, requesting] = refused.map(({ errors }) => errors.join('; '));
  expect(weighing).toMatch(/^its file weighs \d+ of 16000 bytes \(gzip\)$/);
  expect(requesting).toBe(
    'it imports “react”, but a block is one file without imports: take React from the kit (`kit.react`)',
  );
});

test('a name that a block has or had is refused', async () => {
  const banner = changed(["type: 'model-scale'", "type: 'banner'"]);
  const former = changed([
    "category: 'content'",
    "formerHandlers: ['banner'],\n    category: 'content'",
  ]);
  expect((await read({ 'banner.js': banner })).refused[0]?.errors).toContain(
    'another block has the name banner',
  );
  const { refused } = await read({ 'model-scale.js': former });
  expect(refused[0]?.errors).toEqual(['another block has the name banner']);
});

test('other files of the folder are ignored, a missing folder stops the start', async () => {
  const { added, refused } = await read({ 'readme.md': '#', 'model-scale.js.map': '{}' });
  expect([added, refused]).toEqual([[], []]);
  await expect(readAddedBlocks('/nowhere/blocks', builtBlocks)).rejects.toThrow(StartError);
});
