import type { Transaction } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionRow, OutdatedTranslation } from '#schemas/entities/collection.ts';
import type { Database } from '../../db/schema.ts';
import type { Collection } from './collection.ts';
import { logChange } from './log-change.ts';
import { copyOutdated, dropOutdated, fieldOf, followTexts } from './translations/follow-texts.ts';

type Step = Transaction<Database>;

interface Logged {
  readonly collection: Collection;
  readonly actorId: number;
  readonly id: string;
}

interface Created extends Logged {
  readonly after: JsonObject;
}

interface Removed extends Logged {
  /** The record as it was before. */
  readonly held: CollectionRow;
  readonly before: JsonObject;
}

interface Changed extends Created, Removed {}

/** Logs a new record; a copy takes the outdated translations of its source. */
export async function logCreated(step: Step, { after, ...record }: Created): Promise<void> {
  await logChange(step, { ...record, action: 'create', before: {}, after });
  await copyOutdated(step, record.collection, record.id);
}

/**
 * Logs a change and follows the changed texts. Returns the outdated translations of the record; null if no
 * text has changed.
 */
export async function logChanged(
  step: Step,
  { held: { outdated }, ...change }: Changed,
): Promise<readonly OutdatedTranslation[] | null> {
  const ofFields = outdated?.filter(({ path }) => Object.hasOwn(change.before, fieldOf(path)));
  await logChange(step, { ...change, action: 'change', outdated: ofFields });
  return followTexts(step, change);
}

/** Logs a removal and deletes what is known of the record's translations. */
export async function logRemoved(
  step: Step,
  { held: { outdated }, ...record }: Removed,
): Promise<void> {
  await logChange(step, { ...record, action: 'remove', after: {}, outdated });
  await dropOutdated(step, record.collection, record.id);
}
