import type { Json, JsonObject } from '../document/element.ts';
import { migrateOptions, type StoredOptions } from './migrate-options.ts';
import type { BlockModel } from './model.ts';
import { overlay } from './overlay.ts';
import { isObject } from './translations.ts';

/**
 * Migrates partial options (overrides) to a later version of the block. Values that migrations add for fields
 * that are not overridden are left out.
 */
export function migrateOverrides(
  model: Pick<BlockModel, 'migrations'>,
  { version, options }: StoredOptions,
  to: number,
): JsonObject {
  if (version >= to || Object.keys(options).length === 0) return options;
  const stored = { version, options: {} };
  return difference(migrateTo(model, stored, to), migrateTo(model, { version, options }, to));
}

/** Lays overrides over the options they belong to, both migrated to the later of their versions. */
export function joinOptions(
  model: Pick<BlockModel, 'migrations'>,
  below: StoredOptions,
  over: StoredOptions,
): StoredOptions {
  const version = Math.max(below.version, over.version);
  const own = migrateOverrides(model, over, version);
  return { version, options: overlay(migrateTo(model, below, version), own) };
}

/** A migration may throw for options that were never of its version: they stay unchanged. */
function migrateTo(
  model: Pick<BlockModel, 'migrations'>,
  stored: StoredOptions,
  to: number,
): JsonObject {
  try {
    return migrateOptions(model, stored, to);
  } catch {
    return stored.options;
  }
}

function difference(from: JsonObject, options: JsonObject): JsonObject {
  const different: Record<string, Json> = {};
  for (const [key, value] of Object.entries(options)) {
    const below = Object.hasOwn(from, key) ? from[key] : undefined;
    if (JSON.stringify(below) === JSON.stringify(value)) continue;
    different[key] = isObject(below) && isObject(value) ? difference(below, value) : value;
  }
  return different;
}
