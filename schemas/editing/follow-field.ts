import { migrateOptions, type StoredOptions } from '../block/migrate-options.ts';
import type { BlockModel } from '../block/model.ts';
import { isObject } from '../block/translations.ts';
import type { Json } from '../document/element.ts';
import { memberName, withValueAt } from './fields.ts';

const mark = '\u0000followed';

/** Returns the path of a field of stored options under the current version; null when it no longer exists. */
export function followField(
  model: Pick<BlockModel, 'migrations'>,
  { version, options }: StoredOptions,
  path: string,
): string | null {
  if (version > model.migrations.length) return path;
  try {
    return pathOf(
      migrateOptions(model, { version, options: withValueAt(options, path, mark) }),
      [],
    );
  } catch {
    // A migration that reads the value can throw on the mark.
    return path;
  }
}

function pathOf(value: Json | undefined, path: readonly string[]): string | null {
  if (value === mark) return path.join('/');
  const entries: readonly (readonly [string, Json])[] = Array.isArray(value)
    ? (value as readonly Json[]).map((member, index) => [memberName(member, index), member])
    : Object.entries(isObject(value) ? value : {});
  for (const [key, inner] of entries) {
    const found = pathOf(inner, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}
