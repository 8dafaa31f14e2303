import { controlName, type Entered } from '#schemas/rules/form-field.ts';
import { type FormValues, fieldValues } from '../store/forms.ts';

/** Returns what was typed into the controls of a form, by the names of its fields. */
export const formEntries =
  (values: FormValues): Entered =>
  (field) =>
    fieldValues(values, controlName(field))
      .map((text) => text.trim())
      .filter((text) => text !== '');
