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
  /** Of kept answers: how many, their bytes, and the share of questions they served (0 to 1). */
  readonly kept?: { readonly entries: number; readonly bytes: number; readonly rate: number };
}

export interface AdminData {
  readonly entries: readonly AdminEntry[];
  /** Form types that have consents of their own. */
  readonly formTypes: readonly string[];
  /** Whether the server keeps answers, and shows what it keeps. */
  readonly hasCache: boolean;
  /** Whether something is being published right now (ADMIN-10). */
  readonly isPublishing: boolean;
}

type Section = Pick<AdminData, 'entries' | 'formTypes'>;

export const load = defineLoad<typeof model, AdminData>(async (context, { section }) => {
  const [shown, server, pipeline] = await Promise.all([
    readSection(context, section),
    context.api.call('server.state', {}),
    context.api.call('pipeline.hasRunningPipeline', {}),
  ]);
  if (!shown.ok) return shown;
  const isPublishing = pipeline.ok && pipeline.value.hasRunningPipeline;
  return ok({ ...shown.value, hasCache: server.ok && server.value.cache, isPublishing });
});

async function readSection(context: LoadContext, section: string): Promise<Result<Section>> {
  if (section === 'consents') return listConsents(context);
  if (section === 'consent') return showForm(context);
  if (section === 'cache') return listKept(context);
  if (section !== 'templates') return ok({ entries: [], formTypes: [] });
  const entries = Object.keys(screens).map((key) => ({ ...plain, key, title: key }));
  return ok({ entries, formTypes: [] });
}

/** Nothing where nothing is kept (ADMIN-07). */
async function listKept({ api }: LoadContext): Promise<Result<Section>> {
  const found = await api.call('cache.view', {});
  if (!found.ok)
    return found.fault.code === 'notFound' ? ok({ entries: [], formTypes: [] }) : found;
  const entries = found.value.kinds.map(({ kind, entries: count, bytes, hits, misses }) => ({
    ...plain,
    key: kind,
    title: kind,
    kept: { entries: count, bytes, rate: hits / Math.max(1, hits + misses) },
  }));
  return ok({ entries, formTypes: [] });
}

const plain = { isHtml: false, isRequired: false };

async function listConsents({ api }: LoadContext): Promise<Result<Section>> {
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

async function showForm({ api, param }: LoadContext): Promise<Result<Section>> {
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
