import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import { screens } from '#runtime/routes/table.ts';
import { formTypes, paging } from '#schemas/constants.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface AdminEntry {
  readonly key: string;
  /** Text as stored; HTML for consents. */
  readonly title: string;
  readonly isHtml: boolean;
  readonly isRequired: boolean;
}

export interface AdminData {
  readonly entries: readonly AdminEntry[];
  /** Form types that have consents of their own. */
  readonly formTypes: readonly string[];
}

export const load = defineLoad<typeof model, AdminData>(async (context, { section }) => {
  if (section === 'consents') return listConsents(context);
  if (section === 'consent') return showForm(context);
  if (section !== 'templates') return ok({ entries: [], formTypes: [] });
  const entries = Object.keys(screens).map((key) => ({ ...plain, key, title: key }));
  return ok({ entries, formTypes: [] });
});

const plain = { isHtml: false, isRequired: false };

async function listConsents({ api }: LoadContext): Promise<Result<AdminData>> {
  const found = await api.call('consent.filter', { limit: paging.consentListLimit });
  if (!found.ok) return found;
  const entries = found.value.records.map(({ uniqueNumber, displayName }) => ({
    key: uniqueNumber,
    title: displayName,
    isHtml: true,
    isRequired: false,
  }));
  return ok({ entries, formTypes });
}

async function showForm({ api, param }: LoadContext): Promise<Result<AdminData>> {
  const formType = formTypes.find((type) => type === param);
  if (!formType) return fail('notFound');
  const found = await api.call('consent.filterForWeb', { forWeb: true, assigned_to: formType });
  if (!found.ok) return found;
  const entries = found.value.data.map(({ uniqueNumber, displayName, isRequired = false }) => ({
    key: uniqueNumber,
    title: displayName,
    isHtml: true,
    isRequired,
  }));
  return ok({ entries, formTypes });
}
