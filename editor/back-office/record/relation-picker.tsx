import { useId } from 'react';
import { Link } from 'react-aria-components';
import { useT } from '../../i18n/translate.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import fieldStyles from '../../ui/fields/field.module.css';
import { type FieldProps, GroupHead, PlainFoot } from '../../ui/fields/field-parts.tsx';
import { useBackOffice } from '../context.ts';
import { RecordTitle } from '../record-title.tsx';
import { ChooseRecord } from './choose-record.tsx';
import styles from './relation.module.css';

interface RelationPickerProps extends FieldProps {
  /** Name of the collection of the records. */
  readonly relation: string;
  readonly isList: boolean;
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Shows records of another collection by title, and chooses more of them in a dialog. */
export function RelationPicker(props: RelationPickerProps) {
  const { label, help, errors, mark, isRequired, isReadOnly } = props;
  const { relation, isList, ids, onChange } = props;
  const t = useT();
  const footId = useId();
  const dialogs = useDialogs();
  const { collections } = useBackOffice();
  const collection = collections.find(({ name }) => name === relation);
  const choose = async () => {
    if (!collection) return;
    const id = await dialogs.open(ChooseRecord, { collection });
    if (id !== undefined) onChange(isList ? [...new Set([...ids, id])] : [id]);
  };
  return (
    <div className={fieldStyles.field} role="group" aria-label={label} aria-describedby={footId}>
      <GroupHead label={label} isRequired={isRequired} mark={mark} />
      <div className={styles.picker}>
        <ul className={styles.chosen}>
          {ids.map((id) => (
            <li key={id} className={styles.record}>
              {collection ? (
                <Link href={`/${relation}/record/${encodeURIComponent(id)}`}>
                  <RecordTitle collection={relation} id={id} />
                </Link>
              ) : (
                id
              )}
              {!isReadOnly && (
                <IconButton
                  icon="x"
                  label={t('forms.clear')}
                  onPress={() => onChange(ids.filter((each) => each !== id))}
                />
              )}
            </li>
          ))}
        </ul>
        {!isReadOnly && collection && (
          <Button
            icon="search"
            aria-label={`${t('forms.choose')}: ${label}`}
            onPress={() => void choose()}
          >
            {t('forms.choose')}
          </Button>
        )}
      </div>
      <PlainFoot id={footId} help={help} errors={errors} />
    </div>
  );
}
