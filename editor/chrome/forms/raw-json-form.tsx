import type { JsonObject } from '#schemas/document/element.ts';
import { useT } from '../../i18n/translate.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './forms.module.css';
import { RawValue } from './theme/raw-field.tsx';

interface RawJsonFormProps {
  /** Type of the block as stored. */
  readonly type: string;
  readonly value: JsonObject;
  /** `unknown`: there is no such block; `newer`: it was stored by a later version. */
  readonly reason: 'unknown' | 'newer';
}

/** Shows the options of an element whose block cannot be edited here, read-only. */
export function RawJsonForm({ type, value, reason }: RawJsonFormProps) {
  const t = useT();
  return (
    <div className={styles.group}>
      <p className={styles.groupHead}>
        <Icon name="lock" />
        <span>{t(reason === 'unknown' ? 'forms.unknownBlock' : 'forms.newerBlock', { type })}</span>
      </p>
      <RawValue value={value} label={t('forms.rawData')} />
    </div>
  );
}
