import type { EndpointInput } from '#schemas/api/contract.ts';
import type { CommentList, CommentSort, RatingSummary } from '#schemas/entities/comment.ts';
import { ok } from '#schemas/result.ts';
import type { Actor, Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { offsetOf, type Page, readPage, records } from '../paging.ts';
import { commentRules } from './comment-rules.ts';
import {
  type CommentRow,
  commentColumns,
  commentOf,
  isOwn,
  readReviewOptions,
  userIdOf,
  visibleComments,
} from './read-comments.ts';
import { readPhotos } from './review-photos.ts';

type Wanted = EndpointInput<'comment.list'>;
export interface CommentTarget {
  readonly target: Wanted['target'];
  readonly targetId?: number | null;
}

type Found = Omit<CommentList, 'rules'>;

const usualLimit = 10;
const maxAnswers = 100;

/** Visitors without an account share one response until a visible comment of the target changes. */
export const listComments =
  (deps: ServiceDependencies): Handler<'comment.list'> =>
  async (input, { actor }) => {
    const rules = commentRules(await readReviewOptions(deps), input.target);
    const { writers, needsRating, needsComment, stars } = rules;
    const read = () => readList(deps, input, actor, rules.canEdit);
    const found = await (actor.kind === 'anonymous'
      ? deps.cache.get(`comments ${keyOf(input)}`, ['comments', commentTag(input), 'options'], read)
      : read());
    return ok({ ...found, rules: { writers, needsRating, needsComment, stars } });
  };

/** Tag of the responses that show comments on a target; the database sends the same. */
export const commentTag = ({ target, targetId }: CommentTarget): string =>
  `comments:${target}:${targetId ?? 0}`;

/** Tags of everything that shows comments on a target: a product and its cards show the average. */
export const commentTags = (place: CommentTarget): string[] =>
  place.target === 'product'
    ? [commentTag(place), `product:${place.targetId}`]
    : [commentTag(place)];

const keyOf = ({ target, targetId, rating, verified, sort, page, limit }: Wanted): string =>
  JSON.stringify([target, targetId, rating, verified, sort, page, limit]);

async function readList(
  deps: ServiceDependencies,
  input: Wanted,
  actor: Actor,
  canEdit: boolean,
): Promise<Found> {
  const page = readPage(input, { limit: usualLimit });
  const query = threadsOf(deps, input, actor);
  const [rows, { total }, summary] = await Promise.all([
    inOrder(query.select(commentColumns), input.sort ?? 'newest', page).execute(),
    query.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    readSummary(deps, input),
  ]);
  const [answers, photos] = await Promise.all([
    readAnswers(deps, rows, actor),
    // Before approval, not even the author may read the files.
    readPhotos(deps, idsOf(rows.filter(({ status }) => status === 'approved'))),
  ]);
  const shown = (row: CommentRow) => commentOf(row, canEdit && isOwn(row, actor));
  const threads = rows.map((row) => ({
    ...shown(row),
    answers: answers.filter(({ parent_id }) => parent_id === row.id).map(shown),
    photos: [...(photos.get(row.id) ?? [])],
  }));
  return { ...records(threads, total, page), summary };
}

function threadsOf(deps: ServiceDependencies, input: Wanted, actor: Actor) {
  const all = visibleComments(deps, input, actor).where('parent_id', 'is', null);
  const rated = input.rating === undefined ? all : all.where('rating', '=', input.rating);
  return input.verified === true ? rated.where('verified', '=', true) : rated;
}

type Threads = ReturnType<typeof selected>;
const selected = (query: ReturnType<typeof threadsOf>) => query.select(commentColumns);

/** Among equal comments, the newest is first. */
function inOrder(query: Threads, sort: CommentSort, page: Page): Threads {
  const part = query.limit(page.limit).offset(offsetOf(page));
  const first = {
    newest: part,
    helpful: part.orderBy('helpful', 'desc'),
    highest: part.orderBy('rating', (by) => by.desc().nullsLast()),
    lowest: part.orderBy('rating', (by) => by.asc().nullsLast()),
  }[sort];
  return first.orderBy('id', 'desc');
}

const idsOf = (rows: readonly CommentRow[]) => rows.map(({ id }) => id);

async function readAnswers(
  { db }: ServiceDependencies,
  rows: readonly CommentRow[],
  actor: Actor,
): Promise<CommentRow[]> {
  if (rows.length === 0) return [];
  return db
    .selectFrom('comments')
    .select(commentColumns)
    .where('parent_id', 'in', idsOf(rows))
    .where(({ or, eb }) => or([eb('status', '=', 'approved'), eb('user_id', '=', userIdOf(actor))]))
    .orderBy('id')
    .limit(maxAnswers)
    .execute();
}

async function readSummary(
  { db }: ServiceDependencies,
  { target, targetId = 0 }: Wanted,
): Promise<RatingSummary> {
  const rows = await db
    .selectFrom('rating_counts')
    .select(['rating', 'count'])
    .where('target_kind', '=', target)
    .where('target_id', '=', targetId)
    .execute();
  const most = Math.max(5, ...rows.map(({ rating }) => rating));
  const stars = Array.from(
    { length: most },
    (_, index) => rows.find(({ rating }) => rating === index + 1)?.count ?? 0,
  );
  const count = stars.reduce((sum, each) => sum + each, 0);
  const sum = stars.reduce((total, each, index) => total + each * (index + 1), 0);
  return { stars, count, average: count === 0 ? 0 : Math.round((sum / count) * 10) / 10 };
}
