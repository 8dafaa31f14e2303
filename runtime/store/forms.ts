import { createStore, type StoreApi } from 'zustand/vanilla';

/** Fields of a form as typed; a field with several values (checkboxes) is a list. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** Result of a submitted form: the values as typed and a text per invalid field (`''` = whole form). */
export interface Submission {
  readonly command: string;
  readonly values: FormValues;
  readonly errors: Readonly<Record<string, string>>;
}

export interface FormsState {
  readonly last: Submission | null;
  /** Command being sent; a second one has to wait (FORM-01). */
  readonly pending: string | null;
}

export type FormsStore = StoreApi<FormsState>;

export function createFormsStore(last: Submission | null): FormsStore {
  return createStore(() => ({ last, pending: null }));
}

/** Returns the single value of a field; the first one when it was sent several times. */
export function fieldValue(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : (value?.[0] ?? '');
}

/** Returns the text of a form entry: for a file its name, or empty without a file. */
export const entryText = (entry: FormDataEntryValue): string =>
  typeof entry === 'string' ? entry : entry.name;

export function isFormValues(input: unknown): input is FormValues {
  const isText = (value: unknown) => typeof value === 'string';
  const isValue = (value: unknown) =>
    isText(value) || (Array.isArray(value) && value.every(isText));
  const isRecord = typeof input === 'object' && input !== null && !Array.isArray(input);
  return isRecord && Object.values(input).every(isValue);
}

export function fieldValues(values: FormValues, name: string): readonly string[] {
  return [values[name] ?? []].flat();
}
