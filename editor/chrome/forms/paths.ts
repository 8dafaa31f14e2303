import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';

export type Keys = readonly (string | number)[];

/**
 * Returns keys and indexes of a path with item ids. Unknown keys are kept, so that a missing field can be
 * named.
 */
export function keysOf(path: string, value: Json | undefined): (string | number)[] {
  let node: Json | undefined = value;
  return path === ''
    ? []
    : path.split('/').map((name) => {
        const key = Array.isArray(node) ? indexOf(node as readonly Json[], name) : name;
        node = child(node, key);
        return key;
      });
}

/** Returns keys and indexes of a path that names list items by index. */
export function indexedKeys(
  names: readonly string[],
  value: Json | undefined,
): (string | number)[] {
  let node: Json | undefined = value;
  return names.map((name) => {
    const key = Array.isArray(node) ? Number(name) : name;
    node = child(node, key);
    return key;
  });
}

function indexOf(list: readonly Json[], name: string): number {
  const named = list.findIndex((member) => isObject(member) && member.id === name);
  return named >= 0 ? named : Number(name);
}

function child(node: Json | undefined, key: string | number): Json | undefined {
  if (Array.isArray(node)) return (node as readonly Json[])[Number(key)];
  return isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined;
}

export function atKeys(value: Json | undefined, keys: Keys): Json | undefined {
  return keys.reduce<Json | undefined>(child, value);
}

/**
 * Returns `value` with one value replaced and everything else unchanged; undefined removes it. Creates
 * missing objects on the way.
 */
export function withKeys(value: Json | undefined, keys: Keys, replaced: Json | undefined): Json {
  const [key, ...rest] = keys;
  if (key === undefined) return replaced ?? {};
  const inner = rest.length > 0 ? withKeys(child(value, key), rest, replaced) : replaced;
  if (Array.isArray(value)) {
    return (value as readonly Json[]).map((member, index) =>
      index === key ? (inner ?? null) : member,
    );
  }
  const object = isObject(value) ? value : {};
  if (inner !== undefined) return { ...object, [key]: inner };
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
}

/** Returns the path without list items, as labels use it: `items/0/title` becomes `items/title`. */
export function fieldPath(keys: Keys): string {
  return keys.filter((key) => typeof key === 'string').join('/');
}
