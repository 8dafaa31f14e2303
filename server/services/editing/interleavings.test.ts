import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditNode, NodeWrite } from '#schemas/editing/node.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { randomRuns, randomTimeout } from '#tests/support/random-runs.ts';
import {
  newNode,
  openTestSite,
  page,
  type TestEditor,
  type TestSite,
} from '../../testing/editor.ts';

let database: TestDatabase;
let site: TestSite;
beforeAll(async () => {
  database = await createTestDatabase();
  site = await openTestSite(database.db);
});
afterAll(() => database.drop());

const rounds = randomRuns(1000);

/** Returns random numbers from 0 up to `below`, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** An open editor; its copy of the page changes only by responses of the server. */
class OpenEditor {
  readonly nodes = new Map<string, EditNode>();
  clock = 0;
  private readonly editor: TestEditor;

  constructor(editor: TestEditor) {
    this.editor = editor;
  }

  /** Stores a change, applies the changes of others, and returns the response. */
  async sync(writes: readonly NodeWrite[]) {
    const { clock: since } = this;
    const response = await this.editor.call('draft.sync', { documents: [page], since, writes });
    for (const node of response.nodes) this.nodes.set(node.id, node);
    for (const id of response.removed) this.nodes.delete(id);
    this.clock = response.clock;
    return response;
  }

  /** Returns a random change of one of a few nodes, based on this editor's copy. */
  change(random: (below: number) => number, mark: string): NodeWrite {
    const id = `n${random(4)}`;
    const known = this.nodes.get(id);
    if (!known) return { id, base: 0, node: newNode(id, { title: mark }) };
    const base = known.revision;
    if (random(4) === 0) return { id, base, node: null };
    return { id, base, node: { ...known, title: mark, order: `k${random(9)}V` } };
  }
}

/** A missing node, with revision 0. */
const gone = { mark: null, at: 0 };

test(
  'editors do not overwrite changes they have not seen, in random interleavings',
  async () => {
    const random = randomNumbers(20_261_121);
    const editors = [
      new OpenEditor(await site.editor(['a'])),
      new OpenEditor(await site.editor(['b'])),
    ];
    await Promise.all(editors.map((editor) => editor.sync([])));
    /** The last stored state of each node. */
    const stored = new Map<string, { mark: string | null; at: number }>();
    let [saves, conflicts] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const acting = random(3) === 0 ? [editors[random(2)]] : editors;
      const outcomes = await Promise.all(
        acting.map(async (editor, index) => {
          const write = editor?.change(random, `${round}-${index}`);
          return write && { write, response: await editor?.sync([write]) };
        }),
      );
      // The clock gives the order in which the changes were stored.
      const inOrder = outcomes.toSorted(
        (a, b) => (a?.response?.clock ?? 0) - (b?.response?.clock ?? 0),
      );
      for (const outcome of inOrder) {
        if (!outcome?.response) continue;
        const { write, response } = outcome;
        if (!response.saved) {
          conflicts += 1;
          expect(response.conflicts.map(({ id }) => id)).toEqual([write.id]);
          continue;
        }
        saves += 1;
        const last = stored.get(write.id) ?? gone;
        expect(write.base === last.at || (write.node === null && last.mark === null)).toBe(true);
        const at = response.nodes.find(({ id }) => id === write.id)?.revision ?? 0;
        stored.set(write.id, write.node ? { mark: write.node.title, at } : gone);
      }
    }
    expect(saves).toBeGreaterThan(rounds / 2);
    expect(conflicts).toBeGreaterThanOrEqual(Math.floor(rounds / 20));
    await Promise.all(editors.map((editor) => editor.sync([])));
    const truth = await site.admin.open(page);
    for (const [id, { mark }] of stored) {
      for (const nodes of [truth, ...editors.map((editor) => editor.nodes)]) {
        expect(nodes.get(id)?.title ?? null).toBe(mark);
      }
    }
  },
  randomTimeout,
);
