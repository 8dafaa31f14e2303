import { defineLoad } from '#runtime/block/types.ts';
import type { ConsentList } from '#runtime/checkout/consents.tsx';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface RegisterData {
  /** Null when they cannot be had (CONSENT-03). */
  readonly consents: ConsentList | null;
}

export const load = defineLoad<typeof model, RegisterData>(async ({ api }) => {
  const found = await api.call('consent.filterForWeb', {
    forWeb: true,
    assigned_to: 'registerForm',
  });
  if (!found.ok) return ok({ consents: null });
  const consents = found.value.data.map(({ id, displayName, isRequired = false }) => {
    return { id, displayName, isRequired };
  });
  return ok({ consents });
});
