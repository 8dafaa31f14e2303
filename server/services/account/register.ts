import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { AddressInput } from '#schemas/entities/address.ts';
import type { Registration } from '#schemas/entities/user.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handler } from '../../api/handler.ts';
import { sqlState } from '../../db/database-error.ts';
import type { Database } from '../../db/schema.ts';
import { checkCaptcha } from '../captcha.ts';
import { checkConsents } from '../check-consents.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { newsletterOfRegistration } from '../newsletter/account-link.ts';
import { inTransaction } from '../transaction.ts';
import { readAddress } from './address-check.ts';
import { toAddressRow } from './address-rows.ts';
import { readBarcode } from './barcode.ts';
import { readDetails } from './details.ts';
import { readEmail } from './email.ts';
import { mailToken } from './mail-tokens.ts';
import { notifyOwner } from './notify-owner.ts';
import { checkNewPassword, hashPassword } from './password.ts';
import { isVerificationRequired } from './verification.ts';

const uniqueViolation = '23505';

/**
 * Creates an account. With verification on, the email is verified before the first login. An address that
 * already has an account gets the same response, and its owner is notified by mail. Without verification the
 * visitor is logged in at once, so the response cannot be the same (REG-11, REG-15).
 */
export const register =
  (deps: ServiceDependencies): Handler<'user.register'> =>
  async (input, context) => {
    const human = await checkCaptcha(deps, input, 'registerForm', context);
    if (!human.ok) return human;
    const person = await readPerson(input);
    if (!person.ok) return person;
    const isVerified = await isVerificationRequired(deps, deps.db);
    try {
      return await inTransaction(deps.db, async (step) => {
        const checked = await checkRest(step, input, context.now);
        if (!checked.ok) return checked;
        const opening = { ...person.value, ...checked.value, isVerified };
        return openAccount(step, opening, context);
      });
    } catch (error) {
      if (sqlState(error) !== uniqueViolation) throw error;
      const taken = (error as { constraint?: string }).constraint === 'users_barcode_key';
      if (taken) return fail('barcodeTaken', { field: 'memberCardBarcode' });
      return isVerified ? ok(mailSent()) : fail('userExists', { field: 'email' });
    }
  };

/**
 * Same shape as the response for a new account. It is not the secret itself, which only the mail contains.
 */
const mailSent = () => ({ verificationToken: randomUUID() });

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

interface Checked {
  readonly barcode: string | null;
  readonly addresses: readonly AddressInput[];
  /** What the link that verifies the address confirms besides. */
  readonly linkPayload: JsonObject;
}

/** Validates the other fields first, so that their errors do not reveal whether the address is known. */
async function checkRest(
  step: Transaction<Database>,
  input: Registration,
  now: Date,
): Promise<Result<Checked>> {
  const consents = await checkConsents(step, 'registerForm', input.consents);
  if (!consents.ok) return consents;
  const linkPayload = await newsletterOfRegistration(step, input.consents);
  const barcode = await readBarcode(step, input.memberCardBarcode, null, now);
  if (!barcode.ok) return barcode;
  const addresses: AddressInput[] = [];
  for (const given of input.addresses ?? []) {
    const checked = await readAddress(step, given);
    if (!checked.ok) return checked;
    addresses.push(checked.value.address);
  }
  return ok({ barcode: barcode.value, addresses, linkPayload });
}

interface Opening extends Person, Checked {
  readonly isVerified: boolean;
}

async function openAccount(
  step: Transaction<Database>,
  { email, details, password_hash, barcode, addresses, linkPayload, isVerified }: Opening,
  { language, now }: CallContext,
): Promise<Result<{ verificationToken?: string }>> {
  const known = await step
    .selectFrom('users')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst();
  if (known && !isVerified) return fail('userExists', { field: 'email' });
  if (known) {
    await notifyOwner(step, 'accountExists', { email: known.email, language }, now);
    return ok(mailSent());
  }
  const { id: userId } = await step
    .insertInto('users')
    .values({ email, password_hash, details: JSON.stringify(details), barcode, language })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (addresses.length > 0) {
    const rows = addresses.map((address) => ({ ...toAddressRow(address), user_id: userId }));
    await step.insertInto('addresses').values(rows).execute();
  }
  if (!isVerified) return ok({});
  await mailToken(step, 'verifyEmail', { userId, email, language, payload: linkPayload }, now);
  return ok(mailSent());
}
