import { expect, test } from 'vitest';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import type { EditorBlock, EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { fingerprint } from '#schemas/editing/fingerprint.ts';
import { type EditNode, type OptionsLayer } from '#schemas/editing/node.ts';

import { blockNode, startEditing } from '#tests/support/editing.ts';
import { viewOptions } from '../document/options.ts';
import { placedOptions } from '../document/placement.ts';
import { translationsOf } from '../document/translations.ts';
import { keepOwn, resetOverride, withKept } from './override.ts';
import { replaceText } from './replace-text.ts';
import { setField } from './set-options.ts';
import { setTranslation, startTranslation } from './translate.ts';

const current = editorBlocks.hero as EditorBlock;
/** The title had another name in version 1. */
const model = {
  ...current.model,
  version: 2,
  migrations: [({ heading = '', ...rest }: JsonObject) => ({ ...rest, title: heading })],
};
const blocks: EditorBlocks = { ...editorBlocks, hero: { ...current, model } };

function open() {
  const node = blockNode({
    id: 'old',
    handler: 'hero',
    version: 1,
    options: { heading: 'Karta', lead: 'Uz more' },
    translations: { en: { heading: 'Chart', lead: 'By the sea' } },
    sources: { en: { lead: fingerprint('Kraj mora') } },
    mobileOptions: { heading: 'Mala karta' },
  });
  const editing = startEditing({ blocks, nodes: [node] });
  const now = () => editing.nodes.get('old') ?? node;
  const shown = (layer: OptionsLayer) => {
    const options = viewOptions(now(), blocks, layer);
    return options.ok ? [options.value.title, options.value.lead] : [];
  };
  return { editing, node, now, shown };
}

test('an older block keeps its texts in every language and width when a field of it is written', () => {
  const { editing, node, now, shown } = open();
  expect([shown('en'), shown('mobile')]).toEqual([
    ['Chart', 'By the sea'],
    ['Mala karta', 'Uz more'],
  ]);
  const field = { id: 'old', layer: 'hr', path: 'lead', value: 'Na moru' } as const;
  expect(editing.run(setField, field).ok).toBe(true);
  expect([shown('hr'), shown('en'), shown('de'), shown('mobile')]).toEqual([
    ['Karta', 'Na moru'],
    ['Chart', 'By the sea'],
    ['Karta', 'Na moru'],
    ['Mala karta', 'Na moru'],
  ]);
  expect(now().version).toBe(2);
  editing.undo();
  expect(now()).toEqual(node);
});

test('an older block is translated under the current names of its fields', () => {
  const { editing, now, shown } = open();
  const states = () => translationsOf(now(), blocks, 'en').map(({ path, state }) => [path, state]);
  expect(states()).toEqual([
    ['title', 'ok'],
    ['lead', 'stale'],
    ['~mobile/title', 'ok'],
  ]);
  const text = { id: 'old', language: 'en', path: 'title', value: 'Map' } as const;
  expect(editing.run(setTranslation, text).ok).toBe(true);
  expect(shown('en')).toEqual(['Map', 'By the sea']);
  expect(states()).toEqual([
    ['title', 'ok'],
    ['lead', 'stale'],
    ['~mobile/title', 'ok'],
  ]);
  editing.run(startTranslation, { ids: ['old'], language: 'de' });
  expect(now().translations.de).toMatchObject({ title: 'Karta', lead: 'Uz more' });
});

test('a translation that repeats its original remains one in an older block', () => {
  const name = {
    options: { heading: 'Hotel Lav' },
    translations: { en: { heading: 'Hotel Lav' } },
  };
  const node = blockNode({ id: 'old', handler: 'hero', version: 1, ...name });
  const states = (language: 'en' | 'de') =>
    translationsOf(node, blocks, language).map(({ path, state }) => [path, state]);
  expect(states('en')).toEqual([['title', 'ok']]);
  expect(states('de')).toEqual([['title', 'missing']]);
});

test('text is replaced in an older block, and a block without a match stays as stored', () => {
  const { editing, node, now, shown } = open();
  const replace = (words: string) =>
    editing.run(replaceText, { ids: ['old'], language: 'en', words, by: 'plan' });
  replace('nema');
  expect(now()).toBe(node);
  replace('Chart');
  expect(shown('en')).toEqual(['plan', 'By the sea']);
});

const shared = blockNode({
  id: 'shared-2',
  document: 'shared:shared-2',
  handler: 'hero',
  version: 2,
  opened: ['title'],
  options: { title: 'Karta', lead: 'Uz more' },
});

/** The title of a placement of the shared element, in each language and below 1380 px. */
function titlesOf(placement: EditNode) {
  return (['hr', 'en', 'de', 'mobile'] as const).map((layer) => {
    const options = placedOptions(placement, shared, blocks, layer);
    return options.ok && options.value.title;
  });
}

test('the value of a placement follows a field that was renamed · EDIT-16', () => {
  const placement = {
    ...blockNode({ id: 'place-2', handler: 'hero', version: 1, order: 'Z' }),
    master: 'shared-2',
    options: { heading: 'Ovdje' },
    translations: { en: { heading: 'Here' } },
    mobileOptions: { heading: 'Tu' },
  };
  const editing = startEditing({ blocks, nodes: [shared, placement] });
  const now = () => editing.nodes.get('place-2') ?? placement;
  const titles = () => titlesOf(now());
  expect(titles()).toEqual(['Ovdje', 'Here', 'Ovdje', 'Tu']);
  editing.run(setField, { id: 'place-2', layer: 'hr', path: 'title', value: 'Ondje' });
  expect(titles()).toEqual(['Ondje', 'Here', 'Ondje', 'Tu']);
  expect(now()).toMatchObject({ version: 2, options: { title: 'Ondje' } });
  editing.run(resetOverride, { id: 'place-2', path: 'title' });
  expect(titles()).toEqual(['Karta', 'Karta', 'Karta', 'Karta']);
  editing.run(keepOwn, { id: 'place-2', path: 'title' });
  expect(titles()).toEqual(['Ondje', 'Here', 'Ondje', 'Tu']);
});

test('a value stashed under an older version follows its field and is offered again · EDIT-16', () => {
  const own = { version: 1, value: 'Ovdje', mobile: 'Tu', sources: {} };
  const stash = {
    heading: { ...own, translations: { en: { heading: 'Here' } } },
    gone: { ...own, value: 7, translations: {} },
  };
  const placement = {
    ...blockNode({ id: 'place-2', handler: 'hero', version: 2, order: 'Z' }),
    master: 'shared-2',
    options: {},
    linkMeta: { aside: stash },
  };
  const editing = startEditing({ blocks, nodes: [shared, placement] });
  const now = () => editing.nodes.get('place-2') ?? placement;
  const titles = () => titlesOf(now());
  expect(withKept(editing, 'place-2', 'title')).not.toBeNull();
  expect(withKept(editing, 'place-2', 'gone')).toBeNull();
  editing.run(keepOwn, { id: 'place-2', path: 'title' });
  expect(titles()).toEqual(['Ovdje', 'Here', 'Ovdje', 'Tu']);
  expect(Object.keys(now().linkMeta.aside as object)).toEqual(['gone']);
  editing.run(resetOverride, { id: 'place-2', path: 'title' });
  expect(now().linkMeta.aside).toMatchObject({ title: { version: 2, value: 'Ovdje' } });
  editing.undo();
  editing.undo();
  expect(now()).toEqual(placement);
});
