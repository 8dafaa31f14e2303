import { useEffect, useState } from 'react';
import { CommandForm, type FormMemory, useForm } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import { Consents } from '#runtime/checkout/consents.tsx';
import { FormError } from '#runtime/checkout/form-error.tsx';
import { readForm } from '#runtime/checkout/use-field-check.ts';
import { CaptchaField } from '#runtime/forms/captcha/captcha-field.tsx';
import { formEntries } from '#runtime/forms/form-names.ts';
import { SpamTrap } from '#runtime/forms/spam-trap.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { useHydrated } from '#runtime/ui/use-hydrated.ts';
import { controlName, type Entered, shownFields } from '#schemas/rules/form-field.ts';
import type { FormData } from './data.ts';
import { FormFieldControl } from './form-field.tsx';
import { type Step, stepsOf, useSteps } from './use-steps.ts';
import styles from './view.module.css';

const command = 'form.send';

interface SendFormProps {
  readonly data: FormData;
}

/** Without scripts all steps and fields are shown; the server ignores fields whose condition does not hold. */
export function SendForm({ data }: SendFormProps) {
  const { form: definition, captcha } = data;
  const { fields } = definition;
  const t = useMessages('form');
  const form = useOwnForm(definition.id);
  const [entered, setEntered] = useState<Entered>(
    () => (name: string) => form.values(controlName(name)),
  );
  const isHydrated = useHydrated();
  const shown = new Set(isHydrated ? shownFields(fields, entered) : fields);
  const steps = stepsOf(fields).filter((step) => step.fields.some((field) => shown.has(field)));
  const walk = useSteps(fields, t);
  const { show } = walk;
  const failing = fields.find(({ name }) => form.error(controlName(name)) !== undefined)?.name;
  const failingStep = steps.findIndex((step) => step.fields.some(({ name }) => name === failing));
  useEffect(() => {
    if (failingStep >= 0) show(failingStep);
  }, [failingStep, show]);
  const current = Math.min(walk.current, steps.length - 1);
  const isLast = !isHydrated || current === steps.length - 1;
  const hasFiles = fields.some(({ type }) => type === 'file');
  const error = (name: string) => walk.errors[name] ?? form.error(name);
  const hidden = { formId: definition.id, openedAt: form.value('openedAt', String(data.openedAt)) };
  return (
    <CommandForm
      command={command}
      hidden={hidden}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      className={styles.form}
      onInput={({ currentTarget }) => setEntered(() => formEntries(readForm(currentTarget)))}
    >
      {isHydrated && steps.length > 1 && (
        <p className={styles.progress} aria-live="polite">
          {t('step', { current: current + 1, count: steps.length })}
        </p>
      )}
      {steps.map((step, index) => (
        <StepFields
          key={step.fields[0]?.name}
          step={step}
          isHidden={isHydrated && index !== current}
        >
          {step.fields.map((field) => (
            <div key={field.name} hidden={!shown.has(field)}>
              <FormFieldControl field={field} form={{ ...form, error }} t={t} />
            </div>
          ))}
        </StepFields>
      ))}
      <SpamTrap label={t('trap')} />
      <div hidden={!isLast} className={styles.last}>
        {data.consents?.length !== 0 && <Consents list={data.consents} form={form} t={t} />}
        {captcha && <CaptchaField settings={captcha} action={definition.key} block="form" />}
        <FormError form={form} />
      </div>
      <div className={styles.buttons}>
        {isHydrated && current > 0 && (
          <Button type="button" onClick={() => show(current - 1)} icon="arrow-left">
            {t('back')}
          </Button>
        )}
        {isLast ? (
          <Button key="send" type="submit" variant="primary" busy={form.pending}>
            {definition.submitLabel ?? t('submit')}
          </Button>
        ) : (
          <Button
            key="next"
            type="button"
            variant="primary"
            onClick={({ currentTarget }) => {
              const step = steps[current];
              const element = currentTarget.form;
              if (step && element) walk.next(element, step);
            }}
          >
            {t('next')}
          </Button>
        )}
      </div>
    </CommandForm>
  );
}

interface StepFieldsProps {
  readonly step: Step;
  readonly isHidden: boolean;
  readonly children: React.ReactNode;
}

function StepFields({ step, isHidden, children }: StepFieldsProps) {
  if (step.title === undefined) return <div className={styles.step}>{children}</div>;
  return (
    <fieldset className={styles.step} hidden={isHidden}>
      <legend>{step.title}</legend>
      {children}
    </fieldset>
  );
}

/** A page may have several forms of the CMS; each remembers its own values. */
function useOwnForm(id: number): FormMemory {
  const form = useForm(command);
  if (form.value('formId') === String(id)) return form;
  return {
    value: (_, otherwise = '') => otherwise,
    values: (_, otherwise = []) => otherwise,
    error: () => undefined,
    pending: form.pending,
  };
}
