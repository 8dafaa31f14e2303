import type { JsonObject } from '../document/element.ts';
import type { BlockModel } from './model.ts';

/** Options, or a part of them, and the block version they are stored under. */
export interface StoredOptions {
  readonly version: number;
  readonly options: JsonObject;
}

/**
 * Returns options migrated to a later version of their block, by default the current one. Does not change the
 * stored options.
 */
export function migrateOptions(
  { migrations }: Pick<BlockModel, 'migrations'>,
  { version, options }: StoredOptions,
  to: number = migrations.length + 1,
): JsonObject {
  return migrations
    .slice(Math.max(version, 1) - 1, to - 1)
    .reduce<JsonObject>((migrated, step) => step(migrated), options);
}
