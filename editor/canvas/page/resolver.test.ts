import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ResolvedElements } from '#runtime/page/edit-payload.ts';
import type { Element } from '#schemas/document/element.ts';
import type { References } from '#schemas/entities/screen-document.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { blockNode, newBlock, startEditing } from '#tests/support/editing.ts';
import { insertBlock } from '../../model/commands/insert.ts';
import { removeNodes } from '../../model/commands/remove.ts';
import { setHidden } from '../../model/commands/set-meta.ts';
import { setField } from '../../model/commands/set-options.ts';
import type { EditingStart } from '../../model/document/editing.ts';
import { createBlockData } from './block-data.ts';
import { createResolver } from './resolver.ts';

type Respond = (value: Result<ResolvedElements>) => void;

function open(given: Partial<EditingStart> = {}) {
  const editing = startEditing(given);
  const requested: {
    ids: string[];
    elements: readonly Element[];
    respond: Respond;
    signal: AbortSignal;
  }[] = [];
  const data = createBlockData({});
  const references = createStore<References>(() => ({ links: {}, media: {} }));
  const resolver = createResolver({
    editing,
    data,
    references,
    pause: 1,
    request: (elements, signal) =>
      new Promise((respond) => {
        requested.push({ ids: elements.map(({ id }) => id), elements, respond, signal });
      }),
  });
  resolver.start();
  const settle = () => new Promise((done) => setTimeout(done, 10));
  return { editing, requested, data, references, resolver, settle };
}

const nothing = { data: {}, links: {}, media: {} };
const strip = { slotKey: 'page:1', index: 0 };

test('data of a new block is requested once, and rendered when it arrives', async () => {
  const { editing, requested, data, resolver, settle } = open();
  editing.run(insertBlock, { ...strip, input: newBlock(editing, 'product-strip') });
  await settle();
  expect(requested.map(({ ids }) => ids)).toEqual([['new-1']]);
  expect([...resolver.states.getState()]).toEqual([['new-1', 'loading']]);
  requested[0]?.respond(ok({ ...nothing, data: { 'new-1': { data: [1], error: null } } }));
  await settle();
  expect(data.get('new-1').data).toEqual([1]);
  expect(resolver.states.getState().size).toBe(0);
  editing.undo();
  editing.redo();
  await settle();
  expect(requested).toHaveLength(1);
});

test('data of a block hidden at page load is requested once it becomes visible', async () => {
  const hidden = blockNode({
    id: 'strip-1',
    handler: 'product-strip',
    parent: 'section-2',
    order: 'V',
  });
  const { editing, requested, resolver, settle } = open();
  editing.receive(new Map([['strip-1', hidden]]));
  await settle();
  const before = requested.length;
  resolver.complete();
  await settle();
  expect(requested.slice(before).map(({ ids }) => ids)).toEqual([['strip-1']]);
  editing.run(setHidden, { ids: ['section-2'], hidden: true });
  editing.run(setHidden, { ids: ['section-2'], hidden: false });
  await settle();
  expect(requested.at(-1)?.ids).toEqual(['strip-1']);
});

test('typing and moving request nothing', async () => {
  const { editing, requested, settle } = open();
  editing.run(setField, { id: 'hero-1', layer: 'hr', path: 'title', value: 'More' });
  editing.run(removeNodes, { ids: ['text-1'] });
  await settle();
  expect(requested).toEqual([]);
});

test('edits during a request send a new one for all nodes, and the late response is ignored', async () => {
  const { editing, requested, data, settle } = open();
  editing.run(insertBlock, { ...strip, input: newBlock(editing, 'product-strip') });
  await settle();
  editing.run(insertBlock, { ...strip, input: newBlock(editing, 'news-list') });
  await settle();
  expect(requested.map(({ ids }) => ids)).toEqual([['new-1'], ['new-1', 'new-2']]);
  expect(requested[0]?.signal.aborted).toBe(true);
  requested[0]?.respond(ok({ ...nothing, data: { 'new-1': { data: 'late', error: null } } }));
  await settle();
  expect(data.has('new-1')).toBe(false);
});

test('a medium that the page does not know is requested, and only its arrival re-renders the page', async () => {
  const { editing, requested, references, settle } = open();
  const before = references.getState();
  const reported: References[] = [];
  references.subscribe((state) => reported.push(state));
  editing.run(setField, { id: 'hero-1', layer: 'hr', path: 'picture', value: 'chart' });
  await settle();
  expect(requested.map(({ ids }) => ids)).toEqual([['hero-1']]);
  requested[0]?.respond(ok(nothing));
  await settle();
  expect(references.getState()).toBe(before);
  editing.run(setField, { id: 'hero-1', layer: 'hr', path: 'title', value: 'More' });
  await settle();
  expect(requested).toHaveLength(1);
});

const about = (slug: string) => ({
  type: 'doc',
  content: [{ type: 'product', attrs: { slug } }],
});

test('a product inserted into a text is requested, in the language of the page', async () => {
  const { editing, requested, settle } = open();
  const put = (layer: 'hr' | 'de', slug: string) =>
    editing.run(setField, { id: 'text-1', layer, path: 'text', value: about(slug) });
  put('hr', 'sidro');
  await settle();
  expect(requested.map(({ ids }) => ids)).toEqual([['text-1']]);
  put('de', 'kompas');
  await settle();
  expect(requested).toHaveLength(1);
});

test('references in a translation are requested while the page is shown in its language', async () => {
  const { editing, requested, settle } = open({ language: 'de' });
  const text = { type: 'doc', content: [{ type: 'image', attrs: { media: 'karta' } }] };
  editing.run(setField, { id: 'text-1', layer: 'de', path: 'text', value: text });
  await settle();
  expect(requested.map(({ ids }) => ids)).toEqual([['text-1']]);
});

test('a failed request can be retried', async () => {
  const { editing, requested, resolver, settle } = open();
  editing.run(insertBlock, { ...strip, input: newBlock(editing, 'product-strip') });
  await settle();
  requested[0]?.respond(fail('unavailable'));
  await settle();
  expect(resolver.states.getState().get('new-1')).toBe('failed');
  resolver.retry('new-1');
  await settle();
  expect(requested).toHaveLength(2);
});

test('a second placement is requested under its rendered id', async () => {
  const { editing, requested, settle } = open();
  const master = blockNode({ id: 'strip-1', handler: 'product-strip', document: 'shared:strip-1' });
  const slotKey = (id: string, order: string) =>
    blockNode({ id, handler: 'product-strip', options: {}, master: 'strip-1', order });
  editing.nodes.apply(
    [master, slotKey('p-1', 'x1'), slotKey('p-2', 'x2')].map((after) => ({ before: null, after })),
  );
  await settle();
  expect(requested[0]?.ids.toSorted()).toEqual([
    'strip-1',
    'strip-1',
    'strip-1--p-2',
    'strip-1--p-2',
  ]);
});

test('references in the prompt of an open field are requested at once, though shoppers never see them', async () => {
  const placeholders = { picture: { hr: 'more' } };
  const hero = blockNode({ id: 'h', handler: 'hero', linkMeta: { placeholders } });
  const { requested, settle } = open({ nodes: [hero, blockNode({ id: 's', order: 'b' })] });
  await settle();
  expect(requested.map(({ ids }) => ids)).toEqual([['h']]);
  expect(requested[0]?.elements[0]?.options).toMatchObject({ picture: 'more' });
});
