import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CommandForm, useForm } from '../block/command-form.tsx';
import { fieldValue } from '../store/forms.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icons/icon-names.ts';
import { TextField } from '../ui/text-field.tsx';
import styles from './code-form.module.css';

export interface CodeFormProps {
  readonly apply: { readonly command: string; readonly field: string };
  readonly remove: { readonly command: string; readonly hidden: Readonly<Record<string, string>> };
  readonly applied: string | null;
  /** Placeholder of the empty field. */
  readonly suggested?: string;
  readonly icon: IconName;
  readonly inputMode?: 'numeric';
  readonly maxLength: number;
  readonly texts: {
    readonly title: string;
    readonly label: string;
    readonly hint?: string;
    readonly apply: string;
    readonly applied: string;
    readonly remove: string;
    readonly required: string;
  };
}

/** A code that changes the cart's prices: a field to apply it, or a button to remove the applied one. */
export function CodeForm(props: CodeFormProps) {
  const root = useFocusAfterChange(props.applied);
  return (
    <div ref={root}>
      {props.applied === null ? <ApplyForm {...props} /> : <Applied {...props} />}
    </div>
  );
}

/** The pressed button is removed with its form, so focus moves to the next control here. */
function useFocusAfterChange(applied: string | null) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(applied);
  useEffect(() => {
    if (before.current === applied) return;
    before.current = applied;
    const isLost = document.activeElement === document.body;
    if (isLost) root.current?.querySelector<HTMLElement>('summary, button')?.focus();
  }, [applied]);
  return root;
}

function ApplyForm({ apply, suggested = '', inputMode, maxLength, texts }: CodeFormProps) {
  const { command, field } = apply;
  const form = useForm(command);
  const [isMissing, setMissing] = useState(false);
  const error = isMissing ? texts.required : (form.error(field) ?? form.error(''));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const isEmpty = fieldValue(formText(event.currentTarget), field).trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) return;
    event.preventDefault();
    (event.currentTarget.elements.namedItem(field) as HTMLElement).focus();
  };
  return (
    <Disclosure summary={texts.title} open={error !== undefined || suggested !== ''}>
      <CommandForm command={command} className={styles.form} onSubmit={submit}>
        <TextField
          name={field}
          label={texts.label}
          hint={texts.hint}
          error={error}
          required
          defaultValue={form.value(field, suggested)}
          maxLength={maxLength}
          inputMode={inputMode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" busy={form.pending}>
          {texts.apply}
        </Button>
      </CommandForm>
    </Disclosure>
  );
}

function formText(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function Applied({ remove, applied, icon, texts }: CodeFormProps) {
  const form = useForm(remove.command);
  return (
    <CommandForm command={remove.command} hidden={remove.hidden} className={styles.applied}>
      <Icon name={icon} />
      <p>
        {texts.applied} <strong className={styles.code}>{applied}</strong>
      </p>
      <Button type="submit" variant="quiet" size="small" busy={form.pending}>
        {texts.remove}
      </Button>
    </CommandForm>
  );
}
