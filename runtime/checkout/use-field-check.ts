import { type SyntheticEvent, useRef, useState } from 'react';
import type { FormMemory } from '../block/command-form.tsx';
import { checkFields, type Rules } from '../forms/rules.ts';
import type { Translate } from '../i18n/translator.ts';
import { type FormValues, fieldValue } from '../store/forms.ts';
import type { FieldSource } from './address-fields.tsx';
import { useAfterPress } from './use-after-press.ts';

type Answer = string | null;

export interface FieldCheck extends FieldSource {
  /** For the form element: checks a field when it is left, and while it is being mended. */
  readonly handlers: {
    readonly onBlur: (event: SyntheticEvent<HTMLFormElement>) => void;
    readonly onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
    readonly onSubmit: () => void;
  };
}

/**
 * Tells faults early, with the rules the server uses; the server decides. Texts are the block's
 * `fault.*` phrases.
 */
export function useFieldCheck(
  form: FormMemory,
  initial: FormValues,
  rulesOf: (values: FormValues) => Rules,
  t: Translate,
): FieldCheck {
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const error = (name: string) => {
    const answer = answers[name];
    return answer === undefined ? form.error(name) : (answer ?? undefined);
  };
  const afterPress = useAfterPress();
  const sendings = useRef(0);
  const check = (form: HTMLFormElement, name: string | undefined) => {
    const values = readForm(form);
    const list = name === undefined ? undefined : rulesOf(values)[name];
    if (!name || !list) return;
    const fault = checkFields(values, { [name]: list })[0];
    const answer = fault ? t(`fault.${fault.code}`, fault.params) : null;
    setAnswers((known) => ({ ...known, [name]: answer }));
  };
  return {
    value: (name) => form.value(name, fieldValue(initial, name)),
    error,
    handlers: {
      onBlur: ({ currentTarget, target }) => {
        const { name, value } = target as Partial<HTMLInputElement>;
        // Passing through an untouched form finds no faults yet.
        if (value === '') return;
        const before = sendings.current;
        afterPress(() => {
          if (sendings.current === before) check(currentTarget, name);
        });
      },
      onInput: ({ currentTarget, target }) => {
        const { name } = target as Partial<HTMLInputElement>;
        if (name && error(name) !== undefined) check(currentTarget, name);
      },
      onSubmit: () => {
        sendings.current += 1;
        setAnswers({});
      },
    },
  };
}

function readForm(form: HTMLFormElement): FormValues {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
