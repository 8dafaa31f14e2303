import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import type { UserData } from '#schemas/site-data.ts';
import type { Database } from '../schema.ts';
import { insertRows } from './rows.ts';

/** Hashing is slow on purpose, so it runs before the transaction. */
export function hashPasswords(users: readonly UserData[]): Promise<string[]> {
  const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  return Promise.all(users.map(({ password }) => hash(password, cost)));
}

export async function seedUsers(
  db: Kysely<Database>,
  users: readonly UserData[],
  passwordHashes: readonly string[],
): Promise<void> {
  const rows = users.map((user, index) => ({
    id: index + 1,
    email: user.email,
    password_hash: passwordHashes[index] ?? '',
    details: { firstName: user.firstName, lastName: user.lastName },
    barcode: user.memberCardBarcode ?? null,
    is_backoffice: user.isBackofficeUser,
    scope: user.scope,
    email_verified_at: new Date().toISOString(),
  }));
  await insertRows(db, 'users', rows);
}
