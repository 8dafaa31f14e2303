import { migrateOptions, type StoredOptions } from '../block/migrate-options.ts';
import type { BlockModel } from '../block/model.ts';
import { isObject } from '../block/translations.ts';
import type { Json } from '../document/element.ts';
import { memberName, withValueAt } from './fields.ts';

const mark = '\u0000followed';

/** The path that a field of stored options has under the present version; null: it is gone. */
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
    // A step that looks into the value stumbles over the mark.
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
