import { blockValidators, serverBlocks } from '#blocks/server-registry.gen.ts';
import type { BlockRules } from '#server/services/dependencies.ts';

/** What the services check documents by. */
export const blockRules: BlockRules = {
  models: Object.fromEntries(
    Object.entries(serverBlocks).map(([type, { model }]) => [type, model]),
  ),
  validators: blockValidators,
};
