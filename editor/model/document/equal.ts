import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';
import { isEqual } from '#schemas/document/equal.ts';
import type { EditNode } from '#schemas/editing/node.ts';

/**
 * Returns `node` with the objects of `known` wherever both are equal, so that comparisons by identity or text
 * see only real differences.
 */
export function withKnownParts(known: EditNode | null, node: EditNode): EditNode {
  return known ? (share(toJson(known), toJson(node)) as unknown as EditNode) : node;
}

export const toJson = (node: EditNode) => node as unknown as Json;

function share(known: Json | undefined, value: Json): Json {
  if (isEqual(known, value)) return known as Json;
  if (Array.isArray(known) && Array.isArray(value)) {
    const list = known as readonly Json[];
    return (value as readonly Json[]).map((member, at) =>
      share(counterpart(list, member, at), member),
    );
  }
  if (!isObject(known) || !isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, share(known[key], member)]),
  );
}

function counterpart(list: readonly Json[], member: Json, at: number): Json | undefined {
  const id = isObject(member) ? member.id : undefined;
  return id === undefined ? list[at] : list.find((each) => isObject(each) && each.id === id);
}
