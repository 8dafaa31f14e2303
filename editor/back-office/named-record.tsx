import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';
import { useBackOffice } from './context.ts';
import { RecordTitle } from './record-title.tsx';
import styles from './value.module.css';

/** A record of any collection: the word for one record of it, and the title of the record. */
export function NamedRecord({ value }: { readonly value: Json }) {
  const { collections } = useBackOffice();
  if (!isObject(value)) return String(value);
  const name = String(value['collection']);
  const id = String(value['id']);
  const collection = collections.find((each) => each.name === name);
  if (collection?.single === id) return collection.label;
  return (
    <>
      <span className={styles.kind}>{collection?.one ?? name}:</span>{' '}
      <RecordTitle collection={name} id={id} />
    </>
  );
}
