import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import { fail, type Result } from '#schemas/result.ts';
import type { Collection, RecordWrite } from './collection.ts';
import { type Confirmation, undoConfirmation } from './translations/confirm-translation.ts';
import { changeRecord, createRecord, removeRecord } from './write-record.ts';

/** A record, and the revision of it that the caller has read. */
export interface Target {
  readonly id: string;
  readonly revision: string;
}

/** Writes records of a collection: through its own service where it has one. */
export interface Writer {
  create(values: JsonObject): Promise<Result<CollectionRow>>;
  change(target: Target, values: JsonObject): Promise<Result<CollectionRow>>;
  remove(target: Target): Promise<Result<true>>;
  /** Makes a translation outdated again that `confirmation` confirmed, or confirms it again. */
  undoConfirmation(confirmation: Confirmation): Promise<Result<true>>;
}

export function writerOf(collection: Collection, own: RecordWrite): Writer {
  const { service, mayCreate, mayRemove } = collection;
  const write = { db: own.deps.db, collection, actorId: own.actorId };
  return {
    async create(values) {
      if (!mayCreate) return fail('forbidden');
      return service?.create ? service.create(own, values) : createRecord(write, values);
    },
    async change(target, values) {
      return service?.change
        ? service.change(own, target, values)
        : changeRecord(write, target, values);
    },
    async remove(target) {
      if (!mayRemove) return fail('forbidden');
      return service?.remove ? service.remove(own, target) : removeRecord(write, target);
    },
    undoConfirmation: (confirmation) =>
      undoConfirmation(write.db, collection, write.actorId, confirmation),
  };
}
