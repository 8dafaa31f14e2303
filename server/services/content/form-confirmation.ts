import type { Kysely } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Goal } from '#schemas/entities/consent.ts';
import { type Language, localize } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { isSitePath } from '#schemas/rules/site-path.ts';
import type { Database } from '../../db/schema.ts';
import { type FoundLink, findLink, mailToken } from '../account/mail-tokens.ts';
import { type FormGoal, newsletterSettings, readGoal } from '../form-goal.ts';
import { announceEntry } from './form-mails.ts';

export interface Confirmation {
  readonly entryId: number;
  readonly formId: number;
  readonly email: string;
  readonly language: string;
}

/** Sends the link; the entry is announced to staff once it is confirmed. */
export function requestConfirmation(
  db: Kysely<Database>,
  { entryId, formId, email, language }: Confirmation,
  now: Date,
): Promise<void> {
  return mailToken(db, 'confirmForm', { email, language, payload: { entryId, formId } }, now);
}

/** Announces the entry of a confirmed link to staff; returns the form's goal for the visitor. */
export async function confirmEntry(
  step: Kysely<Database>,
  { link, token, language }: ConfirmedLink,
): Promise<Result<Goal>> {
  const reached = goalOf(await settingsOf(step, link), { link, token, language });
  if (reached.ok && link.used_at === null) {
    await announceEntry(step, Number(link.payload['entryId']));
  }
  return reached;
}

interface ConfirmedLink {
  readonly link: FoundLink;
  readonly token: string;
  readonly language: Language;
}

/** Returns the goal in a form's settings, as the visitor of this link reaches it. */
export function goalOf(
  settings: JsonObject,
  { link, token, language }: ConfirmedLink,
): Result<Goal> {
  const goal = readGoal(settings);
  if (!goal) return fail('goalMissing');
  const text = localize(goal.value, language);
  const address = goal.type === 'file' ? `/api/v1/media/goal/${token}` : text;
  if (goal.type === 'url' && !isSitePath(address) && !address.startsWith('https://')) {
    return fail('goalMissing');
  }
  return ok({ goalType: goal.type, goal: address, confirmedEmail: link.email });
}

/** Returns the goal of a confirmed link, or null when it was not confirmed or has expired. */
export async function findConfirmedGoal(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<FormGoal | null> {
  const link = await findLink(db, ['confirmForm', 'confirmNewsletter'], token, now);
  return link && link.used_at !== null ? readGoal(await settingsOf(db, link)) : null;
}

/** Returns the settings of the form that a link confirms; empty without one. */
export async function settingsOf(
  db: Kysely<Database>,
  { kind, payload }: FoundLink,
): Promise<JsonObject> {
  if (kind === 'confirmNewsletter') return newsletterSettings(db);
  const form = await db
    .selectFrom('forms')
    .select('settings')
    .where('id', '=', Number(payload['formId']))
    .executeTakeFirst();
  return form?.settings ?? {};
}
