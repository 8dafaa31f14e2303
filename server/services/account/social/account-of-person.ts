import type { Kysely, Transaction } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../../api/handler.ts';
import type { Database } from '../../../db/schema.ts';
import type { SocialPerson } from '../../../social/provider.ts';
import { readEmail } from '../email.ts';

export interface Account {
  readonly id: number;
  readonly isNew: boolean;
}

/**
 * Returns the account of a person: the linked one, the one with the same address if both sides have proven
 * it, or a new one.
 */
export async function accountOfPerson(
  step: Transaction<Database>,
  person: SocialPerson,
  name: string,
  context: CallContext,
): Promise<Result<Account>> {
  const linked = await findLinked(step, person);
  if (linked) return usable(linked);
  const email = person.email === null ? null : readEmail(person.email);
  if (email === null) return fail('socialUnproven', { params: { name } });
  const known = await users(step).where('email', '=', email).executeTakeFirst();
  if (!known) return openAccount(step, { ...person, email }, context);
  const account = usable(known);
  if (!account.ok) return account;
  if (known.email_verified_at === null) return fail('socialLinkFirst', { params: { name } });
  if (!(await addLink(step, known.id, person))) {
    return fail('socialLinkFirst', { params: { name } });
  }
  return account;
}

/** Links a person to the account of a logged-in customer. */
export async function linkPerson(
  step: Transaction<Database>,
  userId: number,
  person: SocialPerson,
  name: string,
): Promise<Result<null>> {
  const holder = await findLinked(step, person);
  if (holder) return holder.id === userId ? ok(null) : fail('socialTaken', { params: { name } });
  const isAdded = await addLink(step, userId, person);
  return isAdded ? ok(null) : fail('socialTaken', { params: { name } });
}

const columns = ['users.id', 'is_backoffice', 'disabled_at', 'email_verified_at'] as const;

const users = (db: Kysely<Database>) => db.selectFrom('users').select(columns);

type KnownUser = NonNullable<Awaited<ReturnType<typeof findLinked>>>;

/** Staff have rights that a provider must not be able to give. */
function usable({ id, disabled_at, is_backoffice }: KnownUser): Result<Account> {
  if (disabled_at !== null) return fail('accountBlocked');
  return is_backoffice ? fail('socialStaff') : ok({ id, isNew: false });
}

function findLinked(db: Kysely<Database>, { issuer, subject }: SocialPerson) {
  return users(db)
    .innerJoin('social_logins', 'social_logins.user_id', 'users.id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

async function openAccount(
  step: Transaction<Database>,
  person: SocialPerson & { readonly email: string },
  { language, now }: CallContext,
): Promise<Result<Account>> {
  const created = await step
    .insertInto('users')
    .values({
      email: person.email,
      password_hash: null,
      details: JSON.stringify({
        firstName: plainName(person.firstName),
        lastName: plainName(person.lastName),
      }),
      language,
      email_verified_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // The same person logs in at the same moment in another window.
  if (!created || !(await addLink(step, created.id, person))) return fail('socialExpired');
  return ok({ id: created.id, isNew: true });
}

const plainName = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 200);

/** Returns false when the person, or another person of the provider, is linked already. */
async function addLink(
  step: Transaction<Database>,
  userId: number,
  { issuer, subject, email }: SocialPerson,
): Promise<boolean> {
  const added = await step
    .insertInto('social_logins')
    .values({ issuer, subject, user_id: userId, email })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return added !== undefined;
}
