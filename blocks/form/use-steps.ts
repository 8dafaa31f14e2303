import { useState } from 'react';
import { readForm } from '#runtime/checkout/use-field-check.ts';
import { formEntries } from '#runtime/forms/form-names.ts';
import type { Translate } from '#runtime/i18n/translator.ts';
import type { FormField } from '#schemas/entities/form.ts';
import { controlName, formErrors } from '#schemas/rules/form-field.ts';

export interface Step {
  /** Undefined for a form without steps. */
  readonly title: string | undefined;
  readonly fields: readonly FormField[];
}

/** Divides the fields where a step begins. */
export function stepsOf(fields: readonly FormField[]): Step[] {
  const steps: { title: string | undefined; fields: FormField[] }[] = [];
  for (const field of fields) {
    if (field.step !== undefined || steps.length === 0) {
      steps.push({ title: field.step, fields: [] });
    }
    steps.at(-1)?.fields.push(field);
  }
  return steps;
}

type Texts = Readonly<Record<string, string>>;

/** Returns the current step; “next” checks its fields by the rules of the server. */
export function useSteps(fields: readonly FormField[], t: Translate) {
  const [current, setCurrent] = useState(0);
  const [errors, setErrors] = useState<Texts>({});
  return {
    current,
    errors,
    show: setCurrent,
    next(form: HTMLFormElement, { fields: own }: Step) {
      const found = formErrors(fields, formEntries(readForm(form)))
        .filter(({ field }) => own.some(({ name }) => name === field))
        .map(
          ({ field = '', code, params }) =>
            [controlName(field), t(`errors.${code}`, params)] as const,
        );
      setErrors(Object.fromEntries(found));
      const [first] = found;
      if (first) focusOn(form, first[0]);
      else setCurrent((step) => step + 1);
    },
  };
}

function focusOn(form: HTMLFormElement, name: string): void {
  const control = [...form.elements].find((each) => (each as HTMLInputElement).name === name);
  (control as HTMLElement | undefined)?.focus();
}
