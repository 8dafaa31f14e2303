import { withSessionStorage } from './order-note.ts';
import { type DraftField, draftPrefix, fieldsOf, isBox, readDraft } from './save-draft.ts';

/** Fills untouched fields from the draft; text typed into the form in the meantime is newer and stays. */
export async function fillFromDraft(key: string, form: HTMLFormElement): Promise<void> {
  const draft = readDraft(key);
  fill(form, draft);
  // The restored country may have shown other fields.
  await new Promise((resolve) => setTimeout(resolve));
  fill(form, draft);
}

function fill(form: HTMLFormElement, draft: ReturnType<typeof readDraft>): void {
  for (const field of fieldsOf(form).filter(isUntouched)) {
    const value = draft[field.name];
    if (typeof value === 'boolean' && isBox(field)) field.checked = value;
    if (typeof value !== 'string' || isBox(field)) continue;
    field.value = value;
    if (field instanceof HTMLSelectElement) {
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}

export function clearDraft(key: string): void {
  withSessionStorage((storage) => storage.removeItem(key), undefined);
}

/** Deletes all drafts, on logout. */
export function clearDrafts(): void {
  withSessionStorage((storage) => {
    const keys = Object.keys(storage).filter((key) => key.startsWith(draftPrefix));
    for (const key of keys) storage.removeItem(key);
  }, undefined);
}

function isUntouched(field: DraftField): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].every((option) => option.selected === option.defaultSelected);
  }
  return field.checked === field.defaultChecked && (isBox(field) || isAsRendered(field));
}

function isAsRendered({ value, defaultValue }: HTMLInputElement): boolean {
  return value === defaultValue;
}
