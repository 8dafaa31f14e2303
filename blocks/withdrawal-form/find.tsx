import { useForm } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import { RememberedField, ShortForm } from '#runtime/product/short-form.tsx';
import { StepMark } from './step-mark.tsx';

/** Finds the order with its number and email address only. */
export function Find() {
  const command = 'withdrawal.find';
  const t = useMessages('withdrawal-form');
  const form = useForm(command);
  return (
    <ShortForm command={command} form={form} submit={t('find')}>
      <StepMark step={1} title={t('findTitle')} />
      <RememberedField
        label={t('number')}
        hint={t('numberHint')}
        name="orderNumber"
        autoComplete="off"
        form={form}
      />
      <RememberedField
        label={t('email')}
        hint={t('emailHint')}
        name="email"
        type="email"
        autoComplete="email"
        form={form}
      />
    </ShortForm>
  );
}
