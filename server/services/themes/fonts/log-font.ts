import type { Transaction } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Database } from '../../../db/schema.ts';

interface FontChange {
  readonly actorId: number;
  /** Of the family. */
  readonly name: string;
  readonly action: 'create' | 'remove';
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/** Records a change in the transaction that makes it. */
export type LogFont = (step: Transaction<Database>, change: FontChange) => Promise<void>;

/** Who changes fonts, and where that is recorded. */
export interface FontActor {
  readonly id: number;
  readonly log: LogFont;
}
