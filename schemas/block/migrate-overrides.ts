import type { Json, JsonObject } from '../document/element.ts';
import { migrateOptions, type StoredOptions } from './migrate-options.ts';
import type { BlockModel } from './model.ts';
import { overlay } from './overlay.ts';
import { isObject } from './translations.ts';

/**
 * Overrides that hold a part of the options, as the block has them under a later version. What the
 * steps make of fields that are not overridden is left out.
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

/** Overrides over what they are for, both under the later of their versions. */
export function joinOptions(
  model: Pick<BlockModel, 'migrations'>,
  below: StoredOptions,
  over: StoredOptions,
): StoredOptions {
  const version = Math.max(below.version, over.version);
  const own = migrateOverrides(model, over, version);
  return { version, options: overlay(migrateTo(model, below, version), own) };
}

/** A step may stumble over options that never were of its version: they stay as they are. */
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
