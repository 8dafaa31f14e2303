import { blockValidators, serverBlocks } from '#blocks/server-registry.gen.ts';
import type { Preparation } from '#runtime/page/prepare.ts';
import type { BlockRules } from '#server/services/dependencies.ts';

/** The built-in blocks. */
export const builtBlocks: Preparation = { registry: serverBlocks, validators: blockValidators };

/** The models and validators that the services check documents with. */
export function blockRules({ registry, validators }: Preparation): BlockRules {
  const models = Object.entries(registry).map(([type, { model }]) => [type, model] as const);
  return { models: Object.fromEntries(models), validators };
}
