import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionDescription, CollectionRow } from '#schemas/entities/collection.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Value } from '../value.tsx';
import styles from './record.module.css';

interface ConflictProps {
  readonly collection: CollectionDescription;
  /** The fields that this form changes. */
  readonly mine: JsonObject;
  readonly theirs: CollectionRow;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** Another member of staff saved the record meanwhile: both values of each field, and a choice. */
export function Conflict({ collection, mine, theirs, onTake, onKeep }: ConflictProps) {
  const t = useT();
  const fields = collection.fields.filter(({ key }) => Object.hasOwn(mine, key));
  return (
    <section className={styles.conflict} role="alert">
      <h2>{t('office.changedMeanwhile')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('office.field')}</th>
            <th scope="col">{t('office.mine')}</th>
            <th scope="col">{t('office.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.key}>
              <th scope="row">{field.label}</th>
              <td>
                <Value field={field} value={mine[field.key]} />
              </td>
              <td>
                <Value field={field} value={theirs.values[field.key]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Button tone="primary" onPress={onKeep}>
          {t('office.keepMine')}
        </Button>
        <Button onPress={onTake}>{t('office.takeTheirs')}</Button>
      </p>
    </section>
  );
}
