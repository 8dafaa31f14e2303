import { type RefObject, useEffect, useState } from 'react';
import type { CustomOption } from '#schemas/entities/custom-option.ts';
import type { FormMemory } from '../block/command-form.tsx';
import type { Translate } from '../i18n/translator.ts';
import { checkOptions } from './check-options.ts';

interface OptionCheck {
  readonly root: RefObject<HTMLElement | null>;
  readonly form: FormMemory;
  readonly options: readonly CustomOption[];
  readonly prefix: string;
  readonly t: Translate;
}

type Errors = Readonly<Record<string, string>>;

/**
 * Checks custom options before their form is sent, and while they are mended. A form that is sent
 * before this code came is checked by the server, which says the same.
 */
export function useOptionCheck({ root, form, options, prefix, t }: OptionCheck): FormMemory {
  const [errors, setErrors] = useState<Errors | null>(null);
  const isChecked = errors !== null;
  useEffect(() => {
    const element = root.current?.closest('form');
    if (!element) return;
    const find = (): Errors => {
      const faults = checkOptions(options, prefix, new FormData(element));
      return Object.fromEntries(
        [...faults].map(([name, { code, params }]) => [name, t(`fault.${code}`, params)]),
      );
    };
    const onSubmit = (event: Event) => {
      const found = find();
      setErrors(found);
      const fields = [...element.elements] as HTMLInputElement[];
      const faulty = fields.find(({ name }) => name in found);
      if (!faulty) return;
      if (!event.defaultPrevented) faulty.focus();
      event.preventDefault();
    };
    const onInput = () => {
      if (isChecked) setErrors(find());
    };
    // Before the page takes the form over, which leaves alone what is prevented.
    element.addEventListener('submit', onSubmit, true);
    element.addEventListener('input', onInput);
    return () => {
      element.removeEventListener('submit', onSubmit, true);
      element.removeEventListener('input', onInput);
    };
  }, [root, options, prefix, t, isChecked]);
  return { ...form, error: (name) => (errors ? errors[name] : form.error(name)) };
}
