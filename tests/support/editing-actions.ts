import fc from 'fast-check';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import type { Command } from '#editor/model/commands/command.ts';
import { duplicateNodes } from '#editor/model/commands/duplicate.ts';
import { insertBlock } from '#editor/model/commands/insert.ts';
import { moveNodes } from '#editor/model/commands/move.ts';
import { type NodeInput, toInput } from '#editor/model/commands/node-input.ts';
import { keepOwn, resetOverride } from '#editor/model/commands/override.ts';
import { pasteNodes } from '#editor/model/commands/paste.ts';
import { setPlaceholder } from '#editor/model/commands/placeholder.ts';
import { removeNodes } from '#editor/model/commands/remove.ts';
import { replaceText } from '#editor/model/commands/replace-text.ts';
import { restoreDocument, restoreNode } from '#editor/model/commands/restore.ts';
import {
  setHidden,
  setLocked,
  setMeta,
  setMobileMeta,
  setMobileOptions,
  setTitle,
} from '#editor/model/commands/set-meta.ts';
import { setField, setFieldOfAll, setOptions } from '#editor/model/commands/set-options.ts';
import {
  detachPlacement,
  placeShared,
  setOpened,
  shareNode,
} from '#editor/model/commands/share.ts';
import { keepExample, setTranslation, startTranslation } from '#editor/model/commands/translate.ts';
import type { Editing } from '#editor/model/document/editing.ts';
import { typedOptions } from '#editor/model/document/placement.ts';
import { restoreNodes } from '#editor/session/saving/restore-nodes.ts';
import { takeTheirs } from '#editor/session/saving/take-theirs.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { languages } from '#schemas/languages.ts';
import { newBlock, samplePage } from './editing.ts';

/** Numbers that select the command, its nodes, position and value. */
interface Action {
  readonly name: string;
  readonly node: number;
  readonly other: number;
  readonly at: number;
  readonly value: number;
}

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
const handlers = Object.keys(editorBlocks);

/** Values of options: each is valid for some fields and invalid for most. */
const values: readonly Json[] = [
  'Nova karta',
  'screen:home',
  '',
  'x'.repeat(2500),
  7,
  true,
  null,
  [],
  ['a'],
  [{ id: 'i1', label: 'Dalje', title: 'Više', text: '', target: 'screen:cart' }],
  { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'More' }] }] },
  { type: 'doc' },
];

/** Returns the arguments of an action. */
function means(editing: Editing, { node, other, at, value }: Action) {
  const ids = [...editing.nodes.ids()];
  const id = pick(ids, node);
  const subject = editing.nodes.get(id) as EditNode;
  const slots = ids.flatMap((each) =>
    Object.keys(editorBlocks[editing.nodes.get(each)?.handler ?? '']?.model.slots ?? {}).map(
      (slot) => `${each}/${slot}`,
    ),
  );
  const { properties } = editorBlocks[subject.handler]?.model.schema ?? {};
  const names = isObject(properties) ? Object.keys(properties) : [];
  const placements = ids.filter((each) => editing.nodes.get(each)?.master);
  const shared = ids.filter((each) => editing.nodes.get(each)?.document === `shared:${each}`);
  return {
    editing,
    id,
    subject,
    ids: [id, pick(ids, other)],
    slotKey: pick(['page:1', 'page:1', ...slots], other),
    index: at % 7,
    handler: pick(handlers, value),
    names,
    path: pick([...names, 'items/i1/title', 'actions/i1/label', 'nowhere'], at),
    value: pick(values, value),
    language: pick(languages, at),
    layer: pick([...languages, 'mobile' as const], at),
    placement: pick([...placements, id], value),
    master: pick([...shared, id], value),
    flag: value % 2 === 0,
  };
}

type Means = ReturnType<typeof means>;
type Run = (given: Means) => boolean;

/** Runs a command; returns whether it changed anything. */
function run<Args>(editing: Editing, command: Command<Args>, args: Args, group?: string): boolean {
  const done = editing.run(command, args, group === undefined ? {} : { group });
  return done.ok && done.value.changes.some(({ before, after }) => before !== after);
}

function withField(given: Means): JsonObject {
  const { editing, subject, layer, path, value } = given;
  return { ...typedOptions(editing, subject, layer), [path]: value };
}

const inputs = ({ editing, subject, handler, value, path }: Means): readonly NodeInput[] => [
  toInput(editing, subject),
  { ...toInput(editing, subject), options: { ...subject.options, [path]: value } },
  { ...newBlock(editing, handler), mobileOptions: { [path]: value } },
  { handler: 'unknown-block', version: 3 },
  { handler, version: 99 },
];

