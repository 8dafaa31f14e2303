import { type Kysely, sql, type Transaction } from 'kysely';
import { beExclusive } from '../../db/exclusive.ts';
import type { Database } from '../../db/schema.ts';
import { hashPassword } from './password.ts';
import { createToken, hashToken } from './refresh-token.ts';

/** An arbitrary constant shared by all processes, so that two simultaneous starts invite one person. */
const inviteLock = 7_209_230;
/** Lifetime of the link in ms. */
const life = 86_400_000;

export type Invitation =
  | { readonly kind: 'none' }
  /** The address belongs to a customer, who must not become an administrator this way. */
  | { readonly kind: 'taken'; readonly email: string }
  | { readonly kind: 'invited'; readonly email: string; readonly token: string };

interface Invited {
  readonly email: string;
  /** Whether the address was given explicitly. If not, an earlier invitation keeps its address. */
  readonly isNamed: boolean;
}

/**
 * Creates an administrator with an unknown password and a token to set it, in a shop that has none. Each call
 * invalidates the earlier token. After the password is set, no further invitation is made.
 */
export async function inviteFirstAdministrator(
  db: Kysely<Database>,
  invited: Invited,
  now: Date,
): Promise<Invitation> {
  const password_hash = await hashPassword(createToken());
  return db.transaction().execute(async (step) => {
    await beExclusive(step, inviteLock);
    const known = await findAdministrator(step);
    if (known?.email_verified_at) return { kind: 'none' };
    const email = known && !invited.isNamed ? known.email : invited.email;
    if (await isTaken(step, email, known?.id ?? 0)) return { kind: 'taken', email };
    const user = { email, password_hash, is_backoffice: true, scope: ['admin'] };
    const { id } = known
      ? await step
          .updateTable('users')
          .set(user)
          .where('id', '=', known.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await step.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
    return { kind: 'invited', email, token: await newToken(step, id, email, now) };
  });
}

/** An administrator with a verified e-mail comes before one who was only invited. */
function findAdministrator(step: Transaction<Database>) {
  return step
    .selectFrom('users')
    .select(['id', 'email', 'email_verified_at'])
    .where('is_backoffice', '=', true)
    .where(sql<boolean>`'admin' = ANY (scope)`)
    .where('disabled_at', 'is', null)
    .orderBy(sql`email_verified_at IS NULL`)
    .orderBy('id')
    .executeTakeFirst();
}

async function isTaken(step: Transaction<Database>, email: string, own: number): Promise<boolean> {
  const other = await step
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', own)
    .executeTakeFirst();
  return other !== undefined;
}

async function newToken(
  step: Transaction<Database>,
  user_id: number,
  email: string,
  now: Date,
): Promise<string> {
  const token = createToken();
  await step.deleteFrom('tokens').where('user_id', '=', user_id).execute();
  await step
    .insertInto('tokens')
    .values({
      hash: hashToken(token),
      kind: 'setPassword',
      user_id,
      email,
      expires_at: new Date(now.getTime() + life).toISOString(),
    })
    .execute();
  return token;
}
