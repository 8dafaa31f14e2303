import type { CollectionDescription, CollectionRow } from '#schemas/entities/collection.ts';

export interface RecordPanelProps {
  readonly collection: CollectionDescription;
  readonly row: CollectionRow;
}
