import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionDescription, CollectionRow } from '#schemas/entities/collection.ts';

export interface RecordPanelProps {
  readonly collection: CollectionDescription;
  readonly row: CollectionRow;
}

export interface DraftPanelProps {
  /** Values as typed in the form, not yet saved. */
  readonly values: JsonObject;
}
