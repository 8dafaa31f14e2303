import { type SyntheticEvent, useRef, useState } from 'react';
import type { AppError } from '#schemas/result.ts';
import type { FormMemory } from '../block/command-form.tsx';
import type { Translate } from '../i18n/translator.ts';
import { entryText, type FormValues, fieldValue } from '../store/forms.ts';
import type { FieldSource } from './address-fields.tsx';
import { useAfterPress } from './use-after-press.ts';

type CheckedText = string | null;

/** Rules of a form. `checkField` returns undefined for a valid field and for a field without rules. */
export interface FieldRules {
  readonly checkField: (values: FormValues, name: string) => AppError | undefined;
  /** Called after a field was checked. */
  readonly assist?: (form: HTMLFormElement, name: string, t: Translate) => void;
}

export interface FieldCheck extends FieldSource {
  /** Handlers of the form element: they check a field on blur, and on input while it has an error. */
  readonly handlers: {
    readonly onBlur: (event: SyntheticEvent<HTMLFormElement>) => void;
    readonly onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
    readonly onSubmit: () => void;
  };
}

/**
 * Shows errors early, using the same rules as the server; the server decides. Texts are the block's
 * `errors.*` messages.
 */
export function useFieldCheck(
  form: FormMemory,
  initial: FormValues,
  loadRules: () => Promise<FieldRules>,
  t: Translate,
): FieldCheck {
  const [checkedTexts, setCheckedTexts] = useState<Readonly<Record<string, CheckedText>>>({});
  const textOf = (name: string) => {
    const text = checkedTexts[name];
    return text === undefined ? form.error(name) : (text ?? undefined);
  };
  const afterPress = useAfterPress();
  const submissions = useRef(0);
  const check = async (form: HTMLFormElement, name: string | undefined) => {
    const before = submissions.current;
    const { checkField, assist } = await loadRules();
    if (!name || submissions.current !== before) return;
    assist?.(form, name, t);
    const error = checkField(readForm(form), name);
    const text = error ? t(`errors.${error.code}`, error.params) : null;
    setCheckedTexts((known) => ({ ...known, [name]: text }));
  };
  return {
    value: (name) => form.value(name, fieldValue(initial, name)),
    error: textOf,
    handlers: {
      onBlur: ({ currentTarget, target }) => {
        const { name, value } = target as Partial<HTMLInputElement>;
        // Leaving an empty field shows no error yet.
        if (value === '') return;
        const before = submissions.current;
        afterPress(() => {
          if (submissions.current === before) void check(currentTarget, name);
        });
      },
      onInput: ({ currentTarget, target }) => {
        const { name } = target as Partial<HTMLInputElement>;
        if (name && textOf(name) !== undefined) void check(currentTarget, name);
      },
      onSubmit: () => {
        submissions.current += 1;
        setCheckedTexts({});
      },
    },
  };
}

/** Returns the values of a form as they would be sent; for repeated names, the last value. */
export function readForm(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, entryText(value)]),
  );
}
