import type { Kysely } from 'kysely';
import type { EndpointInput, EndpointOutput } from '#schemas/api/contract.ts';
import type { AppError, Result } from '#schemas/result.ts';
import type { Database } from '../db/schema.ts';
import { seedSite } from '../db/seed.ts';
import { createCommentHandlers } from '../services/comments/handlers.ts';
import { createCaller } from './caller.ts';
import { testSite } from './site.ts';

export const ana = { actor: { kind: 'customer', userId: 1, sessionId: 's' } } as const;
export const ivo = { actor: { kind: 'customer', userId: 2, sessionId: 's' } } as const;
export const nobody = {};

/** A review of the first product that all rules of the test site allow. */
export const good = {
  target: 'product',
  targetId: 1,
  comment: 'Dobro zvono.',
  rating: 5,
} as const;

const rules = [
  'RequireRatingForComment',
  'RequireCommentForRating',
  'OneUserOneComment',
  'CanCommentOnBlog',
  'AnonymousChat',
  'UserCanEditComment',
  'RequireAdminPublishing',
  'AnonymousCanMultipleReview',
  'RequireRatingForCommentOnSite',
  'RequireCommentForRatingOnSite',
  'NumberOfStarsOnSite',
  'OneUserOneCommentOnSite',
  'UserCanEditCommentOnSite',
  'AnonymousCanMultipleReviewOnSite',
];

type Comment = EndpointInput<'comment.create'>;

/** Comments of a test site with two customers, Ana and Ivo. */
export interface TestComments {
  readonly site: ReturnType<typeof createCaller>;
  /** Sends a good comment with changes, as Ana unless told otherwise. */
  write(input?: Partial<Comment>, who?: object): Promise<Result<EndpointOutput<'comment.create'>>>;
  list(input?: object, who?: object): Promise<Result<EndpointOutput<'comment.list'>>>;
  setRule(key: string, value: boolean | number | string): Promise<void>;
  /** Removes all comments and the rules that tests set. */
  clear(): Promise<void>;
}

export async function openComments(db: Kysely<Database>): Promise<TestComments> {
  await seedSite(db, testSite, null);
  const details = JSON.stringify({ firstName: 'Ana', lastName: 'Đurić' });
  await db
    .insertInto('users')
    .values([
      { email: 'ana@example.com', password_hash: '-', details },
      { email: 'ivo@example.com', password_hash: '-' },
    ])
    .execute();
  const site = createCaller(db, createCommentHandlers);
  return {
    site,
    write: (input = {}, who = ana) => site.result('comment.create', { ...good, ...input }, who),
    list: (input = {}, who = nobody) =>
      site.result('comment.list', { target: 'product', targetId: 1, ...input }, who),
    async setRule(key, value) {
      await db
        .insertInto('options')
        .values({ key, value: JSON.stringify(value), public: true })
        .execute();
      site.deps.cache.clear();
    },
    async clear() {
      await db.deleteFrom('comments').execute();
      await db.deleteFrom('options').where('key', 'in', rules).execute();
      site.deps.cache.clear();
    },
  };
}

/** Returns `ok`, or the code of the error and its field. */
export async function codeOf(response: Promise<Result<unknown>>): Promise<string> {
  const result = await response;
  return result.ok ? 'ok' : shortError(result.error);
}

const shortError = ({ code, field = '' }: AppError) => `${code} ${field}`.trim();
