import type { Json, JsonObject } from '../document/element.ts';
import type { OptionsValidator } from './load-options.ts';
import { isObject } from './translations.ts';

interface SchemaError {
  readonly instancePath: string;
  readonly params: { readonly missingProperty?: string };
}

/**
 * Path (as in `ElementInput.translations`) of the first place where options break the schema; empty
 * when it cannot be told. Compiled validators leave what they found on themselves.
 */
export function firstFault(validate: OptionsValidator, options: JsonObject): string {
  const copy = JSON.parse(JSON.stringify(options)) as JsonObject;
  if (validate(copy)) return '';
  const [error] = (validate as { errors?: readonly SchemaError[] | null }).errors ?? [];
  if (!error) return '';
  const missing = error.params.missingProperty;
  const keys = error.instancePath.split('/').slice(1).map(unescapeKey);
  return namedPath(copy, missing === undefined ? keys : [...keys, missing]);
}

const unescapeKey = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** Members of lists by their `id` instead of their index. */
function namedPath(options: Json, keys: readonly string[]): string {
  let value: Json | undefined = options;
  const named = keys.map((key) => {
    const member: Json | undefined = (value as Readonly<Record<string, Json>> | undefined)?.[key];
    const isMember = Array.isArray(value) && isObject(member) && typeof member.id === 'string';
    value = member;
    return isMember ? String(member.id) : key;
  });
  return named.join('/');
}
