import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { tagsOf } from './tag-match.ts';

/**
 * Moves a value from one branch of `oneOf` to another: shared fields stay (same key, same type), fields of
 * the old branch are removed, the tags of the new one are set and its defaults filled in. `shared` are the
 * properties beside the branches, `left` is the earlier input of the new branch: its own fields are restored.
 */
export function switchBranch(
  value: Json | undefined,
  from: Json | undefined,
  to: Json,
  shared: JsonObject = {},
  left?: Json,
): Json {
  const target = propertiesOf(to);
  if (Object.keys(target).length === 0) return left ?? emptyOf(to);
  const before = propertiesOf(from);
  const kept = Object.entries(isObject(value) ? value : {}).filter(
    ([key]) =>
      Object.hasOwn(shared, key) ||
      (Object.hasOwn(target, key) && isAlike(before[key], target[key])),
  );
  const typed = Object.entries(isObject(left) ? left : {}).filter(
    ([key]) => Object.hasOwn(target, key) && !Object.hasOwn(before, key),
  );
  return {
    ...defaultsOf(target),
    ...Object.fromEntries(typed),
    ...Object.fromEntries(kept),
    ...Object.fromEntries(tagsOf(to)),
  };
}

function propertiesOf(branch: Json | undefined): JsonObject {
  return isObject(branch) && isObject(branch.properties) ? branch.properties : {};
}

function defaultsOf(properties: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, field]): [string, Json][] =>
      isObject(field) && field.default !== undefined ? [[key, field.default]] : [],
    ),
  );
}

/** A field unknown to the old branch may still hold a fitting value. */
function isAlike(one: Json | undefined, other: Json | undefined): boolean {
  if (!isObject(one) || !isObject(other)) return true;
  return JSON.stringify(one.type) === JSON.stringify(other.type);
}

function emptyOf(branch: Json): Json {
  if (!isObject(branch)) return null;
  if (branch.const !== undefined) return branch.const;
  if (branch.default !== undefined) return branch.default;
  const [type] = [branch.type].flat();
  const empty: Record<string, Json> = {
    string: '',
    number: 0,
    integer: 0,
    boolean: false,
    array: [],
    object: {},
  };
  return empty[String(type)] ?? null;
}
