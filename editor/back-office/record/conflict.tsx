import { useEffect, useRef, useState } from 'react';
import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { ChangedValue } from './changed-value.tsx';
import styles from './record.module.css';

interface ConflictProps {
  readonly collection: CollectionDescription;
  /** Values of the fields in conflict: those of this form, and those that are stored now. */
  readonly mine: JsonObject;
  readonly theirs: JsonObject;
  /** Saves this form without the fields for which the other value was chosen. */
  readonly onSave: (given: readonly string[]) => void;
  readonly onTake: () => void;
}

/** Lists fields that another staff member changed in the meantime. The user chooses one value for each. */
export function Conflict({ collection, mine, theirs, onSave, onTake }: ConflictProps) {
  const t = useT();
  const [given, setGiven] = useState<readonly string[]>([]);
  const section = useRef<HTMLElement>(null);
  // The form waits for a decision, which the save button below does not show.
  useEffect(() => section.current?.focus(), []);
  const fields = collection.fields.filter(({ key }) => Object.hasOwn(mine, key));
  const choose = (key: string, isMine: boolean) =>
    setGiven([...given.filter((each) => each !== key), ...(isMine ? [] : [key])]);
  return (
    <section ref={section} className={styles.conflict} role="alert" tabIndex={-1}>
      <h2>{t('office.changedMeanwhile')}</h2>
      {fields.map((field) => (
        <fieldset key={field.key} className={styles.sides}>
          <legend>{field.label}</legend>
          {[true, false].map((isMine) => (
            <label key={String(isMine)}>
              <input
                type="radio"
                name={`conflict-${field.key}`}
                checked={given.includes(field.key) !== isMine}
                onChange={() => choose(field.key, isMine)}
              />
              <span>
                <small>{t(isMine ? 'office.mine' : 'office.theirs')}</small>
                <ChangedValue
                  field={field}
                  value={(isMine ? mine : theirs)[field.key]}
                  other={(isMine ? theirs : mine)[field.key]}
                />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <p>
        <Button tone="primary" onPress={() => onSave(given)}>
          {t('office.saveChosen')}
        </Button>
        <Button onPress={onTake}>{t('office.takeTheirs')}</Button>
      </p>
    </section>
  );
}
