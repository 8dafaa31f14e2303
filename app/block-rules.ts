import { blockValidators, serverBlocks } from '#blocks/server-registry.gen.ts';
import type { Preparation } from '#runtime/page/prepare.ts';
import type { BlockRules } from '#server/services/dependencies.ts';

/** The blocks that the build holds. */
export const builtBlocks: Preparation = { registry: serverBlocks, validators: blockValidators };

/** What the services check documents by. */
export function blockRules({ registry, validators }: Preparation): BlockRules {
  const models = Object.entries(registry).map(([type, { model }]) => [type, model] as const);
  return { models: Object.fromEntries(models), validators };
}
