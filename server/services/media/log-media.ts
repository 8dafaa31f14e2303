import type { Transaction } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Actor } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import type { MediaRow } from '../content/media-entity.ts';

export interface MediaChange {
  readonly actorId: number;
  readonly id: number;
  readonly action: 'change' | 'remove';
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/** Records changes in the transaction that makes them. */
export type LogMedia = (
  step: Transaction<Database>,
  ...changes: readonly MediaChange[]
) => Promise<void>;

export const staffId = (actor: Actor): number | null =>
  actor.kind === 'backoffice' ? actor.userId : null;

/** Fields of a medium that staff may change. */
const logged = [
  'title',
  'alt',
  'description',
  'display_name',
  'access',
  'focal_x',
  'focal_y',
  'crop_x',
  'crop_y',
  'crop_width',
  'crop_height',
] as const;

/** Returns the fields that differ, with their values before and after. */
export function differences(before: MediaRow, after: MediaRow) {
  const names = logged.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (row: MediaRow): JsonObject =>
    Object.fromEntries(names.map((name) => [name, row[name]]));
  return { before: pick(before), after: pick(after) };
}
