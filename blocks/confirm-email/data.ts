import { defineLoad } from '#runtime/block/types.ts';
import type { PageHead } from '#runtime/page/payload.ts';

import type { Goal, LinkConfirmation } from '#schemas/entities/consent.ts';
import { fail, ok } from '#schemas/result.ts';
import { isSitePath } from '#schemas/rules/site-path.ts';
import type { model } from './model.ts';

/** A link that is not confirmed yet, or the goal of a confirmed one. */
export type ConfirmData =
  | {
      readonly kind: 'waiting';
      readonly purpose: Exclude<LinkConfirmation['purpose'], 'login'>;
      readonly token: string;
      readonly email: string;
    }
  | {
      readonly kind: Goal['goalType'];
      /** The message, or the address to open. */
      readonly goal: string;
      readonly email: string;
      readonly purpose: LinkConfirmation['purpose'];
    };

export const load = defineLoad<typeof model, ConfirmData>(async ({ api, url }) => {
  const token = url.searchParams.get('token');
  if (!token || token.length > 200) return fail('goalMissing');
  const link = await api.call('form.readConfirmation', { token });
  if (!link.ok) return link;
  const { purpose, email: requested, isConfirmed } = link.value;
  if (purpose === 'login') return fail('goalMissing');
  if (!isConfirmed) return ok({ kind: 'waiting', purpose, token, email: requested });
  const found = await api.call('form.confirmEmail', { token });
  if (!found.ok) return found;
  const { goalType: kind, goal, confirmedEmail: email } = found.value;
  if (!kind || !goal || !email) return fail('goalMissing');
  return kind === 'message' || isAddress(goal)
    ? ok({ kind, goal, email, purpose })
    : fail('goalMissing');
});

/** The page belongs to one email, so it is not indexed. */
export function head(): Partial<PageHead> {
  return { noindex: true, canonical: null };
}

function isAddress(goal: string): boolean {
  return goal.startsWith('https://') || isSitePath(goal);
}