/** One way to run each command, by the name of its export. */
export const actions: Readonly<Record<string, Run>> = {
  insertBlock: ({ editing, slotKey, index, handler, language, flag }) =>
    run(editing, insertBlock, {
      slotKey,
      index,
      input: newBlock(editing, handler),
      ...(flag && { only: language }),
    }),
  moveNodes: ({ editing, ids, slotKey, index }) => run(editing, moveNodes, { ids, slotKey, index }),
  removeNodes: ({ editing, ids, language, flag }) =>
    run(editing, removeNodes, { ids, ...(flag && { only: language }) }),
  duplicateNodes: ({ editing, ids }) => run(editing, duplicateNodes, { ids }),
  pasteNodes: (given) =>
    run(given.editing, pasteNodes, {
      slotKey: given.slotKey,
      index: given.index,
      blocks: [pick(inputs(given), given.index)],
    }),
  setOptions: (given) =>
    run(given.editing, setOptions, {
      id: given.id,
      layer: given.layer,
      options: withField(given),
    }),
  setField: ({ editing, id, layer, path, value }) =>
    run(editing, setField, { id, layer, path, value }, `text:${id}`),
  setFieldOfAll: ({ editing, ids, layer, path, value }) =>
    run(editing, setFieldOfAll, { ids: [...new Set(ids)], layer, path, value }, 'all'),
  setMeta: ({ editing, ids, flag }) =>
    run(editing, setMeta, { ids, meta: { space: flag ? 'large' : 'none', width: undefined } }),
  setMobileMeta: ({ editing, ids, flag }) =>
    run(editing, setMobileMeta, { ids, meta: { space: flag ? 'small' : undefined } }),
  setMobileOptions: ({ editing, id, path, value, flag }) =>
    run(editing, setMobileOptions, { id, options: flag ? {} : { [path]: value } }),
  setHidden: ({ editing, ids, flag }) => run(editing, setHidden, { ids, hidden: flag }),
  setLocked: ({ editing, ids, flag }) => run(editing, setLocked, { ids, locked: flag }),
  setTitle: ({ editing, id, value }) => run(editing, setTitle, { id, title: String(value) }),
  shareNode: ({ editing, id }) => run(editing, shareNode, { id, title: 'Podijeljeno' }),
  placeShared: ({ editing, slotKey, index, master }) =>
    run(editing, placeShared, { slotKey, index, master }),
  detachPlacement: ({ editing, placement }) => run(editing, detachPlacement, { id: placement }),
  setOpened: ({ editing, master, names, flag }) =>
    run(editing, setOpened, { id: master, opened: flag ? [...names, 'title'] : [] }),
  resetOverride: ({ editing, placement, path, flag }) =>
    run(editing, resetOverride, { id: placement, path: flag ? 'title' : path }),
  keepOwn: ({ editing, placement, path, flag }) =>
    run(editing, keepOwn, { id: placement, path: flag ? 'title' : path }),
  setPlaceholder: ({ editing, id, path, flag }) =>
    run(editing, setPlaceholder, { id, path: flag ? 'text' : path, isMarked: false }),
  setTranslation: ({ editing, id, language, path, value }) =>
    run(editing, setTranslation, { id, language, path, value }),
  keepExample: ({ editing, id, language, path }) =>
    run(editing, keepExample, { id, language, path }),
  startTranslation: ({ editing, language }) =>
    run(editing, startTranslation, { ids: [...editing.nodes.ids()], language }),
  replaceText: ({ editing, language, flag }) =>
    run(editing, replaceText, {
      ids: [...editing.nodes.ids()],
      language,
      words: flag ? 'a' : 'o',
      by: flag ? 'žž' : '',
    }),
  restoreDocument: ({ editing, flag }) => {
    const nodes = samplePage().filter(({ document }) => document === 'page:1');
    return run(editing, restoreDocument, {
      document: 'page:1',
      nodes: flag ? nodes : nodes.slice(0, 2),
    });
  },
  restoreNode: ({ editing, index }) =>
    run(editing, restoreNode, { node: pick(samplePage(), index) }),
  restoreNodes: ({ editing, id, subject, path, value, flag }) => {
    const node = { ...subject, options: { ...subject.options, [path]: value } };
    return run(editing, restoreNodes, { nodes: new Map([[id, flag ? node : null]]) });
  },
  takeTheirs: ({ editing, subject, path, value }) =>
    run(editing, takeTheirs, {
      node: { ...subject, options: { ...subject.options, [path]: value } },
    }),
};

export const anyAction: fc.Arbitrary<Action> = fc.record({
  name: fc.constantFrom(...Object.keys(actions)),
  node: fc.nat(),
  other: fc.nat(),
  at: fc.nat(),
  value: fc.nat(),
});

/** Runs an action; returns whether it changed anything. */
export function runAction(editing: Editing, action: Action): boolean {
  return actions[action.name]?.(means(editing, action)) ?? false;
}
