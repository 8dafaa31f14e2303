import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EditNode } from '#schemas/editing/node.ts';
import { isSameNode } from '#schemas/editing/same-node.ts';
import { randomCases, randomTimeout } from '#tests/support/random-runs.ts';
import { insertBlock } from '../../model/commands/insert.ts';
import { moveNodes } from '../../model/commands/move.ts';
import { removeNodes } from '../../model/commands/remove.ts';
import { setField } from '../../model/commands/set-options.ts';
import type { NodeChange } from '../../model/document/node-store.ts';
import { createTestTimers, type OpenTab, openTab, samplePage } from '../../testing/editor.ts';
import { createTestServer } from '../../testing/server.ts';
import type { Choice, Conflict } from './conflict.ts';
import { fieldOf, positionOf } from './node-field.ts';

interface Plain<Kind> {
  readonly kind: Kind;
  readonly who: number;
}

interface Placing<Kind> extends Plain<Kind> {
  readonly at: number;
  readonly to: number;
}

interface Deciding<Kind> extends Plain<Kind> {
  readonly at: number;
  readonly choice: Choice;
}

type Action =
  | { readonly kind: 'type'; readonly who: number; readonly at: number; readonly field: string }
  | Placing<'insert'>
  | Placing<'move'>
  | Deciding<'remove'>
  | Deciding<'settle'>
  | Plain<'undo'>
  | Plain<'redo'>
  | Plain<'flush'>
  | { readonly kind: 'pass'; readonly ms: number }
  | { readonly kind: 'network'; readonly state: 'well' | 'lost' | 'down' };

const who = fc.constantFrom(0, 1);
const at = fc.nat(30);
const choice = fc.constantFrom<Choice>('mine', 'theirs');
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('type'),
      who,
      at,
      field: fc.constantFrom('title', 'text'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('insert', 'move'), who, at, to: at }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('remove', 'settle'), who, at, choice }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('undo', 'redo', 'flush'), who }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pass'), ms: fc.nat(9000) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('network'),
      state: fc.constantFrom('well', 'lost', 'down'),
    }),
  },
) as fc.Arbitrary<Action>;

/** Returns every value of a node that two editors can overwrite for each other. */
function values(node: EditNode): Map<string, string> {
  const { title, text } = node.options as { title?: string; text?: string };
  const position = JSON.stringify(positionOf(node));
  return new Map([
    ['title', title ?? ''],
    ['text', text ?? ''],
    ['place', position],
  ]);
}

/**
 * Detects silently lost work: a value may only be replaced by an editor who saw it, and an element may only
 * be removed by an editor who saw its content.
 */
function createWitness() {
  const over = new Map<string, Set<string>>();
  const approved = new Map<string, Set<string>>();
  const lost: string[] = [];
  const key = (id: string, field: string, value: string) => `${id} ${field} ${value}`;

  function supersede(id: string, field: string, by: string, old: string): void {
    const all = over.get(key(id, field, by)) ?? new Set();
    for (const each of [old, ...(over.get(key(id, field, old)) ?? [])]) all.add(each);
    over.set(key(id, field, by), all);
  }

  function approve(id: string, node: EditNode): void {
    const all = approved.get(id) ?? new Set();
    for (const [field, value] of values(node)) {
      for (const each of [value, ...(over.get(key(id, field, value)) ?? [])]) all.add(each);
    }
    approved.set(id, all);
  }

  return {
    lost,
    supersede,
    approve,
    byHand(changes: readonly NodeChange[]): void {
      each(changes, supersede);
      for (const { before, after } of changes) if (before && !after) approve(before.id, before);
    },
    byItself(changes: readonly NodeChange[], where: string, mayMove: boolean): void {
      each(changes, (id, field, by, old) => {
        const isSeen = over.get(key(id, field, by))?.has(old) ?? false;
        if (!isSeen && !(mayMove && field === 'place'))
          lost.push(`${where}: ${key(id, field, old)} by ${by}`);
      });
      for (const { before, after } of changes) {
        if (!before || after) continue;
        for (const [field, value] of values(before)) {
          if (field !== 'place' && !approved.get(before.id)?.has(value)) {
            lost.push(`${where}: ${key(before.id, field, value)} removed`);
          }
        }
      }
    },
  };

  function each(
    changes: readonly NodeChange[],
    notify: (id: string, field: string, by: string, old: string) => void,
  ): void {
    for (const { before, after } of changes) {
      if (!before || !after) continue;
      const now = values(after);
      for (const [field, old] of values(before)) {
        const by = now.get(field) ?? '';
        if (by !== old) notify(before.id, field, by, old);
      }
    }
  }
}

