import { isObject } from '../block/translations.ts';
import type { Json, JsonObject } from '../document/element.ts';
import { branches } from './fields.ts';

/**
 * The `scope` keyword on a field of a block's schema: which back-office scopes may see it, and which may
 * change it. An absent list means every back-office user. The scope `admin` has every right. For slots the
 * same keyword is in the slot's rule.
 */
export interface FieldScope {
  readonly see?: readonly string[];
  readonly change?: readonly string[];
}

export type Right = keyof FieldScope;

/** Whether staff with these scopes may edit and publish pages, templates and what all pages share. */
export const mayEditPages = (scopes: readonly string[]): boolean =>
  scopes.includes('editor') || scopes.includes('admin');

/** Whether these scopes have the right under this keyword. A scope that may not see may not change either. */
export function allows(scope: FieldScope | undefined, right: Right, scopes: readonly string[]) {
  if (!scope || scopes.includes('admin')) return true;
  const has = (list: readonly string[] | undefined) =>
    !list || list.some((name) => scopes.includes(name));
  return has(scope.see) && (right === 'see' || has(scope.change));
}

/** Returns the keyword of a schema node; undefined when it has none. */
export function scopeOf(schema: Json | undefined): FieldScope | undefined {
  return isObject(schema) && isObject(schema.scope) ? schema.scope : undefined;
}

/**
 * Returns the paths (joined by `/`) at which two options differ although these scopes may not change them.
 */
export function closedChanges(
  schema: JsonObject,
  before: JsonObject,
  after: JsonObject,
  scopes: readonly string[],
): string[] {
  if (scopes.includes('admin')) return [];
  return differences(schema, before, after, [], scopes);
}

function differences(
  schema: Json | undefined,
  before: Json | undefined,
  after: Json | undefined,
  path: readonly string[],
  scopes: readonly string[],
): string[] {
  if (before === after || JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!allows(scopeOf(schema), 'change', scopes)) return [path.join('/')];
  if (!isObject(schema)) return [];
  if (isObject(before) || isObject(after)) {
    const [one, other] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
    const properties = [...new Set([...branches(schema, one), ...branches(schema, other)])];
    const paths = properties.flatMap((each) =>
      Object.keys(each).flatMap((key) =>
        differences(each[key], one[key], other[key], [...path, key], scopes),
      ),
    );
    return [...new Set(paths)];
  }
  if (Array.isArray(before) || Array.isArray(after)) {
    return memberDifferences(schema.items, before ?? [], after ?? [], path, scopes);
  }
  return [];
}

/** Array members are compared by their `id`, so a restricted field may be moved but not changed. */
function memberDifferences(
  schema: Json | undefined,
  before: Json,
  after: Json,
  path: readonly string[],
  scopes: readonly string[],
): string[] {
  const one = membersById(before);
  const other = membersById(after);
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((id) =>
    differences(schema, one.get(id), other.get(id), [...path, id], scopes),
  );
}

function membersById(list: Json): Map<string, Json> {
  const members = Array.isArray(list) ? (list as readonly Json[]) : [];
  return new Map(
    members.map((member, index) => [
      isObject(member) && typeof member.id === 'string' ? member.id : String(index),
      member,
    ]),
  );
}
