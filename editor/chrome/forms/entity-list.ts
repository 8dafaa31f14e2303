import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { newMember } from './list-member.ts';

/** Returns the slugs of an entity list of strings or of objects with a `slug`. */
export function entitiesIn(list: readonly Json[]): string[] {
  return list.map((member) => String((isObject(member) ? member.slug : member) ?? ''));
}

/** Returns the list with other entities or another order. Remaining items keep all their fields. */
export function withEntities(
  list: readonly Json[],
  slugs: readonly string[],
  items: JsonObject,
): readonly Json[] {
  const left = [...list];
  const made: Json[] = [];
  for (const slug of slugs) {
    const at = left.findIndex((member) => entitiesIn([member])[0] === slug);
    const [kept] = at >= 0 ? left.splice(at, 1) : [];
    made.push(kept ?? newEntity(slug, items, [...list, ...made]));
  }
  return made;
}

function newEntity(slug: string, items: JsonObject, list: readonly Json[]): Json {
  const member = newMember(items, list);
  return isObject(member) ? { ...member, slug } : slug;
}
