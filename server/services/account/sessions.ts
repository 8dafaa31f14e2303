import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tokens } from '#schemas/entities/user.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../transaction.ts';
import { accessTokens, type SessionKind } from './access-token.ts';
import { createToken, hashToken, openToken, sealToken } from './refresh-token.ts';

const minute = 60_000;
const day = 1440 * minute;
/** Maximum ms without a refresh (idle) and in total (absolute) before a session ends. */
const idle = { web: 30 * day, backoffice: 30 * minute } as const;
const absolute = { web: 90 * day, backoffice: 720 * minute } as const;
/** ms during which a client may repeat a refresh whose response was lost. */
const grace = 30_000;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

export async function startSession(
  db: Kysely<Database>,
  userId: number,
  kind: SessionKind,
  now: Date,
  device: string | null = null,
  isByPasskey = false,
): Promise<Tokens> {
  const family = randomUUID();
  const expires_at = after(now, absolute[kind]);
  const made = await insertSession(
    db,
    { user_id: userId, kind, family, expires_at, user_agent: device, by_passkey: isByPasskey },
    now,
  );
  return tokensFor(db, made.id, kind, made.refreshToken, now);
}

interface SessionSeed {
  readonly user_id: number;
  readonly kind: SessionKind;
  readonly family: string;
  readonly expires_at: string;
  /** Browser and system, in words. */
  readonly user_agent: string | null;
  readonly by_passkey: boolean;
}

async function insertSession(db: Kysely<Database>, seed: SessionSeed, now: Date) {
  const refreshToken = createToken();
  const { id } = await db
    .insertInto('sessions')
    .values({
      ...seed,
      refresh_hash: hashToken(refreshToken),
      idle_expires_at: after(now, idle[seed.kind]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, refreshToken };
}

async function tokensFor(
  db: Kysely<Database>,
  sessionId: string,
  kind: SessionKind,
  refreshToken: string,
  now: Date,
): Promise<Tokens> {
  return { accessToken: await accessTokens(db).sign(sessionId, kind, now), refreshToken };
}

/** Exchanges a refresh token. A token used again after its grace period ends the whole family. */
export async function refreshSession(
  db: Kysely<Database>,
  refreshToken: string,
  now: Date,
): Promise<Result<Tokens>> {
  const rotated = await inTransaction(db, async (step) => {
    const row = await findSession(step, refreshToken);
    if (!row || row.revoked_at !== null || isOver(row, now)) return fail('unauthorized');
    if (row.rotated_at !== null) return ok(await repeatRotation(step, row, refreshToken, now));
    const { user_id, kind, family, expires_at, user_agent, by_passkey } = row;
    const seed = { user_id, kind, family, expires_at, user_agent, by_passkey };
    const next = await insertSession(step, seed, now);
    await step
      .updateTable('sessions')
      .set({
        successor_id: next.id,
        successor_sealed: sealToken(next.refreshToken, refreshToken),
        rotated_at: now.toISOString(),
      })
      .where('id', '=', row.id)
      .execute();
    return ok({ ...next, kind });
  });
  if (!rotated.ok || rotated.value === null) return fail('unauthorized');
  const { id, kind, refreshToken: next } = rotated.value;
  return ok(await tokensFor(db, id, kind, next, now));
}

type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

function findSession(db: Kysely<Database>, refreshToken: string) {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('refresh_hash', '=', hashToken(refreshToken))
    .forUpdate()
    .executeTakeFirst();
}

function isOver(row: SessionRow, now: Date): boolean {
  return now >= new Date(row.idle_expires_at) || now >= new Date(row.expires_at);
}

/**
 * Returns the same successor within the grace period. After it, ends all sessions of the family and returns
 * null.
 */
async function repeatRotation(
  db: Kysely<Database>,
  row: SessionRow,
  refreshToken: string,
  now: Date,
) {
  const { rotated_at, successor_id: id, successor_sealed: sealed, kind } = row;
  const age = now.getTime() - new Date(rotated_at ?? 0).getTime();
  if (id !== null && sealed !== null && age <= grace) {
    return { id, kind, refreshToken: openToken(sealed, refreshToken) };
  }
  await endFamily(db, row.family, now);
  return null;
}

export async function endFamily(db: Kysely<Database>, family: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now.toISOString() })
    .where('family', '=', family)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Returns the family of the session with this id or refresh token. */
export async function findFamily(
  db: Kysely<Database>,
  by: { readonly sessionId: string } | { readonly refreshToken: string },
): Promise<string | null> {
  const query = db.selectFrom('sessions').select('family');
  const row = await ('sessionId' in by
    ? query.where('id', '=', by.sessionId)
    : query.where('refresh_hash', '=', hashToken(by.refreshToken))
  ).executeTakeFirst();
  return row?.family ?? null;
}

/** Ends every session of a user, except one family. */
export async function endSessions(
  db: Kysely<Database>,
  userId: number,
  now: Date,
  exceptFamily: string | null = null,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(exceptFamily !== null, (query) => query.where('family', '!=', exceptFamily ?? ''))
    .execute();
}
