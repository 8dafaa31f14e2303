import { type Kysely, sql } from 'kysely';
import type { OwnConsents } from '#schemas/entities/consent.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handlers } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { logConsents } from './consent-log.ts';
import {
  endSubscription,
  findSubscriber,
  type Owner,
  stateOf,
  subscribe,
} from './own-newsletter.ts';

export function createOwnConsentHandlers({ db }: ServiceDependencies) {
  return {
    async 'consent.own'(_input, context) {
      const owner = await findOwner(db, context);
      if (!owner.ok) return owner;
      const [consents, subscriber, missing] = await Promise.all([
        readLatest(db, owner.value),
        findSubscriber(db, owner.value.email),
        missingConsents(db, owner.value),
      ]);
      return ok({ consents, newsletter: { ...stateOf(subscriber), missing } });
    },
    async 'consent.change'({ uniqueNumber, isGiven }, context) {
      const owner = await findOwner(db, context);
      if (!owner.ok) return owner;
      const known = await readLatest(db, owner.value);
      const consent = known.find((each) => each.uniqueNumber === uniqueNumber);
      if (!consent) return fail('notFound');
      if (consent.isGiven === isGiven) return ok({ done: true });
      return inTransaction(db, (step) =>
        isGiven
          ? giveAgain(step, owner.value, uniqueNumber, context)
          : withdraw(step, owner.value, uniqueNumber, context),
      );
    },
    async 'newsletter.change'({ isSubscribed, consents = [] }, context) {
      const owner = await findOwner(db, context);
      if (!owner.ok) return owner;
      const { email } = owner.value;
      if (!isSubscribed) {
        await endSubscription(db, email, context.now);
        return ok({ confirmationRequired: false });
      }
      const missing = await missingConsents(db, owner.value);
      if (missing.some((id) => !consents.includes(id))) {
        return fail('consentRequired', { field: 'consents' });
      }
      return inTransaction(db, (step) => subscribe(step, owner.value, consents, context));
    },
  } satisfies Partial<Handlers>;
}

async function findOwner(db: Kysely<Database>, { actor }: CallContext): Promise<Result<Owner>> {
  if (actor.kind !== 'customer') return fail('unauthorized');
  const user = await db
    .selectFrom('users')
    .select(['email', 'email_verified_at'])
    .where('id', '=', actor.userId)
    .executeTakeFirst();
  if (!user) return fail('unauthorized');
  const { email, email_verified_at } = user;
  return ok({ userId: actor.userId, email, isProven: email_verified_at !== null });
}

const ownRows = ({ userId, email, isProven }: Owner) =>
  sql<boolean>`(l.user_id = ${userId} OR (${isProven} AND l.user_id IS NULL AND l.email = ${email}))`;

/** Reads the latest decision on each consent, the newest first. */
async function readLatest(db: Kysely<Database>, owner: Owner): Promise<OwnConsents['consents']> {
  const rows = db
    .selectFrom('consent_logs as l')
    .distinctOn('l.consent_number')
    .selectAll('l')
    .where(ownRows(owner))
    .orderBy('l.consent_number')
    .orderBy('l.id', 'desc');
  return db
    .selectFrom(rows.as('latest'))
    .leftJoin('consents as c', 'c.unique_number', 'latest.consent_number')
    .select([
      'latest.consent_number as uniqueNumber',
      'latest.display_name as displayName',
      'latest.given as isGiven',
      'latest.created_at as changedAt',
      sql<boolean>`coalesce(c.display_name ->> latest.language = latest.display_name, false)`.as(
        'isCurrent',
      ),
      sql<boolean>`c.id IS NOT NULL`.as('isOffered'),
    ])
    .orderBy('latest.id', 'desc')
    .limit(1000)
    .execute();
}

/** Ids of the consents that the newsletter requires and that the person currently does not give. */
async function missingConsents(db: Kysely<Database>, owner: Owner): Promise<number[]> {
  const [required, given] = await Promise.all([
    db
      .selectFrom('consent_assignments as a')
      .innerJoin('consents as c', 'c.id', 'a.consent_id')
      .select(['c.id', 'c.unique_number'])
      .where('a.form_type', '=', newsletter)
      .where('a.required', '=', true)
      .orderBy('c.id')
      .execute(),
    readLatest(db, owner),
  ]);
  const numbers = new Set(given.filter(({ isGiven }) => isGiven).map((each) => each.uniqueNumber));
  return required.filter((each) => !numbers.has(each.unique_number)).map(({ id }) => id);
}

const newsletter = 'newsletter';

async function giveAgain(
  step: Kysely<Database>,
  { userId, email }: Owner,
  uniqueNumber: string,
  { language }: CallContext,
): Promise<Result<{ done: true }>> {
  const consent = await step
    .selectFrom('consents')
    .select('id')
    .where('unique_number', '=', uniqueNumber)
    .executeTakeFirst();
  if (!consent) return fail('notFound');
  await logConsents(step, { consents: [consent.id], formType: null, email, language, userId });
  return ok({ done: true });
}

/** Without a consent that the newsletter requires, no newsletter is sent either. */
async function withdraw(
  step: Kysely<Database>,
  owner: Owner,
  uniqueNumber: string,
  { now }: CallContext,
): Promise<Result<{ done: true }>> {
  await sql`INSERT INTO consent_logs
      (consent_number, form_type, given, display_name, language, user_id, email, subject)
    SELECT l.consent_number, l.form_type, false, l.display_name, l.language, ${owner.userId},
      ${owner.email}, 'profile'
    FROM consent_logs AS l WHERE l.consent_number = ${uniqueNumber} AND ${ownRows(owner)}
    ORDER BY l.id DESC LIMIT 1`.execute(step);
  const asked = await step
    .selectFrom('consent_assignments as a')
    .innerJoin('consents as c', 'c.id', 'a.consent_id')
    .select('c.id')
    .where('a.form_type', '=', newsletter)
    .where('c.unique_number', '=', uniqueNumber)
    .executeTakeFirst();
  if (asked) await endSubscription(step, owner.email, now);
  return ok({ done: true });
}
