import { useState } from 'react';
import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { CheckboxGroup } from '../../ui/fields/choices.tsx';
import { FieldsForm } from '../record/fields-form.tsx';
import styles from './bulk.module.css';
import { fieldsForMany } from './fields-for-many.ts';

interface ChangeManyProps extends Closing<JsonObject> {
  readonly collection: CollectionDescription;
  readonly chosenText: string;
}

/** Sets the same values in many records. Staff choose the fields first, then their values. */
export function ChangeMany({ collection, chosenText, close }: ChangeManyProps) {
  const t = useT();
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [values, setValues] = useState<JsonObject>({});
  const fields = fieldsForMany(collection);
  // A chosen field without a value is cleared in all records.
  const given = Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));
  return (
    <Dialog
      title={t('office.changeFields')}
      isOpen
      onClose={() => close()}
      actions={
        <>
          <Button onPress={() => close()}>{t('ui.cancel')}</Button>
          <Button tone="primary" isDisabled={keys.length === 0} onPress={() => close(given)}>
            {t('office.apply')}
          </Button>
        </>
      }
    >
      <div className={styles.change}>
        <p>{chosenText}</p>
        <CheckboxGroup
          label={t('office.whichFields')}
          options={fields.map(({ key, label }) => ({ id: key, label }))}
          value={keys}
          onChange={setKeys}
        />
        {keys.length > 0 && (
          <FieldsForm
            collection={collection}
            keys={fields.map(({ key }) => key).filter((key) => keys.includes(key))}
            values={values}
            problems={[]}
            onChange={setValues}
          />
        )}
      </div>
    </Dialog>
  );
}
