import type { FormType } from '#schemas/constants.ts';
import { type AppError, fail, ok, type Result } from '#schemas/result.ts';
import { type FormValues, fieldValues } from '../../store/forms.ts';
import type { CommandContext, NoticeSpec } from '../command.ts';

/** Name of the checkboxes; each value is the id of an accepted consent. */
export const consentField = 'consents';

/** Returns the ids of the accepted consents. */
export const consentIds = (values: FormValues): number[] =>
  fieldValues(values, consentField).map(Number).filter(Number.isInteger);

/** Returns an error when a required consent of the form is not accepted (CONSENT-01). */
export async function missingConsents(
  context: CommandContext,
  formType: FormType,
  values: FormValues,
): Promise<Result<AppError[]>> {
  const found = await context.api.call('consent.filterForWeb', {
    forWeb: true,
    assigned_to: formType,
  });
  if (!found.ok) return fail('consentsNotFetched');
  const accepted = new Set(fieldValues(values, consentField).map(Number));
  const required = found.value.data.filter(({ isRequired }) => isRequired);
  const isMissing = required.some(({ id }) => !accepted.has(id));
  return ok(isMissing ? [{ code: 'consentRequired', field: consentField }] : []);
}

/**
 * Stores which consents were given, by whom and when (CONSENT-06, CONSENT-07). Returns the notices to show.
 */
export async function logConsents(
  context: CommandContext,
  formType: FormType,
  values: FormValues,
  email: string,
): Promise<NoticeSpec[]> {
  const consents = consentIds(values);
  if (consents.length === 0) return [];
  const logged = await context.api.call('consent.logCreate', {
    status: 'accepted',
    statusTimestamp: new Date().toISOString(),
    sourceType: 'cmsSite',
    assigned_to: formType,
    consents,
    user: { userType: 'webUser', email },
  });
  return logged.ok ? [] : [{ kind: 'error', key: 'error.failedConsentLog' }];
}
