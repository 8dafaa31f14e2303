import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import { templatePath } from '#runtime/routes/template-path.ts';
import { formTypes, paging } from '#schemas/constants.ts';
import type { Consent } from '#schemas/entities/consent.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface CacheEntry {
  readonly kind: string;
  /** Number of cached responses, their size in bytes, and the hit rate (0 to 1). */
  readonly entries: number;
  readonly bytes: number;
  readonly rate: number;
}

export interface ConsentEntry {
  readonly id: number;
  /** Text as HTML. */
  readonly text: string;
  readonly isShown: boolean;
  readonly isRequired: boolean;
}

export interface TemplateEntry {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  /** Whether a screen uses the template, so it cannot be deleted. */
  readonly isScreen: boolean;
  /** Address where the template is edited; null while there is no record to show with it. */
  readonly path: string | null;
}

interface Section {
  readonly caches: readonly CacheEntry[];
  /** The consents of `form`, or of all forms. */
  readonly consents: readonly ConsentEntry[];
  /** The form whose consents are shown; null for all of them. */
  readonly formType: string | null;
  readonly templates: readonly TemplateEntry[];
  /** Total number of templates. */
  readonly total: number;
  readonly keywords: string;
}

export interface AdminData extends Section {
  /** Whether the server caches responses and reports statistics about it. */
  readonly hasCache: boolean;
  /** Lists of records that this member of staff may read. */
  readonly collections: readonly { readonly name: string; readonly label: string }[];
  /** Whether a publication is running (ADMIN-10). */
  readonly isPublishing: boolean;
}

const nothing: Section = {
  caches: [],
  consents: [],
  formType: null,
  templates: [],
  total: 0,
  keywords: '',
};

export const load = defineLoad<typeof model, AdminData>(async (context, { section }) => {
  const [shown, server, pipeline, described] = await Promise.all([
    readSection(context, section),
    context.api.call('server.state', {}),
    context.api.call('pipeline.hasRunningPipeline', {}),
    context.api.call('collection.list', {}),
  ]);
  if (!shown.ok) return shown;
  const isPublishing = pipeline.ok && pipeline.value.hasRunningPipeline;
  const hasCache = server.ok && server.value.cache;
  const collections = described.ok
    ? described.value.map(({ name, label }) => ({ name, label }))
    : [];
  return ok({ ...nothing, ...shown.value, hasCache, isPublishing, collections });
});

type Found = Promise<Result<Partial<Section>>>;

async function readSection(context: LoadContext, section: string): Found {
  if (section === 'consents') return listConsents(context);
  if (section === 'consent') return showForm(context);
  if (section === 'cache') return listCaches(context);
  return section === 'templates' ? listTemplates(context) : ok({});
}

/** Returns cache statistics; empty without a cache (ADMIN-07). */
async function listCaches({ api }: LoadContext): Found {
  const found = await api.call('cache.view', {});
  if (!found.ok) return found.error.code === 'notFound' ? ok({}) : found;
  const caches = found.value.kinds.map(({ kind, entries, bytes, hits, misses }) => ({
    kind,
    entries,
    bytes,
    rate: hits / Math.max(1, hits + misses),
  }));
  return ok({ caches });
}

async function listConsents({ api }: LoadContext): Found {
  const found = await api.call('consent.filter', { limit: paging.consentListLimit });
  if (!found.ok) return found;
  return ok({ consents: found.value.records.map((consent) => entryOf(consent, [], [])) });
}

/** Returns all consents, with their settings in the form (ADMIN-05). */
async function showForm({ api, param }: LoadContext): Found {
  const formType = formTypes.find((type) => type === param);
  if (!formType) return fail('notFound');
  const entries: ConsentEntry[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await api.call('consent.filter', {
      page,
      perPage: paging.consentAssignmentPerPage,
    });
    if (!found.ok) return found;
    const { records, assignments, totalPages } = found.value;
    const form = assignments.find(({ assigned_to }) => assigned_to === formType);
    const { consents = [], requiredConsents = [] } = form ?? {};
    entries.push(...records.map((consent) => entryOf(consent, consents, requiredConsents)));
    pages = totalPages;
  }
  return ok({ consents: entries, formType });
}

function entryOf(
  { id, displayName }: Consent,
  shown: readonly number[],
  required: readonly number[],
): ConsentEntry {
  return {
    id,
    text: displayName,
    isShown: shown.includes(id),
    isRequired: required.includes(id),
  };
}

/** Maximum number of listed templates; others can be found by keywords. */
const maxTemplates = 100;

/** Returns templates of the shop's screens and those made by editors (ADMIN-06). */
async function listTemplates({ api, language, url }: LoadContext): Found {
  const keywords = (url.searchParams.get('keywords') ?? '').slice(0, 200);
  const limit = maxTemplates;
  const found = await api.call('postType.filterStandard', { keywords, limit });
  if (!found.ok) return found;
  const templates = await Promise.all(
    found.value.data.map(async ({ id, slug, title, isScreen = false }) => {
      return { id, slug, title, isScreen, path: await templatePath(api, slug, language) };
    }),
  );
  return ok({ templates, keywords, total: found.value.pagination.totalRecords });
}
