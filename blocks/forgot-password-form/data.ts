import { defineLoad } from '#runtime/block/types.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface ForgotData {
  /** Of the link in the mail; null before that. */
  readonly token: string | null;
}

export const load = defineLoad<typeof model, ForgotData>(async ({ url }) => {
  const token = url.searchParams.get('token');
  return ok({ token: token && token.length <= 200 ? token : null });
});
