import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Registration } from '#schemas/entities/user.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handler } from '../../api/handler.ts';
import { sqlState } from '../../db/database-error.ts';
import type { Database } from '../../db/schema.ts';
import { checkCaptcha } from '../captcha.ts';
import { checkConsents } from '../checkout/consents.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { readAddress } from './address-check.ts';
import { toAddressRow } from './address-rows.ts';
import { readBarcode } from './barcode.ts';
import { readDetails } from './details.ts';
import { readEmail } from './email.ts';
import { mailToken } from './mail-tokens.ts';
import { checkNewPassword, hashPassword } from './password.ts';
import { isVerificationRequired } from './verification.ts';

const uniqueViolation = '23505';

/** Opens an account. With verification on, the e-mail is confirmed before the first login. */
export const register =
  (deps: ServiceDependencies): Handler<'user.register'> =>
  async (input, context) => {
    const human = await checkCaptcha(deps, input, 'registerForm', context);
    if (!human.ok) return human;
    const person = await readPerson(input);
    if (!person.ok) return person;
    try {
      return await inTransaction(deps.db, (step) =>
        openAccount(step, input, person.value, context),
      );
    } catch (error) {
      if (sqlState(error) !== uniqueViolation) throw error;
      const taken = (error as { constraint?: string }).constraint === 'users_barcode_key';
      return taken
        ? fail('barcodeTaken', { field: 'memberCardBarcode' })
        : fail('userExists', { field: 'email' });
    }
  };

interface Person {
  readonly email: string;
  readonly details: Registration['details'];
  readonly password_hash: string;
}

async function readPerson(input: Registration): Promise<Result<Person>> {
  const details = readDetails(input.details);
  if (!details.ok) return details;
  const email = readEmail(input.email);
  if (email === null) return fail('email', { field: 'email' });
  const password = checkNewPassword(input.password, 'password');
  if (!password.ok) return password;
  return ok({
    email,
    details: details.value,
    password_hash: await hashPassword(input.password),
  });
}

async function openAccount(
  step: Transaction<Database>,
  input: Registration,
  { email, details, password_hash }: Person,
  { language, now }: CallContext,
): Promise<Result<{ verificationToken?: string }>> {
  const known = await step
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (known) return fail('userExists', { field: 'email' });
  const consents = await checkConsents(step, 'registerForm', input.consents);
  if (!consents.ok) return consents;
  const barcode = await readBarcode(step, input.memberCardBarcode, null, now);
  if (!barcode.ok) return barcode;
  const { id: userId } = await step
    .insertInto('users')
    .values({
      email,
      password_hash,
      details: JSON.stringify(details),
      barcode: barcode.value,
      language,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = await storeAddresses(step, userId, input);
  if (!stored.ok) return stored;
  if (!(await isVerificationRequired(step))) return ok({});
  await mailToken(step, 'verifyEmail', { userId, email, language }, now);
  return ok({ verificationToken: randomUUID() });
}

async function storeAddresses(
  step: Transaction<Database>,
  userId: number,
  { addresses = [] }: Registration,
): Promise<Result<null>> {
  for (const address of addresses) {
    const checked = await readAddress(step, address);
    if (!checked.ok) return checked;
    const row = { ...toAddressRow(checked.value.address), user_id: userId };
    await step.insertInto('addresses').values(row).execute();
  }
  return ok(null);
}
