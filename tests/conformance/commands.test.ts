import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import { duplicateNodes } from '#editor/commands/duplicate.ts';
import { insertBlock, newBlock } from '#editor/commands/insert.ts';
import { moveNodes } from '#editor/commands/move.ts';
import { removeNodes } from '#editor/commands/remove.ts';
import { replaceText } from '#editor/commands/replace-text.ts';
import {
  setHidden,
  setLocked,
  setMeta,
  setMobileOptions,
  setTitle,
} from '#editor/commands/set-meta.ts';
import { setField } from '#editor/commands/set-options.ts';
import { detachPlacement, placeShared, shareNode } from '#editor/commands/share.ts';
import { setTranslation, startTranslation } from '#editor/commands/translate.ts';
import type { Editing } from '#editor/document/editing.ts';
import { ancestry, placeOf } from '#editor/document/node-store.ts';
import { isNodeValid } from '#editor/document/options.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { mayStand, rootRule } from '#schemas/editing/slots.ts';
import { languages } from '#schemas/languages.ts';
import { createAjv } from '#schemas/validation/ajv.ts';
import { samplePage, startEditing } from '../support/editing.ts';

const isNode = createAjv().compile({ $ref: 'urn:izlog:edit-node' });
const handlers = Object.keys(editorBlocks);

/** One thing somebody does: numbers that pick a command and what it is done to. */
type Deed = readonly [command: number, node: number, target: number, index: number];

const deeds = fc.array(fc.tuple(fc.nat(15), fc.nat(), fc.nat(), fc.nat(6)), {
  minLength: 1,
  maxLength: 8,
});

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

function placesOf(editing: Editing): string[] {
  const slots = [...editing.nodes.ids()].flatMap((id) => {
    const model = editorBlocks[editing.nodes.get(id)?.handler ?? '']?.model;
    return Object.keys(model?.slots ?? {}).map((slot) => `${id}/${slot}`);
  });
  return ['page:1', ...slots];
}

function doDeed(editing: Editing, [command, node, target, index]: Deed): void {
  const ids = [...editing.nodes.ids()];
  const id = pick(ids, node);
  const place = pick(placesOf(editing), target);
  const other = pick(ids, target);
  const language = pick(languages, index);
  const value = pick(['Nova karta', '', 'x'.repeat(300), 7, null, ['a'], 'screen:home'], target);
  const path = pick(['title', 'lead', 'text', 'kicker', 'items/i1/title', 'nowhere'], index);
  const deedsByNumber = [
    () =>
      editing.run(insertBlock, { place, index, input: newBlock(editing, pick(handlers, node)) }),
    () =>
      editing.run(insertBlock, {
        place,
        index,
        input: { handler: 'unknown-block' },
        only: language,
      }),
    () => editing.run(moveNodes, { ids: [id], place, index }),
    () => editing.run(moveNodes, { ids: [id, other], place, index }),
    () => editing.run(removeNodes, { ids: [id] }),
    () => editing.run(removeNodes, { ids: [id, other], only: language }),
    () => editing.run(duplicateNodes, { ids: [id, other] }),
    () => editing.run(setField, { id, layer: language, path, value }, { group: `text:${id}` }),
    () => editing.run(setMeta, { ids: [id, other], meta: { space: 'large', width: undefined } }),
    () => editing.run(setMobileOptions, { id, options: { [path]: value } }),
    () =>
      editing.run(index % 2 ? setHidden : setLocked, {
        ids: [id],
        hidden: true,
        locked: index > 3,
      }),
    () => editing.run(setTitle, { id, title: String(value) }),
    () => editing.run(shareNode, { id, title: 'Podijeljeno' }),
    () => editing.run(detachPlacement, { id }),
    () => editing.run(placeShared, { place, index, master: id }),
    () =>
      index > 3
        ? editing.run(startTranslation, { ids, language })
        : editing.run(index > 1 ? setTranslation : replaceText, {
            id,
            ids,
            language,
            path,
            value,
            words: 'a',
            by: 'ž',
          }),
  ];
  pick(deedsByNumber, command)();
}

/** Everything that may never be otherwise, whatever was done. */
function expectSound(editing: Editing): void {
  for (const id of editing.nodes.ids()) {
    const node = editing.nodes.get(id) as EditNode;
    expect(isNode(node), JSON.stringify(isNode.errors)).toBe(true);
    expect(isNodeValid(node, editorBlocks), node.handler).toBe(true);
    expect(ancestry(editing.nodes, id)[0]?.parent).toBeNull();
    const siblings = editing.nodes.children(placeOf(node));
    expect(siblings.filter((each) => each === id)).toHaveLength(1);
    const parent = node.parent === null ? null : editing.nodes.get(node.parent);
    const rule = parent
      ? editorBlocks[parent.handler]?.model.slots[node.slot]
      : rootRule(node.document, node.handler);
    const stands = mayStand(
      rule,
      editorBlocks[node.handler]?.model,
      node.handler,
      siblings.length - 1,
    );
    expect(stands, `${node.handler} in ${placeOf(node)}`).toMatchObject({ ok: true });
  }
}

const content = (editing: Editing) =>
  Object.fromEntries(
    [...editing.nodes.ids()]
      .sort()
      .map((id) => [id, { ...(editing.nodes.get(id) as EditNode), revision: 0 }]),
  );

test('ten thousand random sequences keep every schema and slot rule; undo and redo lead back and forth', () => {
  fc.assert(
    fc.property(deeds, (sequence) => {
      const editing = startEditing({ scopes: ['admin'] });
      const first = content(editing);
      for (const deed of sequence) {
        doDeed(editing, deed);
        expectSound(editing);
      }
      const last = content(editing);
      while (editing.undo()) expectSound(editing);
      expect(content(editing)).toEqual(first);
      while (editing.redo());
      expect(content(editing)).toEqual(last);
    }),
    { numRuns: 10_000 },
  );
}, 300_000);

test('what the server brings between two edits survives undo', () => {
  const editing = startEditing();
  editing.run(setField, { id: 'hero-1', layer: 'hr', path: 'title', value: 'Moj naslov' });
  const mine = editing.nodes.get('hero-1') as EditNode;
  const theirs = { ...mine, meta: { space: 'large' as const }, revision: 9 };
  editing.receive(new Map([['hero-1', theirs]]));
  editing.undo();
  const [original] = samplePage();
  expect(editing.nodes.get('hero-1')).toMatchObject({
    options: { title: original?.options.title },
    meta: { space: 'large' },
    revision: 9,
  });
});
