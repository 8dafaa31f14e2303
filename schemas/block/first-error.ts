import type { JsonObject } from '../document/element.ts';
import { namedPath } from '../editing/fields.ts';
import type { OptionsValidator } from './load-options.ts';

interface SchemaError {
  readonly instancePath: string;
  readonly params: { readonly missingProperty?: string };
}

/**
 * Returns the path (as in `ElementInput.translations`) of the first field whose value breaks the schema;
 * empty when it cannot be determined. Compiled Ajv validators store their errors on the function itself.
 */
export function firstError(validate: OptionsValidator, options: JsonObject): string {
  const copy = JSON.parse(JSON.stringify(options)) as JsonObject;
  if (validate(copy)) return '';
  const [error] = (validate as { errors?: readonly SchemaError[] | null }).errors ?? [];
  if (!error) return '';
  const missing = error.params.missingProperty;
  const keys = error.instancePath.split('/').slice(1).map(unescapeKey);
  return namedPath(missing === undefined ? keys : [...keys, missing], copy);
}

const unescapeKey = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');
