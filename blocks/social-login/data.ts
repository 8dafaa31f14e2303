import { defineLoad } from '#runtime/block/types.ts';
import { fetchSocialProviders, type SocialProvider } from '#runtime/product/social-providers.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface SocialData {
  readonly providers: readonly SocialProvider[];
}

/** All providers of the shop, or those that the block names, in its order and with its labels. */
export const load = defineLoad<typeof model, SocialData>(async (context, options) => {
  const all = await fetchSocialProviders(context);
  if (options.providers.length === 0) return ok({ providers: all });
  const providers = options.providers.flatMap(({ provider, label }) => {
    const found = all.find(({ key }) => key === provider);
    return found ? [{ key: found.key, label: label || found.label }] : [];
  });
  return ok({ providers });
});
