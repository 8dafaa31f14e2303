import { isRecord } from './flatten-tokens.ts';
import { shapeError, type ThemeError } from './theme-errors.ts';
import { formParts, formsKey, formsOf } from './theme-forms.ts';

/** Returns the errors in the forms of a theme file. */
export function formErrors(forms: unknown): ThemeError[] {
  if (!isRecord(forms)) return [shapeError(formsKey, 'objectWith', formParts.join(', '))];
  return Object.entries(forms).flatMap(([name, form]) => {
    const part = formParts.find((each) => each === name);
    if (!part) return [shapeError(formsKey, 'objectWith', formParts.join(', '))];
    const known = formsOf(part);
    const isKnown = typeof form === 'string' && known.includes(form);
    return isKnown ? [] : [shapeError(`${formsKey}.${part}`, 'oneOf', known.join(', '))];
  });
}
