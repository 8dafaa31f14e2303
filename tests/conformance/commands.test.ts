import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import { setField } from '#editor/model/commands/set-options.ts';
import type { Editing } from '#editor/model/document/editing.ts';
import { ancestry, slotKeyOf } from '#editor/model/document/node-store.ts';
import { isNodeValid } from '#editor/model/document/options.ts';
import { isPlacementValid } from '#editor/model/document/placement.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { isAllowedAt, rootRule } from '#schemas/editing/slots.ts';
import { createAjv } from '#schemas/validation/ajv.ts';
import { samplePage, startEditing } from '../support/editing.ts';
import { actions, anyAction, runAction } from '../support/editing-actions.ts';
import { randomCases, randomTimeout } from '../support/random-runs.ts';

const cases = randomCases(10_000);
const isNode = createAjv().compile({ $ref: 'urn:izlog:edit-node' });

/** Lists broken invariants; empty after any sequence of commands. */
function errorsOf(editing: Editing): string[] {
  return [...editing.nodes.ids()].flatMap((id) => {
    const node = editing.nodes.get(id) as EditNode;
    const master = node.master === null ? null : editing.nodes.get(node.master);
    const siblings = editing.nodes.children(slotKeyOf(node));
    const parent = node.parent === null ? null : editing.nodes.get(node.parent);
    const rule = parent
      ? editorBlocks[parent.handler]?.model.slots[node.slot]
      : rootRule(node.document, node.handler);
    const model = editorBlocks[node.handler]?.model;
    const checks: Readonly<Record<string, boolean>> = {
      'is no node': isNode(node),
      'breaks its schema': isNodeValid(node, editorBlocks),
      'shows nothing': master !== undefined,
      'breaks the schema of what it shows': !master || isPlacementValid(node, master, editorBlocks),
      'hangs in the air': ancestry(editing.nodes, id)[0]?.parent === null,
      'stands twice': siblings.filter((each) => each === id).length === 1,
      'stands in another document': !parent || parent.document === node.document,
      'may not stand there': isAllowedAt(rule, model, node.handler, siblings.length - 1).ok,
    };
    const broken = Object.keys(checks).filter((name) => !checks[name]);
    return broken.map((name) => `${node.handler} in ${slotKeyOf(node)} ${name}`);
  });
}

function expectValid(editing: Editing): void {
  const errors = errorsOf(editing);
  if (errors.length > 0) expect(errors).toEqual([]);
}

/** Returns the position of each locked node. */
function lockedPositions({ nodes }: Editing): ReadonlyMap<string, string> {
  const locked = [...nodes.ids()]
    .flatMap((id) => nodes.get(id) ?? [])
    .filter((node) => node.locked);
  return new Map(locked.map((node) => [node.id, `${slotKeyOf(node)} ${node.order}`]));
}

/** Checks that locked nodes are neither moved nor removed, unless they were unlocked. */
function expectHeld(editing: Editing, before: ReadonlyMap<string, string>): void {
  const now = lockedPositions(editing);
  for (const [id, slotKey] of before) {
    const isUnlocked = editing.nodes.get(id)?.locked === false;
    if (!isUnlocked && now.get(id) !== slotKey) expect(now.get(id), id).toBe(slotKey);
  }
}

const content = (editing: Editing) =>
  Object.fromEntries(
    [...editing.nodes.ids()]
      .sort()
      .map((id) => [id, { ...(editing.nodes.get(id) as EditNode), revision: 0 }]),
  );

test('every command takes part in the random sequences', () => {
  const files = readdirSync('editor', { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`editor/${file}`, 'utf8'));
  const defined = sources.flatMap((source) =>
    [...source.matchAll(/export const (\w+) = defineCommand\b/g)].map(([, name]) => name),
  );
  expect(defined.length).toBeGreaterThan(20);
  expect(Object.keys(actions).toSorted()).toEqual(defined.toSorted());
});

/** Returns the sample page as if it came from a template with placeholder texts. */
function promptedPage(): EditNode[] {
  const prompt = { hr: 'Ovdje napišite' };
  const placeholders = { title: prompt, kicker: prompt, text: prompt };
  return samplePage().map((node) => ({ ...node, linkMeta: { placeholders } }));
}

test(
  'random sequences follow every schema and slot rule; undo and redo restore each state',
  () => {
    const done = Object.fromEntries(Object.keys(actions).map((name) => [name, 0]));
    const sequences = fc.array(anyAction, { minLength: 1, maxLength: 16, size: 'max' });
    fc.assert(
      fc.property(sequences, fc.integer({ min: 1, max: 2000 }), (sequence, pause) => {
        let time = 0;
        const now = () => (time += pause);
        const editing = startEditing({ scopes: ['admin'], nodes: promptedPage(), now });
        const first = content(editing);
        for (const action of sequence) {
          const locked = lockedPositions(editing);
          if (runAction(editing, action)) done[action.name] = (done[action.name] ?? 0) + 1;
          expectValid(editing);
          expectHeld(editing, locked);
        }
        const last = content(editing);
        while (editing.undo()) expectValid(editing);
        expect(content(editing)).toEqual(first);
        while (editing.redo());
        expect(content(editing)).toEqual(last);
      }),
      cases,
    );
    const rare = Object.entries(done).filter(
      ([, count]) => count < Math.floor(cases.numRuns / 500),
    );
    expect(rare).toEqual([]);
  },
  randomTimeout,
);

test('changes from the server between two edits survive undo', () => {
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
