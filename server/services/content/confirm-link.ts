import type { Transaction } from 'kysely';
import type { Goal } from '#schemas/entities/consent.ts';
import { type Language, textsIn } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { confirmEmailChange } from '../account/change-email.ts';
import { type FoundLink, findLink, type LinkKind, useToken } from '../account/mail-tokens.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { confirmSubscription } from '../newsletter/subscribers.ts';
import { inTransaction } from '../transaction.ts';
import { contentTexts } from './content-texts.ts';
import { confirmEntry, goalOf, settingsOf } from './form-confirmation.ts';

/** Purpose of a link, shown on its page before the button is pressed. */
const purposes = {
  verifyEmail: 'account',
  logIn: 'login',
  changeEmail: 'emailChange',
  releaseEmail: 'emailRelease',
  keepAccount: 'keepAccount',
  confirmForm: 'form',
  confirmNewsletter: 'newsletter',
} as const satisfies Partial<Record<LinkKind, string>>;

type Confirmable = keyof typeof purposes;

/** Reads a link without changing anything, because mail programs open links before people do. */
export const readConfirmation =
  ({ db }: ServiceDependencies): Handler<'form.readConfirmation'> =>
  async ({ token }, { now }) => {
    const link = await findLink(db, Object.keys(purposes) as Confirmable[], token, now);
    if (!link) return fail('tokenInvalid');
    const purpose = purposes[link.kind as Confirmable];
    const email = String(link.payload['newEmail'] ?? link.email);
    return ok({ purpose, email, isConfirmed: link.used_at !== null });
  };

const confirmable = [
  'confirmForm',
  'confirmNewsletter',
  'changeEmail',
  'releaseEmail',
  'keepAccount',
] as const;

/** The link works until it expires, so that a reloaded page shows the same. */
export const confirmEmail =
  (deps: ServiceDependencies): Handler<'form.confirmEmail'> =>
  async ({ token }, { now, language }) =>
    inTransaction(deps.db, async (step) => {
      const link = await findLink(step, confirmable, token, now);
      if (!link) return fail('tokenInvalid');
      const goal = await confirm(step, { link, token, language }, now);
      if (goal.ok && link.used_at === null) await useToken(step, link.hash, now);
      return goal;
    });

interface Confirmed {
  readonly link: FoundLink;
  readonly token: string;
  readonly language: Language;
}

async function confirm(
  step: Transaction<Database>,
  confirmed: Confirmed,
  now: Date,
): Promise<Result<Goal>> {
  const { link, language } = confirmed;
  if (link.kind === 'confirmForm') return confirmEntry(step, confirmed);
  const isFirst = link.used_at === null;
  if (link.kind === 'confirmNewsletter') {
    if (isFirst) await confirmSubscription(step, link.email, now);
    const goal = goalOf(await settingsOf(step, link), confirmed);
    return goal.ok ? goal : ok(messageGoal(textsIn(contentTexts, language).newsletter, link.email));
  }
  if (link.kind === 'keepAccount') {
    await step.deleteFrom('account_deletions').where('user_id', '=', link.user_id).execute();
    return ok(messageGoal(textsIn(contentTexts, language).accountKept, link.email));
  }
  const changed = await confirmEmailChange(step, link, now);
  if (!changed.ok) return changed;
  const { emailChange, emailChangeWaits } = textsIn(contentTexts, language);
  return ok(messageGoal(changed.value === 'changed' ? emailChange : emailChangeWaits, link.email));
}

const messageGoal = (goal: string, confirmedEmail: string): Goal => ({
  goalType: 'message',
  goal,
  confirmedEmail,
});
