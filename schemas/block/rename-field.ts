import type { Json, JsonObject } from '../document/element.ts';
import type { Migration } from './model.ts';
import { isObject } from './translations.ts';

/**
 * Returns a migration that renames a field. `path` joins keys by `/` and goes through all members of a list:
 * `items/label`; `name` is the new last key. Options without the field stay unchanged, as do overrides that
 * hold a part of the options.
 */
export function renameField(path: string, name: string): Migration {
  const keys = path.split('/');
  return (options) => renameAt(options, keys, name) as JsonObject;
}

function renameAt(value: Json, [key = '', ...rest]: readonly string[], name: string): Json {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).map((member) => renameAt(member, [key, ...rest], name));
  }
  if (!isObject(value) || !Object.hasOwn(value, key)) return value;
  const { [key]: found = null, ...others } = value;
  return rest.length > 0
    ? { ...others, [key]: renameAt(found, rest, name) }
    : { ...others, [name]: found };
}
