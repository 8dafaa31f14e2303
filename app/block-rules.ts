import * as ofSite from 'virtual:site-blocks/server-registry';
import { blockValidators, serverBlocks } from '#blocks/server-registry.gen.ts';
import type { Preparation } from '#runtime/page/prepare.ts';
import type { BlockRules } from '#server/services/dependencies.ts';

/** The built-in blocks: those of the engine and of the site. */
export const builtBlocks: Preparation = {
  registry: { ...serverBlocks, ...ofSite.serverBlocks },
  validators: { ...blockValidators, ...ofSite.blockValidators },
};

/** The models and validators that the services check documents with. */
export function blockRules({ registry, validators }: Preparation): BlockRules {
  const models = Object.entries(registry).map(([type, { model }]) => [type, model] as const);
  return { models: Object.fromEntries(models), validators };
}
