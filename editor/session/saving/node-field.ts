import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { isEqual } from '#schemas/document/equal.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { toJson } from '../../model/document/equal.ts';

/** Keys from the node down to a value; list items by their `id`. */
export type FieldPath = readonly string[];

/** The position of a node counts as one field, because parts of two positions cannot be mixed. */
export const positionPath: FieldPath = ['place'];

export type Position = Pick<EditNode, 'document' | 'parent' | 'slot' | 'order'>;

export function positionOf({ document, parent, slot, order }: Position): Position {
  return { document, parent, slot, order };
}

/** Whether two versions of a node are at the same position, or both do not exist. */
export function isSamePosition(one: Position | null, other: Position | null): boolean {
  if (!one || !other) return one === other;
  return isEqual(positionOf(one), positionOf(other));
}

export const isPosition = (path: FieldPath): boolean => path[0] === 'place';

/** Returns the value of a field; undefined if the node has none. */
export function fieldOf(node: EditNode, path: FieldPath): Json | undefined {
  if (isPosition(path)) return { ...positionOf(node) };
  return path.reduce<Json | undefined>(memberOf, toJson(node));
}

function memberOf(value: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(value))
    return (value as readonly Json[]).find((member) => idOf(member) === key);
  return isObject(value) ? value[key] : undefined;
}

const idOf = (member: Json) => (isObject(member) ? member.id : undefined);

/** Returns `node` with one field, and the values that belong to it, from `from`. */
export function withFieldOf(node: EditNode, path: FieldPath, from: EditNode): EditNode {
  if (isPosition(path)) return { ...node, ...positionOf(from) };
  const [first, ...rest] = path;
  const paths: FieldPath[] = [path];
  if (first === 'options' && rest.length === 0) paths.push(['version']);
  if (first === 'translations') paths.push(['sources', ...rest]);
  return paths.reduce<EditNode>((changed, each) => {
    const value = fieldOf(from, each);
    return withMember(toJson(changed), each, value) as unknown as EditNode;
  }, node);
}

/** Returns `node` without the value of a field. A position cannot be removed. */
export function withoutField(node: EditNode, path: FieldPath): EditNode {
  if (isPosition(path)) return { ...node, order: '' };
  return withMember(toJson(node), path, undefined) as unknown as EditNode;
}

function withMember(
  target: Json | undefined,
  [key, ...rest]: FieldPath,
  value: Json | undefined,
): Json | undefined {
  if (key === undefined) return value;
  if (Array.isArray(target)) return withListMember(target as readonly Json[], key, rest, value);
  const { [key]: before, ...others } = isObject(target) ? target : nothing;
  const after = withMember(before, rest, value);
  if (after === undefined) return others;
  return isObject(target) ? { ...target, [key]: after } : { [key]: after };
}

const nothing: JsonObject = {};

function withListMember(
  list: readonly Json[],
  id: string,
  rest: FieldPath,
  value: Json | undefined,
): Json {
  const after = withMember(
    list.find((member) => idOf(member) === id),
    rest,
    value,
  );
  const isNew = !list.some((member) => idOf(member) === id);
  const kept = list.flatMap((member) => (idOf(member) === id ? (after ?? []) : member));
  return isNew && after !== undefined ? [...kept, after] : kept;
}
