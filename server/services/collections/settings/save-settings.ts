import { sql, type Transaction } from 'kysely';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import { inTransaction } from '../../transaction.ts';
import { checkValues } from '../check-values.ts';
import { type Collection, inputFields, type RecordWrite } from '../collection.ts';
import { logChanged } from '../log-record.ts';
import { readRow } from '../read-row.ts';
import type { SettingField, SettingFields } from './setting-field.ts';
import { withMember } from './with-member.ts';

type Step = Transaction<Database>;

/** Writes the changed settings of a group, unless the group was changed in the meantime. */
export function saveSettings(
  collection: Collection,
  fields: SettingFields,
  { deps, actorId }: RecordWrite,
  { id, revision }: { readonly id: string; readonly revision: string },
  values: JsonObject,
): Promise<Result<CollectionRow>> {
  return inTransaction(deps.db, async (step) => {
    const held = await readRow(step, collection, id, sql`FOR UPDATE`);
    if (!held) return fail('notFound');
    const known = Object.fromEntries(
      inputFields(collection).map((key) => [key, held.values[key] ?? null]),
    );
    const checked = checkValues(collection, { ...withoutNull(known), ...withoutNull(values) });
    if (!checked.ok) return checked;
    const missing = Object.keys(values).find((key) => !Object.hasOwn(fields, key));
    if (missing !== undefined) return fail('badRequest', { field: missing });
    const changed = Object.keys(values).filter((key) => !isEqual(values[key], known[key]));
    if (changed.length === 0) return ok(held);
    if (held.revision !== revision) return fail('conflict', { params: { reason: 'changed' } });
    const next = { ...known, ...values };
    for (const option of optionsOf(fields, changed)) await saveOption(step, fields, option, next);
    await step
      .updateTable('setting_groups')
      .set({ changed_at: sql`now()` })
      .where('key', '=', id)
      .execute();
    const before = pick(known, changed);
    const after = pick(values, changed);
    await logChanged(step, { collection, actorId, id, held, before, after });
    const saved = await readRow(step, collection, id);
    return saved ? ok(saved) : fail('notFound');
  });
}

function optionsOf(fields: SettingFields, keys: readonly string[]): ReadonlySet<string> {
  return new Set(keys.flatMap((key) => fields[key]?.option ?? []));
}

/** Writes all fields of the group that are stored in an option, so that its object is never incomplete. */
async function saveOption(
  step: Step,
  fields: SettingFields,
  option: string,
  values: JsonObject,
): Promise<void> {
  const held = await step
    .selectFrom('options')
    .select('value')
    .where('key', '=', option)
    .forUpdate()
    .executeTakeFirst();
  const own = Object.entries(fields).filter(([, field]) => field.option === option);
  let next: Json = held?.value ?? null;
  for (const [key, field] of own) {
    next = withMember(
      next,
      field.member ?? [],
      await storedValue(step, field, values[key] ?? null),
    );
  }
  if (next === null) {
    await step.deleteFrom('options').where('key', '=', option).execute();
    return;
  }
  const value = JSON.stringify(next);
  // Only the server reads settings of the engine; CMS options go to visitors.
  const isPublic = !option.startsWith('site.') && !own.some(([, { isPrivate }]) => isPrivate);
  await step
    .insertInto('options')
    .values({ key: option, value, public: isPublic })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

async function storedValue(step: Step, { stored }: SettingField, value: Json): Promise<Json> {
  if (!stored) return value;
  const { rows } = await sql<{ readonly value: Json }>`SELECT ${stored(value)} AS value`.execute(
    step,
  );
  return rows[0]?.value ?? null;
}

const pick = (values: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));

const withoutNull = (values: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

const isEqual = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
