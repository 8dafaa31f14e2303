import { fail, ok, type Result } from '#schemas/result.ts';
import { isPassword } from './password.ts';
import type { PasswordAttempts } from './password-attempts.ts';

/**
 * Checks the password of the logged-in user. Attempts are limited, because an intruder in an open session
 * must not guess it.
 */
export async function checkOwnPassword(
  attempts: PasswordAttempts,
  { id, client }: { readonly id: number; readonly client: string },
  stored: string | null,
  password: string,
): Promise<Result<null>> {
  const attempt = { account: `id:${id}`, client, device: null };
  const begun = await attempts.begin(attempt);
  if (!begun.ok) return fail('tooManyRequests');
  if (!(await isPassword(stored, password))) return fail('incorrectOldPassword');
  await attempts.succeed(attempt);
  return ok(null);
}
