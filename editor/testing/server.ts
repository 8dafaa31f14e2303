import type { ApiClient } from '#runtime/api/client.ts';
import type { SyncInput, SyncResponse } from '#schemas/api/cms-drafts.ts';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { EditNode, Problem } from '#schemas/editing/node.ts';
import type { ErrorCode } from '#schemas/errors.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { positionOf } from '../session/saving/node-field.ts';
import { testDocument } from './document.ts';

type OpenInput = EndpointInput<'draft.open'>;

interface Stored {
  /** Stored as text, so that responses share no object with requests. */
  readonly text: string | null;
  readonly revision: number;
}

/** The server's side of drafts, in memory, by the rules of the contract. */
export function createTestServer(initial: readonly EditNode[]) {
  const stored = new Map<string, Stored>();
  const requests: SyncInput[] = [];
  let clock = 1;
  let error: ErrorCode | null = null;
  let person = 'Ana';
  let loses = false;
  let refusal: (node: EditNode | null, id: string) => Problem | null = () => null;
  let waiting: (() => void)[] | null = null;
  for (const node of initial) put(node.id, node, 1);

  function put(id: string, node: EditNode | null, revision = ++clock): void {
    stored.set(id, { text: node && sorted({ ...node, revision }), revision });
  }

  function read(id: string): EditNode | null {
    const text = stored.get(id)?.text ?? null;
    return text === null ? null : (JSON.parse(text) as EditNode);
  }

  const ids = () => [...stored.keys()].filter((id) => read(id));

  function conflictsOf({ writes }: SyncInput) {
    const after = new Map(ids().map((id) => [id, read(id)?.parent ?? null]));
    for (const { id, node } of writes) {
      if (node) after.set(id, node.parent);
      else after.delete(id);
    }
    const written = new Set(writes.map(({ id }) => id));
    const conflicts = new Map<string, EditNode | null>();
    for (const { id, base, node } of writes) {
      const theirs = read(id);
      const revision = theirs ? (stored.get(id)?.revision ?? 0) : 0;
      if (revision !== base && !isSame(node, theirs)) conflicts.set(id, theirs);
    }
    for (const [id, parent] of after) {
      if (parent === null || after.has(parent)) continue;
      if (written.has(id)) conflicts.set(parent, null);
      else conflicts.set(id, read(id));
    }
    return [...conflicts].map(([id, theirs]) => ({ id, theirs }));
  }

  function refusedOf({ writes }: SyncInput): Problem[] {
    const after = new Map(ids().map((id) => [id, read(id)]));
    for (const { id, node } of writes) after.set(id, node);
    const rings = writes.flatMap(({ id }) =>
      isRing(after, id) ? [problem(id, 'slotInside')] : [],
    );
    const held = writes.flatMap(({ id, node }) =>
      isHeld(read(id), node) ? problem(id, 'blockLocked') : [],
    );
    return [...rings, ...held, ...writes.flatMap(({ id, node }) => refusal(node, id) ?? [])];
  }

  function sync(input: SyncInput): SyncResponse {
    const conflicts = conflictsOf(input);
    const refused = conflicts.length > 0 ? [] : refusedOf(input);
    const saved = conflicts.length === 0 && refused.length === 0;
    if (saved && input.writes.length > 0) {
      const revision = ++clock;
      for (const { id, node } of input.writes) {
        if (!isSame(node, read(id))) put(id, node, revision);
      }
    }
    const changed = [...stored].filter(([, { revision }]) => revision > input.since);
    const nodes = changed.flatMap(([id]) => read(id) ?? []);
    const removed = changed.flatMap(([id]) => (read(id) ? [] : id));
    return { clock, saved, nodes, removed, conflicts, refused, editors: [] };
  }

  async function response(input: SyncInput): Promise<Result<SyncResponse>> {
    requests.push(structuredClone(input));
    if (waiting) await new Promise<void>((resolve) => waiting?.push(resolve));
    if (error) return fail(error);
    const value = sync(input);
    return loses ? fail('unavailable') : ok(structuredClone(value));
  }

  async function open({ documents }: OpenInput): Promise<Result<unknown>> {
    if (error) return fail(error);
    const all = ids().flatMap((id) => read(id) ?? []);
    const nodes = all.filter(({ document }) => documents.includes(document));
    const known = documents.filter((key) => nodes.some(({ document }) => document === key));
    if (known.length < documents.length) return fail('notFound');
    return ok({ documents: known.map((key) => ({ ...testDocument, key })), nodes, clock });
  }

  const api = {
    call: async (name: string, input: unknown) => {
      if (name === 'draft.sync') return response(input as SyncInput);
      if (name === 'user.adminProfile') return error ? fail(error) : ok({ id: person });
      return name === 'draft.open' ? open(input as OpenInput) : fail('notFound');
    },
  } as unknown as Pick<ApiClient, 'call'>;

  return {
    api,
    requests,
    read,
    ids,
    put,
    sync,
    clock: () => clock,
    /** Sets the user who is logged in in the browser. */
    logIn: (name: string) => {
      person = name;
    },
    failWith: (code: ErrorCode | null) => {
      error = code;
    },
    /** Stores the sent changes, but loses the responses. */
    loseResponses: (isLosing: boolean) => {
      loses = isLosing;
    },
    refuse: (rule: typeof refusal) => {
      refusal = rule;
    },
    /** Requests wait until `release`. */
    hold: () => {
      waiting = [];
    },
    release: () => {
      const held = waiting ?? [];
      waiting = null;
      for (const go of held) go();
    },
  };
}

export type TestServer = ReturnType<typeof createTestServer>;

/** Sorts the keys, as the database stores them. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

function isSame(one: EditNode | null, other: EditNode | null): boolean {
  if (!one || !other) return one === other;
  return sorted({ ...one, revision: 0 }) === sorted({ ...other, revision: 0 });
}

function isRing(nodes: ReadonlyMap<string, EditNode | null>, id: string): boolean {
  const seen = new Set<string>();
  for (let node = nodes.get(id); node; node = nodes.get(node.parent ?? '')) {
    if (seen.has(node.id)) return true;
    seen.add(node.id);
  }
  return false;
}

/** A locked node keeps its position, unless the same write unlocks it. */
function isHeld(before: EditNode | null, after: EditNode | null): boolean {
  if (!before?.locked || after?.locked === false) return false;
  return !after || JSON.stringify(positionOf(before)) !== JSON.stringify(positionOf(after));
}

function problem(node: string, code: ErrorCode): Problem {
  return { document: 'page:1', node, path: '', layer: null, severity: 'error', code, params: {} };
}
