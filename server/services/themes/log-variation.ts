import { sql, type Transaction } from 'kysely';
import type { VariationRule } from '#schemas/api/theme-variations.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Database } from '../../db/schema.ts';
import type { ThemeActor } from './log-theme.ts';
import { nameOf } from './read-source.ts';

export interface Stored extends VariationRule {
  readonly id: number;
  readonly hash: string;
  readonly source: string;
}

/** Columns of a theme variation. */
export const stored = sql`id, name, domain, is_yearly AS "isYearly", hash, source,
  to_char(starts_on, 'YYYY-MM-DD') AS "startsOn", to_char(ends_on, 'YYYY-MM-DD') AS "endsOn"`;

export async function lockVariation(
  step: Transaction<Database>,
  id: number,
): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`
    SELECT ${stored} FROM theme_variations WHERE id = ${id} FOR UPDATE`.execute(step);
  return rows[0];
}

/** Logs a change of a theme variation; `before` is undefined for a new one, `after` for a deleted one. */
export async function logVariation(
  step: Transaction<Database>,
  by: ThemeActor,
  before: Stored | undefined,
  after: Stored | undefined,
): Promise<void> {
  const id = after?.id ?? before?.id;
  if (id === undefined) return;
  const [was, is] = [loggedOf(before), loggedOf(after)];
  const names = Object.keys({ ...was, ...is }).filter((name) => was[name] !== is[name]);
  if (names.length === 0) return;
  const only = (values: JsonObject): JsonObject =>
    Object.fromEntries(
      names.flatMap((name) => (name in values ? [[name, values[name] ?? null]] : [])),
    );
  const part = 'theme-variations';
  const change = { before: only(was), after: only(is) };
  await by.log(step, {
    part,
    actorId: by.id,
    id: String(id),
    action: actionOf(before, after),
    ...change,
  });
}

function actionOf(before: Stored | undefined, after: Stored | undefined) {
  if (!before) return 'create';
  return after ? 'change' : 'remove';
}

/** Returns the logged values; the hash stands for the file. */
function loggedOf(variation: Stored | undefined): JsonObject {
  if (!variation) return {};
  const { source, hash, id: _, ...rule } = variation;
  return { ...rule, theme: nameOf(source), file: hash };
}
