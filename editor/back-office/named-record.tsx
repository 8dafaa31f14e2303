import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';
import { useT } from '../i18n/translate.tsx';
import { useBackOffice } from './context.ts';
import { RecordTitle } from './record-title.tsx';
import styles from './value.module.css';

/** What the change log names besides the records of collections. */
const otherKinds: ReadonlySet<string> = new Set([
  'media',
  'media-folders',
  'theme-fonts',
  'theme-variations',
  'theme-versions',
]);

/** A record of any collection: the word for one record of it, and the title of the record. */
export function NamedRecord({ value }: { readonly value: Json }) {
  const t = useT();
  const { collections } = useBackOffice();
  if (!isObject(value)) return String(value);
  const name = String(value['collection']);
  const id = String(value['id']);
  const collection = collections.find((each) => each.name === name);
  if (collection?.single === id) return collection.label;
  const kind = collection?.one ?? (otherKinds.has(name) ? t(`office.kind_${name}`) : name);
  return (
    <>
      <span className={styles.kind}>{kind}:</span>{' '}
      {collection ? <RecordTitle collection={name} id={id} /> : id}
    </>
  );
}
