import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { isEqual } from '#schemas/document/equal.ts';
import type { EditNode } from '#schemas/editing/node.ts';

/** A field that two people changed differently: path from the node, and both values. */
export interface FieldConflict {
  readonly path: readonly string[];
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}

export interface Merged {
  readonly node: EditNode;
  /** Fields that both editors changed. `node` has the values of `mine` there. */
  readonly conflicts: readonly FieldConflict[];
}

/**
 * Three-way merge of one node, field by field: a change by only one side is applied. Objects are merged by
 * key; arrays of items with ids by item, other arrays and texts as a whole.
 */
export function mergeNodes(base: EditNode, mine: EditNode, theirs: EditNode): Merged {
  const conflicts: FieldConflict[] = [];
  const values = merge(toJson(base), toJson(mine), toJson(theirs), [], conflicts);
  const node = { ...(values as unknown as EditNode), revision: theirs.revision };
  return { node, conflicts: conflicts.filter(({ path }) => path[0] !== 'revision') };
}

const toJson = (node: EditNode) => node as unknown as JsonObject;

function merge(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  path: readonly string[],
  conflicts: FieldConflict[],
): Json | undefined {
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine;
  if (isEqual(base, mine)) return theirs;
  if (isObject(mine) && isObject(theirs) && !isDocument(mine) && !isDocument(theirs)) {
    return mergeObjects(isObject(base) ? base : {}, mine, theirs, path, conflicts);
  }
  const lists = [base, mine, theirs].map(membersById);
  if (lists[1] && lists[2]) {
    return mergeLists(lists[0] ?? new Map(), lists[1], lists[2], path, conflicts);
  }
  conflicts.push({ path, mine, theirs });
  return mine;
}

/** Rich text has no ids inside, so it is one value. */
function isDocument(value: JsonObject): boolean {
  return value.type === 'doc' && Array.isArray(value.content);
}

function mergeObjects(
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  path: readonly string[],
  conflicts: FieldConflict[],
): JsonObject {
  const merged: Record<string, Json> = {};
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const value = merge(base[key], mine[key], theirs[key], [...path, key], conflicts);
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

type Members = ReadonlyMap<string, Json>;

function membersById(list: Json | undefined): Members | null {
  if (!Array.isArray(list)) return null;
  const members = (list as readonly Json[]).map((member) => {
    const id = isObject(member) ? member.id : undefined;
    return [typeof id === 'string' ? id : '', member] as const;
  });
  const byId = new Map(members);
  return byId.size === members.length && !byId.has('') ? byId : null;
}

/**
 * Keeps the order of `mine`. Items that only `theirs` added go to the end, and items that it removed are
 * removed.
 */
function mergeLists(
  base: Members,
  mine: Members,
  theirs: Members,
  path: readonly string[],
  conflicts: FieldConflict[],
): Json[] {
  const ids = new Set([...mine.keys(), ...theirs.keys()]);
  return [...ids].flatMap((id) => {
    const member = merge(base.get(id), mine.get(id), theirs.get(id), [...path, id], conflicts);
    return member === undefined ? [] : [member];
  });
}
