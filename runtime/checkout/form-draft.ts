import { withSessionStorage } from './order-note.ts';

type Field = HTMLInputElement | HTMLSelectElement;

const prefix = 'izlog.draft.';

/** Whose draft of which form: another person on the same device sees nothing of it. */
export function draftKey(command: string, userId: number | null): string {
  return `${prefix}${command}.${userId ?? 'guest'}`;
}

/** What is typed and not sent yet waits in this tab. Fields named in `never` are asked anew each time. */
export function keepDraft(key: string, form: HTMLFormElement, never: readonly string[]): void {
  const fields = fieldsOf(form).filter(({ name }) => !never.includes(name));
  const draft = fields.map((field) => [field.name, isBox(field) ? field.checked : field.value]);
  const kept = JSON.stringify(Object.fromEntries(draft));
  withSessionStorage((storage) => storage.setItem(key, kept), undefined);
}

export function fillFromDraft(key: string, form: HTMLFormElement): void {
  const draft = withSessionStorage<unknown>(
    (storage) => JSON.parse(storage.getItem(key) ?? '{}'),
    {},
  ) as Readonly<Record<string, unknown>>;
  for (const field of fieldsOf(form)) {
    const value = draft[field.name];
    if (typeof value === 'boolean' && isBox(field)) field.checked = value;
    if (typeof value === 'string' && !isBox(field)) field.value = value;
  }
}

export function forgetDraft(key: string): void {
  withSessionStorage((storage) => storage.removeItem(key), undefined);
}

/** On logging out nothing of a form stays behind. */
export function forgetDrafts(): void {
  withSessionStorage((storage) => {
    const keys = Object.keys(storage).filter((key) => key.startsWith(prefix));
    for (const key of keys) storage.removeItem(key);
  }, undefined);
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('[name]')].filter(({ type }) => type !== 'hidden');
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox';
}
