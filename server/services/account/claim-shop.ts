import { timingSafeEqual } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import { beExclusive } from '../../db/exclusive.ts';
import type { Database } from '../../db/schema.ts';
import { addExamples } from '../examples/add-examples.ts';
import type { ExampleContent } from '../examples/example-content.ts';
import { inTransaction } from '../transaction.ts';
import { readDetails } from './details.ts';
import { readEmail } from './email.ts';
import { checkNewPassword, hashPassword } from './password.ts';
import { createToken, hashToken } from './refresh-token.ts';
import { nameShop, readShopName } from './shop-name.ts';

/** An arbitrary constant shared by all processes, so that of two simultaneous claims one wins. */
const claimLock = 7_209_230;
/** Kind of the token that opens the setup. */
const kind = 'setup';
/** Lifetime of the token in ms. */
const life = 86_400_000;

/** Whether the shop has an administrator, also a disabled one. */
export async function isClaimed(db: Kysely<Database>): Promise<boolean> {
  return (await findAdministrator(db))?.email_verified_at != null;
}

/**
 * Returns the token that opens the setup of a shop without administrator; null if it has one. `kept` stays
 * valid if it is the current token; otherwise a new one replaces it.
 */
export async function openSetup(
  db: Kysely<Database>,
  kept: string | null,
  now: Date,
): Promise<string | null> {
  return db.transaction().execute(async (step) => {
    await beExclusive(step, claimLock);
    if (await isClaimed(step)) return null;
    if (kept !== null && (await isCurrent(step, kept, now))) return kept;
    const token = createToken();
    const expires_at = new Date(now.getTime() + life).toISOString();
    await closeSetup(step);
    await step
      .insertInto('tokens')
      .values({ hash: hashToken(token), kind, expires_at })
      .execute();
    return token;
  });
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Input of the setup by the first administrator. */
export interface Claim extends Credentials {
  readonly token: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly shopName: string;
  /** `1` adds the examples to the shop. */
  readonly examples: string;
}

/**
 * Creates the first administrator, names the shop and adds the chosen `examples`. Returns the id of the
 * administrator.
 */
export async function claimShop(
  db: Kysely<Database>,
  claim: Claim,
  now: Date,
  examples: ExampleContent | null = null,
): Promise<Result<number>> {
  if (!(await isCurrent(db, claim.token, now))) return fail('tokenInvalid', { field: 'token' });
  const name = readShopName(claim.shopName);
  if (!name.ok) return name;
  const details = readDetails(claim);
  if (!details.ok) return details;
  const row = await administratorRow(claim, now);
  if (!row.ok) return row;
  return inTransaction(db, async (step) => {
    await beExclusive(step, claimLock);
    if (!(await isCurrent(step, claim.token, now))) return fail('tokenInvalid', { field: 'token' });
    const added = await addAdministrator(step, {
      ...row.value,
      details: JSON.stringify(details.value),
    });
    const chosen = claim.examples === '1' ? examples : null;
    if (added.ok) await beginShop(step, { name: name.value, examples: chosen }, now);
    return added;
  });
}

/** Initial name and examples of a shop. */
interface Beginning {
  /** Null to use the name of the site. */
  readonly name: string | null;
  readonly examples: ExampleContent | null;
}

async function beginShop(
  step: Transaction<Database>,
  { name, examples }: Beginning,
  now: Date,
): Promise<void> {
  if (name !== null) await nameShop(step, name);
  if (examples) await addExamples(step, examples, now);
}

/** Creates the first administrator of a shop whose operator names one; `ok(null)` if the shop has one. */
export async function appointAdministrator(
  db: Kysely<Database>,
  credentials: Credentials,
  now: Date,
  beginning: Beginning = { name: null, examples: null },
): Promise<Result<number | null>> {
  if (await isClaimed(db)) return ok(null);
  const name = beginning.name === null ? ok(null) : readShopName(beginning.name);
  if (!name.ok) return name;
  const row = await administratorRow(credentials, now);
  if (!row.ok) return row;
  return inTransaction(db, async (step) => {
    await beExclusive(step, claimLock);
    if (await isClaimed(step)) return ok(null);
    const added = await addAdministrator(step, row.value);
    if (added.ok) await beginShop(step, { ...beginning, name: name.value }, now);
    return added;
  });
}

async function isCurrent(db: Kysely<Database>, token: string, now: Date): Promise<boolean> {
  const stored = await db
    .selectFrom('tokens')
    .select('hash')
    .where('kind', '=', kind)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return stored !== undefined && timingSafeEqual(stored.hash, hashToken(token));
}

async function closeSetup(step: Kysely<Database>): Promise<void> {
  await step.deleteFrom('tokens').where('kind', '=', kind).execute();
}

interface AdministratorRow {
  readonly email: string;
  readonly password_hash: string;
  readonly is_backoffice: boolean;
  readonly scope: readonly string[];
  readonly email_verified_at: string;
  readonly details?: string;
}

async function administratorRow(
  { email: given, password }: Credentials,
  now: Date,
): Promise<Result<AdministratorRow>> {
  const email = readEmail(given);
  if (email === null) return fail('email', { field: 'email' });
  const checked = checkNewPassword(password, 'password');
  if (!checked.ok) return checked;
  return ok({
    email,
    password_hash: await hashPassword(password),
    is_backoffice: true,
    scope: ['admin'],
    email_verified_at: now.toISOString(),
  });
}

/** Older versions invited an administrator, who may never have logged in: that account is used. */
async function addAdministrator(
  step: Transaction<Database>,
  row: AdministratorRow,
): Promise<Result<number>> {
  const invited = await findAdministrator(step);
  const taken = await step
    .selectFrom('users')
    .select('id')
    .where('email', '=', row.email)
    .where('id', '<>', invited?.id ?? 0)
    .executeTakeFirst();
  if (taken) return fail('userExists', { field: 'email' });
  await closeSetup(step);
  const written = invited
    ? step.updateTable('users').set(row).where('id', '=', invited.id).returning('id')
    : step.insertInto('users').values(row).returning('id');
  return ok((await written.executeTakeFirstOrThrow()).id);
}

/** An administrator with a verified email comes before one who was only invited. */
function findAdministrator(db: Kysely<Database>) {
  return db
    .selectFrom('users')
    .select(['id', 'email_verified_at'])
    .where('is_backoffice', '=', true)
    .where(sql<boolean>`'admin' = ANY (scope)`)
    .orderBy(sql`email_verified_at IS NULL`)
    .orderBy('id')
    .executeTakeFirst();
}
