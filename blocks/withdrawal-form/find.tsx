import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import { FormFault } from '#runtime/checkout/form-fault.tsx';
import { formLayout } from '#runtime/product/account-panel.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import { StepMark } from './step-mark.tsx';

/** Which order: its number and the address it was made with, and nothing else. */
export function Find() {
  const command = 'withdrawal.find';
  const t = useMessages('withdrawal-form');
  const form = useForm(command);
  return (
    <CommandForm command={command} className={formLayout.form}>
      <StepMark step={1} title={t('findTitle')} />
      <TextField
        label={t('number')}
        hint={t('numberHint')}
        name="orderNumber"
        autoComplete="off"
        defaultValue={form.value('orderNumber')}
        error={form.error('orderNumber')}
        required
      />
      <TextField
        label={t('email')}
        hint={t('emailHint')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={form.value('email')}
        error={form.error('email')}
        required
      />
      <FormFault form={form} />
      <Button type="submit" variant="primary" busy={form.pending} wide>
        {t('find')}
      </Button>
    </CommandForm>
  );
}
