import { sql } from 'kysely';
import type { EndpointInput, EndpointOutput } from '#schemas/api/contract.ts';
import type { ThemeVariation, VariationRule } from '#schemas/api/theme-variations.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { isShownOn, type VariationDays, wrongDay } from '#schemas/theme/variation-days.ts';
import { invalidate } from '../../cache/invalidation.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { localDay } from '../local-day.ts';
import type { ThemeActor } from './log-theme.ts';
import { lockVariation, logVariation, type Stored, stored } from './log-variation.ts';
import { readPublishableDraft } from './publishable-draft.ts';
import { hashOf, namesOf } from './read-source.ts';
import { siteHosts } from './site-hosts.ts';
import { themeTag } from './versions.ts';

const maxVariations = 50;

type Days = VariationDays & Pick<ThemeVariation, 'id' | 'isLive'>;
type Row = Omit<ThemeVariation, 'theme' | 'themeNames'> & { readonly source: string };

const days = sql`id, is_live AS "isLive", is_yearly AS "isYearly",
  to_char(starts_on, 'YYYY-MM-DD') AS "startsOn", to_char(ends_on, 'YYYY-MM-DD') AS "endsOn"`;

function variationOf({ source, ...row }: Row): ThemeVariation {
  const { name, names } = namesOf(source);
  return { ...row, theme: name, ...(names && { themeNames: names }) };
}

export async function listVariations(
  deps: ServiceDependencies,
): Promise<EndpointOutput<'theme.variations'>> {
  const { rows } = await sql<Row>`
    SELECT ${days}, name, domain, source FROM theme_variations ORDER BY id DESC`.execute(deps.db);
  return {
    variations: rows.map(variationOf),
    domains: siteHosts(deps),
  };
}

export async function readVariation(
  { db }: ServiceDependencies,
  id: number,
): Promise<Result<EndpointOutput<'theme.variation'>>> {
  const found = await db
    .selectFrom('theme_variations')
    .select('source')
    .where('id', '=', id)
    .executeTakeFirst();
  return found ? ok(found) : fail('notFound');
}

export async function addVariation(
  deps: ServiceDependencies,
  { revision, ...rule }: EndpointInput<'theme.addVariation'>,
  by: ThemeActor,
  now: Date,
): Promise<Result<EndpointOutput<'theme.addVariation'>>> {
  const wrong = wrongField(deps, rule);
  if (wrong) return wrong;
  const draft = await readPublishableDraft(deps, revision);
  if (!draft.ok) return draft;
  const source = draft.value;
  const isAdded = await deps.db.transaction().execute(async (step) => {
    const { rows } = await sql<Stored>`
      INSERT INTO theme_variations
        (name, source, hash, domain, starts_on, ends_on, is_yearly, is_live)
      SELECT ${rule.name}, ${source}, ${hashOf(source)}, ${rule.domain}, ${rule.startsOn}::date,
        ${rule.endsOn}::date, ${rule.isYearly}, ${isShownOn(rule, localDay(now))}
      WHERE (SELECT count(*) FROM theme_variations) < ${maxVariations}
      RETURNING ${stored}`.execute(step);
    await logVariation(step, by, undefined, rows[0]);
    return rows.length > 0;
  });
  return isAdded ? changed(deps) : fail('tooMany');
}

export async function changeVariation(
  deps: ServiceDependencies,
  { id, revision, ...rule }: EndpointInput<'theme.changeVariation'>,
  by: ThemeActor,
  now: Date,
): Promise<Result<EndpointOutput<'theme.changeVariation'>>> {
  const wrong = wrongField(deps, rule);
  if (wrong) return wrong;
  const draft = revision === undefined ? null : await readPublishableDraft(deps, revision);
  if (draft && !draft.ok) return draft;
  const isFound = await deps.db.transaction().execute(async (step) => {
    const before = await lockVariation(step, id);
    await step
      .updateTable('theme_variations')
      .set({
        name: rule.name,
        domain: rule.domain,
        starts_on: rule.startsOn,
        ends_on: rule.endsOn,
        is_yearly: rule.isYearly,
        is_live: isShownOn(rule, localDay(now)),
        ...(draft && { source: draft.value, hash: hashOf(draft.value) }),
      })
      .where('id', '=', id)
      .execute();
    await logVariation(step, by, before, await lockVariation(step, id));
    return before !== undefined;
  });
  return isFound ? changed(deps) : fail('notFound');
}

export async function removeVariation(
  deps: ServiceDependencies,
  id: number,
  by: ThemeActor,
): Promise<Result<EndpointOutput<'theme.removeVariation'>>> {
  const isFound = await deps.db.transaction().execute(async (step) => {
    const before = await lockVariation(step, id);
    await step.deleteFrom('theme_variations').where('id', '=', id).execute();
    await logVariation(step, by, before, undefined);
    return before !== undefined;
  });
  if (!isFound) return fail('notFound');
  await invalidate(deps, [themeTag]);
  return ok({ done: true });
}

/**
 * Shows the themes whose season begins, and hides those whose season has ended; safe with other processes.
 */
export async function showDueVariations(
  deps: Pick<ServiceDependencies, 'db' | 'cache'>,
  now: Date,
): Promise<void> {
  const today = localDay(now);
  const { rows } = await sql<Days>`SELECT ${days} FROM theme_variations`.execute(deps.db);
  const wrong = rows.filter((row) => isShownOn(row, today) !== row.isLive);
  if (wrong.length === 0) return;
  const live = wrong.filter(({ isLive }) => !isLive).map(({ id }) => id);
  await deps.db
    .updateTable('theme_variations')
    .set({ is_live: sql<boolean>`id = ANY (${live}::int[])` })
    .where(
      'id',
      'in',
      wrong.map(({ id }) => id),
    )
    .execute();
  await invalidate(deps, [themeTag]);
}

async function changed(deps: ServiceDependencies) {
  await invalidate(deps, [themeTag]);
  return ok(await listVariations(deps));
}

function wrongField(deps: ServiceDependencies, rule: VariationRule) {
  if (rule.name.trim() === '') return fail('required', { field: 'name' });
  if (rule.domain !== null && !siteHosts(deps).includes(rule.domain)) {
    return fail('invalidValue', { field: 'domain' });
  }
  if (rule.domain === null && rule.startsOn === null)
    return fail('required', { field: 'startsOn' });
  const day = wrongDay(rule);
  return day && fail('invalidValue', { field: day });
}
