import type { Kysely, Transaction } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handler } from '../../api/handler.ts';
import { sqlState } from '../../db/database-error.ts';
import type { Database } from '../../db/schema.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { readBarcode } from './barcode.ts';
import { requestEmailChange } from './change-email.ts';
import { readCompany } from './company-check.ts';
import { readDetails } from './details.ts';
import { readEmail } from './email.ts';
import { checkOwnPassword } from './own-password.ts';
import type { PasswordAttempts } from './password-attempts.ts';
import { accountId, loadUser } from './users.ts';

type UpdateInput = EndpointInput<'user.update'>;

/**
 * Changes only the fields that are sent. A new email requires the password and takes effect once the links at
 * both addresses are confirmed.
 */
export const updateUser =
  ({ db }: ServiceDependencies, attempts: PasswordAttempts): Handler<'user.update'> =>
  async (input, context) => {
    const id = accountId(context);
    if (!id.ok) return id;
    try {
      return await inTransaction(db, async (step) => {
        const changes = await readChanges(step, id.value, input, context.now);
        if (!changes.ok) return changes;
        const requested = await takeNewEmail(step, id.value, input, context, attempts);
        if (!requested.ok) return requested;
        if (Object.keys(changes.value).length > 0) {
          await step.updateTable('users').set(changes.value).where('id', '=', id.value).execute();
        }
        return loadUser(step, id.value);
      });
    } catch (error) {
      if (sqlState(error) !== '23505') throw error;
      return fail('barcodeTaken', { field: 'memberCardBarcode' });
    }
  };

interface Changes {
  details?: string;
  company?: string | null;
  barcode?: string | null;
}

async function readChanges(
  db: Kysely<Database>,
  id: number,
  input: UpdateInput,
  now: Date,
): Promise<Result<Changes>> {
  const changes: Changes = {};
  if (input.details) {
    const details = readDetails(input.details);
    if (!details.ok) return details;
    changes.details = JSON.stringify(details.value);
  }
  if (input.company !== undefined) {
    const company = readCompany(input.company, null);
    if (!company.ok) return company;
    changes.company = company.value && JSON.stringify(company.value);
  }
  if (input.memberCardBarcode !== undefined) {
    const barcode = await readBarcode(db, input.memberCardBarcode, id, now);
    if (!barcode.ok) return barcode;
    changes.barcode = barcode.value;
  }
  return ok(changes);
}

async function takeNewEmail(
  step: Transaction<Database>,
  id: number,
  { email, password }: UpdateInput,
  { language, now, client }: CallContext,
  attempts: PasswordAttempts,
): Promise<Result<null>> {
  if (email === undefined) return ok(null);
  const wanted = readEmail(email);
  if (wanted === null) return fail('email', { field: 'email' });
  const user = await step
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!user || user.email.toLowerCase() === wanted.toLowerCase()) return ok(null);
  if (password === undefined) return fail('required', { field: 'password' });
  const known = await checkOwnPassword(attempts, { id, client }, user.password_hash, password);
  if (!known.ok) return { ok: false, error: { ...known.error, field: 'password' } };
  const isProven = user.email_verified_at !== null;
  const change = { userId: id, from: user.email, isProven, to: wanted, language };
  return requestEmailChange(step, change, now);
}
