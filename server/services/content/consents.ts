import { sql } from 'kysely';
import type { EndpointInput, EndpointOutput } from '#schemas/api/contract.ts';
import { paging } from '#schemas/constants.ts';
import type { Consent, ConsentAssignment } from '#schemas/entities/consent.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import { cleanHtml } from '../../html/clean-html.ts';
import { readEmail } from '../account/email.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { offsetOf, paginated, readPage, records } from '../paging.ts';
import { takeConsents } from './consent-log.ts';

type FormType = ConsentAssignment['assigned_to'];

interface ConsentRow {
  readonly id: number;
  readonly unique_number: string;
  readonly display_name: LocalizedText;
  readonly assignments: readonly { readonly form_type: FormType; readonly required: boolean }[];
}

export function createConsentHandlers(deps: ServiceDependencies) {
  return {
    async 'consent.filterForWeb'(input, { language }) {
      const shown = shownConsents(await readConsents(deps), input.assigned_to, language);
      const page = readPage(input, { limit: paging.consentListLimit });
      const rows = shown.slice(offsetOf(page), offsetOf(page) + page.limit);
      return ok(paginated(rows, shown.length, page));
    },
    async 'consent.filter'(input, { language }) {
      return ok(consentTable(await readConsents(deps), input, language));
    },
    async 'consent.logCreate'({ consents, user, assigned_to }, { actor, language, now }) {
      const email = readEmail(user.email);
      if (!email) return fail('email', { field: 'email' });
      const userId = actor.kind === 'customer' ? actor.userId : null;
      const log = { consents, formType: assigned_to ?? null, email, language, userId };
      const isLogged = await deps.db.transaction().execute((step) => takeConsents(step, log, now));
      return isLogged ? ok({ done: true }) : fail('badRequest', { field: 'consents' });
    },
  } satisfies Partial<Handlers>;
}

async function readConsents(deps: ServiceDependencies): Promise<readonly ConsentRow[]> {
  return deps.cache.get('consents', ['consents'], async () => {
    const { rows } = await sql<ConsentRow>`
      SELECT c.id, c.unique_number, c.display_name,
        ARRAY(SELECT jsonb_build_object('form_type', a.form_type, 'required', a.required)
          FROM consent_assignments a WHERE a.consent_id = c.id ORDER BY a.form_type) AS assignments
      FROM consents c ORDER BY c.position, c.id`.execute(deps.db);
    return rows;
  });
}

const plainConsent = (row: ConsentRow, language: Language): Consent => ({
  id: row.id,
  uniqueNumber: row.unique_number,
  displayName: cleanHtml(localize(row.display_name, language)),
});

/** Returns one entry for each form that shows a consent, with that form's consents. */
function shownConsents(
  rows: readonly ConsentRow[],
  formType: FormType | undefined,
  language: Language,
): Consent[] {
  const forms = assignmentsOf(rows);
  return rows.flatMap((row) =>
    row.assignments
      .filter((assignment) => formType === undefined || assignment.form_type === formType)
      .map(({ form_type, required }) => ({
        ...plainConsent(row, language),
        ...forms.find((form) => form.assigned_to === form_type),
        isRequired: required,
      })),
  );
}

function assignmentsOf(rows: readonly ConsentRow[]): ConsentAssignment[] {
  const forms = new Map<FormType, { consents: number[]; requiredConsents: number[] }>();
  for (const { id, assignments } of rows) {
    for (const { form_type, required } of assignments) {
      const form = forms.get(form_type) ?? { consents: [], requiredConsents: [] };
      form.consents.push(id);
      if (required) form.requiredConsents.push(id);
      forms.set(form_type, form);
    }
  }
  return [...forms].map(([assigned_to, form]) => ({ assigned_to, ...form }));
}

/** Lists consents as a table in the back office. */
function consentTable(
  rows: readonly ConsentRow[],
  input: EndpointInput<'consent.filter'>,
  language: Language,
): EndpointOutput<'consent.filter'> {
  const { assigned_to: formType } = input;
  const isRequested = (each: FormType) => formType === undefined || each === formType;
  const found = rows.filter(
    ({ assignments }) =>
      formType === undefined || assignments.some((a) => isRequested(a.form_type)),
  );
  const page = readPage(input, { limit: paging.consentPageSize });
  const shown = found
    .slice(offsetOf(page), offsetOf(page) + page.limit)
    .map((row) => plainConsent(row, language));
  const assignments = assignmentsOf(rows).filter(({ assigned_to }) => isRequested(assigned_to));
  return { ...records(shown, found.length, page), assignments };
}