function openScene() {
  const clock = createTestTimers();
  const server = createTestServer(samplePage());
  const witness = createWitness();
  let acting: OpenTab | null = null;
  let label = 0;
  const tabs = ['x', 'y'].map((tab) => {
    const api = {
      call: async (name: string, input: { writes: readonly { id: string }[] }) => {
        const before = new Map(input.writes.map(({ id }) => [id, server.read(id)]));
        const response = await server.api.call(name as 'draft.sync', input as never);
        const changes = [...before].map(([id, node]) => ({ before: node, after: server.read(id) }));
        witness.byItself(changes, 'server', false);
        return response;
      },
    } as typeof server.api;
    const opened = openTab({ server: { ...server, api }, clock, tab });
    opened.editing.nodes.subscribeAll((changes) => {
      if (acting === opened) witness.byHand(changes);
      else witness.byItself(changes, tab, true);
    });
    return opened;
  });

  function act(tab: OpenTab, run: () => unknown): void {
    acting = tab;
    run();
    acting = null;
  }

  function pick(tab: OpenTab, index: number, type?: string): string {
    const ids = [...tab.editing.nodes.ids()].filter(
      (id) => type === undefined || tab.get(id)?.handler === type,
    );
    return ids.sort()[index % Math.max(1, ids.length)] ?? '';
  }

  const position = (tab: OpenTab, index: number) => {
    const boxes = [
      'page:1',
      ...[...tab.editing.nodes.ids()]
        .sort()
        .flatMap((id) => (tab.get(id)?.handler === 'box' ? `${id}/main` : [])),
    ];
    return boxes[index % boxes.length] ?? 'page:1';
  };

  function settle(tab: OpenTab, conflict: Conflict, wanted: Choice): void {
    const { known } = tab.saving;
    if (conflict.kind === 'field' && wanted === 'mine') {
      const [field = ''] = conflict.path.slice(-1);
      const [mine, theirs] = [tab.get(conflict.id), known.get(conflict.id)];
      if (mine && theirs) {
        const [by, old] = [mine, theirs].map((node) => values(node).get(field) ?? '');
        witness.supersede(conflict.id, field, by ?? '', old ?? '');
        expect(fieldOf(mine, conflict.path)).not.toEqual(fieldOf(theirs, conflict.path));
      }
    }
    if (conflict.kind === 'removedByMe' && wanted === 'mine') {
      for (const id of known.subtree(conflict.id)) {
        const theirs = known.get(id);
        if (theirs) witness.approve(id, theirs);
      }
      for (const id of conflict.moved) {
        const [mine, theirs] = [tab.get(id), known.get(id)];
        if (mine && theirs) supersedePosition(mine, theirs);
      }
    }
    act(tab, () => tab.saving.resolve(conflict, wanted));
  }

  function supersedePosition(mine: EditNode, theirs: EditNode): void {
    const [by, old] = [mine, theirs].map((node) => values(node).get('place') ?? '');
    witness.supersede(mine.id, 'place', by ?? '', old ?? '');
  }

  async function perform(step: Action): Promise<void> {
    if (step.kind === 'pass') return clock.pass(step.ms);
    if (step.kind === 'network') {
      server.failWith(step.state === 'down' ? 'unavailable' : null);
      return server.loseResponses(step.state === 'lost');
    }
    const tab = tabs[step.who] as OpenTab;
    const { editing, saving } = tab;
    if (step.kind === 'flush') return void (await saving.flush());
    if (step.kind === 'settle') {
      const conflicts = saving.conflicts.getState();
      const conflict = conflicts[step.at % Math.max(1, conflicts.length)];
      return conflict && settle(tab, conflict, step.choice);
    }
    act(tab, () => {
      const value = `w${++label}`;
      if (step.kind === 'undo' || step.kind === 'redo') editing[step.kind]();
      else if (step.kind === 'remove') editing.run(removeNodes, { ids: [pick(tab, step.at)] });
      else if (step.kind === 'type') {
        editing.run(setField, {
          id: pick(tab, step.at, 'note'),
          layer: 'hr',
          path: step.field,
          value,
        });
      } else if (step.kind === 'move') {
        editing.run(moveNodes, {
          ids: [pick(tab, step.at)],
          slotKey: position(tab, step.to),
          index: 0,
        });
      } else {
        const input = {
          handler: step.at % 2 ? 'note' : 'box',
          options: step.at % 2 ? { title: value, text: '' } : {},
        };
        editing.run(insertBlock, { slotKey: position(tab, step.to), index: 0, input });
      }
    });
  }

  /** Both resolve all conflicts and save, until nothing is left. */
  async function finish(): Promise<void> {
    await perform({ kind: 'network', state: 'well' });
    for (let round = 0; round < 12; round++) {
      for (const tab of tabs) {
        await tab.saving.flush();
        for (const conflict of tab.saving.conflicts.getState()) settle(tab, conflict, 'mine');
        await clock.pass(10_000);
      }
    }
  }

  return { clock, server, tabs, witness, perform, finish };
}

