import type { User } from '#schemas/entities/user.ts';
import { fail, ok, type Result } from '#schemas/result.ts';

const maximumLength = 200;

/** Returns the first and last name in their stored form. */
export function readDetails(given: User['details']): Result<User['details']> {
  const details = {
    firstName: given.firstName.normalize('NFC').trim(),
    lastName: given.lastName.normalize('NFC').trim(),
  };
  for (const [field, name] of Object.entries(details)) {
    if (name === '') return fail('required', { field });
    if (/\p{Cc}/u.test(name)) return fail('invalidValue', { field });
    if ([...name].length > maximumLength) {
      return fail('maxLength', { field, params: { max: maximumLength } });
    }
  }
  return ok(details);
}
