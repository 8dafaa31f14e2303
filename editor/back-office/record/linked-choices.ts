import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';

/** The keyword `sets` of a choice: each of its values selects certain members of a list. */
interface LinkedList {
  /** Key of the list. */
  readonly field: string;
  readonly members: Readonly<Record<string, readonly string[]>>;
  /** Value of the choice while the list has other members. */
  readonly otherwise: string;
}

/** Returns the values that staff see after a change: a choice and the list that it sets agree. */
export function withLinkedChoices(
  { properties }: JsonObject,
  before: JsonObject,
  after: JsonObject,
): JsonObject {
  const linked = Object.entries(isObject(properties) ? properties : {}).flatMap(([key, field]) =>
    isObject(field) && isObject(field.sets)
      ? [[key, field.sets as unknown as LinkedList] as const]
      : [],
  );
  return linked.reduce(
    (values, [key, list]) => ({ ...values, ...agreed(key, list, before, values) }),
    after,
  );
}

function agreed(key: string, list: LinkedList, before: JsonObject, after: JsonObject): JsonObject {
  const { field, members, otherwise } = list;
  const choice = String(after[key] ?? '');
  if (choice !== String(before[key] ?? '')) {
    const chosen = members[choice];
    return chosen ? { [field]: [...chosen] } : {};
  }
  const now = asSet(after[field]);
  if (now === asSet(before[field])) return {};
  const same = Object.keys(members).find((name) => asSet([...(members[name] ?? [])]) === now);
  return { [key]: same ?? otherwise };
}

const asSet = (list: Json | undefined): string =>
  Array.isArray(list) ? list.map(String).sort().join(' ') : '';
