import { defineLoad } from '#runtime/block/types.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface SocialData {
  /** Available providers, with the address where their login starts. */
  readonly providers: readonly {
    readonly id: string;
    readonly label: string;
    readonly url: string;
  }[];
}

export const load = defineLoad<typeof model, SocialData>(async ({ api, url }, { providers }) => {
  const found = await Promise.all(
    providers.map(async ({ id, provider, label }) => {
      const response = await api.call('auth.socialRedirectLogin', {
        provider,
        redirect: url.pathname,
      });
      return response.ok ? [{ id, label, url: response.value.url }] : [];
    }),
  );
  return ok({ providers: found.flat() });
});
