import { useState } from 'react';
import type { VariationRule } from '#schemas/api/theme-variations.ts';
import { wrongDay } from '#schemas/theme/variation-days.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/choices.tsx';
import { DateTimeField } from '../../ui/fields/date-time-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './theme.module.css';

const noRule: VariationRule = {
  name: '',
  domain: null,
  startsOn: null,
  endsOn: null,
  isYearly: false,
};

const everywhere = '*';

interface VariationFormProps {
  /** Absent for a new theme. */
  readonly rule?: VariationRule;
  readonly domains: readonly string[];
  readonly isDisabled: boolean;
  /** Returns whether it was saved. */
  readonly onSave: (rule: VariationRule, takesDraft: boolean) => Promise<boolean>;
  readonly onCancel: () => void;
}

/** Form for the days and domains on which a theme is shown. */
export function VariationForm(props: VariationFormProps) {
  const { rule: given = noRule, domains, isDisabled, onSave, onCancel } = props;
  const t = useT();
  const [rule, setRule] = useState(given);
  const [takesDraft, setTakesDraft] = useState(given === noRule);
  const [isPending, setPending] = useState(false);
  const set = (change: Partial<VariationRule>) => setRule((now) => ({ ...now, ...change }));
  const save = async () => {
    setPending(true);
    if (await onSave(rule, takesDraft)) onCancel();
    else setPending(false);
  };
  return (
    <div className={styles.group}>
      <TextField
        label={t('theme.variationName')}
        help={t('theme.variationNameHelp')}
        isRequired
        autoFocus
        value={rule.name}
        onChange={(name) => set({ name })}
      />
      {domains.length > 1 && (
        <Select
          label={t('theme.domain')}
          options={[
            { id: everywhere, label: t('theme.allDomains') },
            ...domains.map((id) => ({ id, label: id })),
          ]}
          value={rule.domain ?? everywhere}
          onChange={(id) => set({ domain: id === everywhere ? null : id })}
        />
      )}
      <DateTimeField
        label={t('theme.startsOn')}
        kind="date"
        value={rule.startsOn ?? ''}
        onChange={(day) => set({ startsOn: day || null })}
      />
      <DateTimeField
        label={t('theme.endsOn')}
        help={t('theme.daysHelp')}
        kind="date"
        value={rule.endsOn ?? ''}
        onChange={(day) => set({ endsOn: day || null })}
      />
      <Checkbox
        label={t('theme.isYearly')}
        isSelected={rule.isYearly}
        onChange={(isYearly) => set({ isYearly })}
      />
      {given !== noRule && (
        <Checkbox label={t('theme.takesDraft')} isSelected={takesDraft} onChange={setTakesDraft} />
      )}
      <div className={styles.row}>
        <Button
          tone="primary"
          isDisabled={!isComplete(rule) || (takesDraft && isDisabled)}
          isPending={isPending}
          onPress={() => void save()}
        >
          {t('theme.saveVariation')}
        </Button>
        <Button onPress={onCancel}>{t('theme.close')}</Button>
      </div>
    </div>
  );
}

const isComplete = (rule: VariationRule): boolean =>
  rule.name.trim() !== '' &&
  (rule.domain !== null || rule.startsOn !== null) &&
  wrongDay(rule) === null;
