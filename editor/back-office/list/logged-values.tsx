import { Fragment } from 'react';
import type { JsonObject } from '#schemas/document/element.ts';
import { useBackOffice } from '../context.ts';
import { ChangedValue } from '../record/changed-value.tsx';
import { loggedField, valuesOf } from '../record/logged-field.ts';
import styles from '../value.module.css';

interface LoggedValuesProps {
  /** An entry of the change log. */
  readonly entry: JsonObject;
  readonly side: 'before' | 'after';
}

/** The values of a record before or after a change, each with the label of its field. */
export function LoggedValues({ entry, side }: LoggedValuesProps) {
  const { collections } = useBackOffice();
  const changed = collections.find(({ name }) => name === entry['collection']);
  const values = valuesOf(entry[side]);
  const others = valuesOf(entry[side === 'before' ? 'after' : 'before']);
  return Object.keys(values).map((key, at) => {
    const field = loggedField(changed, key);
    return (
      <Fragment key={key}>
        {at > 0 && ', '}
        <span className={styles.kind}>{field.label}:</span>{' '}
        <ChangedValue field={field} value={values[key]} other={others[key]} />
      </Fragment>
    );
  });
}
