import { site } from '#schemas/site/site.ts';
import { useT } from '../../i18n/translate.tsx';
import { Segments } from '../../ui/dialogs/fields.tsx';
import { DateTimeField } from '../../ui/fields/date-time-field.tsx';
import styles from './publishing.module.css';

interface TimeChoiceProps {
  /** Instant (ISO, UTC); `''` while it is being typed; null: now. */
  readonly at: string | null;
  readonly onChange: (at: string | null) => void;
}

/** Chooses now, or a time in the time zone of the shop. */
export function TimeChoice({ at, onChange }: TimeChoiceProps) {
  const t = useT();
  const isPast = at !== '' && !isTimeChosen(at);
  return (
    <div className={styles.time}>
      <Segments
        label={t('publishing.when')}
        alternatives={[
          { id: 'now', label: t('publishing.now') },
          { id: 'at', label: t('publishing.at') },
        ]}
        value={at === null ? 'now' : 'at'}
        onChange={(choice) => onChange(choice === 'now' ? null : nextHour())}
      />
      {at !== null && (
        <DateTimeField
          kind="date-time"
          label={t('publishing.instant')}
          help={t('publishing.zone', { zone: site.timeZone })}
          errors={isPast ? [t('publishing.past')] : []}
          value={at}
          onChange={onChange}
        />
      )}
    </div>
  );
}

/** Whether the chosen time is valid. */
export function isTimeChosen(at: string | null): boolean {
  return at === null || (at !== '' && Date.parse(at) > Date.now());
}

function nextHour(): string {
  const next = new Date();
  next.setHours(next.getHours() + 1, 0, 0, 0);
  return next.toISOString();
}