/** One moves a note into a box that the other removes, and then removes the box to which the note returns. */
const movedIntoWhatBothRemoved: Action[] = [
  { kind: 'move', who: 1, at: 18, to: 1 },
  { kind: 'remove', who: 0, at: 0, choice: 'mine' },
  { kind: 'pass', ms: 1500 },
  { kind: 'insert', who: 0, at: 0, to: 15 },
  { kind: 'network', state: 'well' },
  { kind: 'type', who: 0, at: 0, field: 'title' },
  { kind: 'undo', who: 0 },
  { kind: 'remove', who: 1, at: 12, choice: 'mine' },
];

/**
 * One undoes a removal whose response was lost. The other, who never saw it removed, keeps editing the node.
 */
const returnedAfterAnUnheardRemoval: Action[] = [
  { kind: 'type', who: 1, at: 0, field: 'title' },
  { kind: 'pass', ms: 1500 },
  { kind: 'network', state: 'lost' },
  { kind: 'remove', who: 1, at: 0, choice: 'mine' },
  { kind: 'pass', ms: 1500 },
  { kind: 'type', who: 0, at: 0, field: 'title' },
  { kind: 'undo', who: 1 },
  { kind: 'flush', who: 1 },
  { kind: 'type', who: 0, at: 0, field: 'title' },
  { kind: 'remove', who: 0, at: 17, choice: 'mine' },
];

/**
 * One undoes only the second of two removals: that of the box, while the other has changed a note in it that
 * was removed before.
 */
const returnedWithoutWhatWasInIt: Action[] = [
  { kind: 'remove', who: 0, at: 1, choice: 'mine' },
  { kind: 'type', who: 1, at: 0, field: 'title' },
  { kind: 'remove', who: 0, at: 0, choice: 'mine' },
  { kind: 'pass', ms: 1500 },
  { kind: 'undo', who: 0 },
];

/**
 * One removes a box, and then the note that was moved out of it and is in conflict. The response to the first
 * removal was lost, so the note's conflict still belongs to the box.
 */
const removedAfterItsFormerBox: Action[] = [
  { kind: 'type', who: 0, at: 0, field: 'text' },
  { kind: 'move', who: 1, at: 1, to: 0 },
  { kind: 'type', who: 1, at: 0, field: 'text' },
  { kind: 'pass', ms: 1500 },
  { kind: 'network', state: 'lost' },
  { kind: 'type', who: 0, at: 1, field: 'title' },
  { kind: 'remove', who: 1, at: 0, choice: 'mine' },
  { kind: 'pass', ms: 1500 },
  { kind: 'type', who: 1, at: 0, field: 'title' },
  { kind: 'remove', who: 1, at: 0, choice: 'mine' },
];

/**
 * Both move the same box, one of them also another box into it, which the server refuses until the first move
 * is decided.
 */
const movedIntoWhatBothMoved: Action[] = [
  { kind: 'move', who: 1, at: 17, to: 0 },
  { kind: 'move', who: 0, at: 27, to: 4 },
  { kind: 'move', who: 1, at: 0, to: 2 },
  { kind: 'remove', who: 0, at: 3, choice: 'mine' },
  { kind: 'insert', who: 0, at: 0, to: 0 },
  { kind: 'type', who: 0, at: 0, field: 'title' },
  { kind: 'insert', who: 0, at: 0, to: 0 },
  { kind: 'insert', who: 0, at: 0, to: 0 },
];

test(
  'random interleavings lose no work silently, and both end with the same page',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 40 }), async (actions) => {
        const { server, tabs, witness, perform, finish, clock } = openScene();
        await clock.pass(0);
        for (const step of actions) await perform(step);
        await finish();
        expect(witness.lost).toEqual([]);
        for (const { editing, saving } of tabs) {
          const ids = [...editing.nodes.ids()].sort();
          expect(ids).toEqual(server.ids().sort());
          const different = ids.filter(
            (id) => !isSameNode(editing.nodes.get(id) ?? null, server.read(id)),
          );
          expect(different).toEqual([]);
          expect(saving.state.getState().status).toBe('saved');
          const orphans = ids.filter((id) => {
            const parent = editing.nodes.get(id)?.parent ?? null;
            return parent !== null && !editing.nodes.get(parent);
          });
          expect(orphans).toEqual([]);
        }
      }),
      {
        ...randomCases(1000),
        examples: [
          [movedIntoWhatBothRemoved],
          [returnedAfterAnUnheardRemoval],
          [returnedWithoutWhatWasInIt],
          [removedAfterItsFormerBox],
          [movedIntoWhatBothMoved],
        ],
      },
    );
  },
  randomTimeout,
);
