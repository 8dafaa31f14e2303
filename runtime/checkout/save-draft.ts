import { withSessionStorage } from './order-note.ts';

export type DraftField = HTMLInputElement | HTMLSelectElement;

export const draftPrefix = 'izlog.draft.';

/** The key includes the user, so another user on the same device does not see the draft. */
export function draftKey(command: string, userId: number | null): string {
  return `${draftPrefix}${command}.${userId ?? 'guest'}`;
}

type Draft = Readonly<Record<string, unknown>>;

/**
 * Stores typed values in this tab until they are sent. Fields named in `never` are not stored. A form that is
 * not filled yet adds to the draft it will be filled from.
 */
export function saveDraft(
  key: string,
  form: HTMLFormElement,
  never: readonly string[],
  isFilled: boolean,
): void {
  const fields = fieldsOf(form).filter(({ name }) => !never.includes(name));
  const typed = fields
    .map((field) => [field.name, isBox(field) ? field.checked : field.value] as const)
    .filter(([, value]) => isFilled || value);
  const kept = JSON.stringify({
    ...(isFilled ? {} : readDraft(key)),
    ...Object.fromEntries(typed),
  });
  withSessionStorage((storage) => storage.setItem(key, kept), undefined);
}

export function readDraft(key: string): Draft {
  return withSessionStorage<Draft>((storage) => JSON.parse(storage.getItem(key) ?? '{}'), {});
}

export function fieldsOf(form: HTMLFormElement): DraftField[] {
  return [...form.querySelectorAll<DraftField>('[name]')].filter(({ type }) => type !== 'hidden');
}

export function isBox(field: DraftField): field is HTMLInputElement {
  return field.type === 'checkbox';
}
