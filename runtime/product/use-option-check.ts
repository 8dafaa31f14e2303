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
 * Checks custom options before their form is sent, and on input while they have errors. A form sent before
 * this code has loaded is checked by the server with the same rules.
 */
export function useOptionCheck({ root, form, options, prefix, t }: OptionCheck): FormMemory {
  const [texts, setTexts] = useState<Errors | null>(null);
  const isChecked = texts !== null;
  useEffect(() => {
    const element = root.current?.closest('form');
    if (!element) return;
    const find = (): Errors => {
      const errors = checkOptions(options, prefix, new FormData(element));
      return Object.fromEntries(
        [...errors].map(([name, { code, params }]) => [name, t(`errors.${code}`, params)]),
      );
    };
    const onSubmit = (event: Event) => {
      const found = find();
      setTexts(found);
      const fields = [...element.elements] as HTMLInputElement[];
      const broken = fields.find(({ name }) => name in found);
      if (!broken) return;
      if (!event.defaultPrevented) broken.focus();
      event.preventDefault();
    };
    const onInput = () => {
      if (isChecked) setTexts(find());
    };
    // Runs before the page intercepts the submit; the page ignores prevented events.
    element.addEventListener('submit', onSubmit, true);
    element.addEventListener('input', onInput);
    return () => {
      element.removeEventListener('submit', onSubmit, true);
      element.removeEventListener('input', onInput);
    };
  }, [root, options, prefix, t, isChecked]);
  return { ...form, error: (name) => (texts ? texts[name] : form.error(name)) };
}
