import { sql } from 'kysely';
import type { ReviewPhoto } from '#schemas/entities/comment.ts';
import { type Language, type LocalizedText, localize, textsIn } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { invalidate } from '../../cache/invalidation.ts';
import { cleanText } from '../../html/clean-text.ts';
import { contentTexts } from '../content/content-texts.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { type CommentRow, commentColumns } from './read-comments.ts';
import { readPhotos } from './review-photos.ts';

export const moderationStates = ['pending', 'approved', 'rejected'] as const;
export type ModerationState = (typeof moderationStates)[number];

export interface ModerationChoice {
  readonly state: ModerationState;
  /** Number of stars that comments must have; null for all. */
  readonly rating: number | null;
  /** Lists comments before this id; null starts at the newest. */
  readonly before: number | null;
}

/** A comment with its target and the answer of the shop. */
export interface ModeratedComment extends CommentRow {
  readonly about: string;
  readonly photos: readonly ReviewPhoto[];
  readonly answer: string | null;
}

export interface Moderation {
  readonly comments: readonly ModeratedComment[];
  readonly counts: Readonly<Record<ModerationState, number>>;
  /** Value of `before` for the next page; null on the last one. */
  readonly next: number | null;
}

type Dependencies = Pick<ServiceDependencies, 'db' | 'cache'>;
const perPage = 20;

/** Lists comments; an answer of the shop is listed with the comment that it answers. */
export async function readModeration(
  { db }: Dependencies,
  { state, rating, before }: ModerationChoice,
  language: Language,
): Promise<Moderation> {
  let query = db
    .selectFrom('comments as c')
    .leftJoin('products as p', (join) =>
      join.onRef('p.id', '=', 'c.target_id').on('c.target_kind', '=', 'product'),
    )
    .leftJoin('posts as o', (join) =>
      join.onRef('o.id', '=', 'c.target_id').on('c.target_kind', '=', 'post'),
    )
    .select(commentColumns.map((name) => `c.${name}` as const))
    .select(['p.name as product', 'o.title as post'])
    .select(
      sql<string | null>`(SELECT body FROM comments a WHERE a.parent_id = c.id AND a.by_shop
        ORDER BY a.id DESC LIMIT 1)`.as('answer'),
    )
    .where('c.status', '=', state)
    .where('c.by_shop', '=', false)
    .orderBy('c.id', 'desc')
    .limit(perPage + 1);
  if (rating !== null) query = query.where('c.rating', '=', rating);
  if (before !== null) query = query.where('c.id', '<', before);
  const [rows, counts] = await Promise.all([query.execute(), readCounts(db)]);
  const page = rows.slice(0, perPage);
  const photos = await readPhotos(
    { db },
    page.map(({ id }) => id),
  );
  const comments = page.map(({ product, post, ...row }) => {
    const name: LocalizedText | null = product ?? post;
    const about = name ? localize(name, language) : '';
    return { ...row, about, photos: photos.get(row.id) ?? [] };
  });
  return { comments, counts, next: rows.length > perPage ? (comments.at(-1)?.id ?? null) : null };
}

async function readCounts(db: Dependencies['db']): Promise<Moderation['counts']> {
  const rows = await db
    .selectFrom('comments')
    .select(['status', (count) => count.fn.countAll<number>().as('count')])
    .where('by_shop', '=', false)
    .groupBy('status')
    .execute();
  const of = (state: ModerationState) => rows.find(({ status }) => status === state)?.count ?? 0;
  return { pending: of('pending'), approved: of('approved'), rejected: of('rejected') };
}

/** Sets the state of a comment. Returns the previous state; setting that undoes the change. */
export async function setState(
  deps: Dependencies,
  id: number,
  state: ModerationState,
): Promise<Result<ModerationState>> {
  const set = await inTransaction(deps.db, async (step) => {
    const row = await step
      .selectFrom('comments')
      .select(['status', 'target_kind', 'target_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return fail('notFound');
    await step.updateTable('comments').set({ status: state }).where('id', '=', id).execute();
    return ok(row);
  });
  if (!set.ok) return set;
  await drop(deps, set.value);
  return ok(set.value.status);
}

/** The shop has one answer to a comment; an empty text removes it. */
export async function answerComment(
  deps: Dependencies,
  id: number,
  text: string,
  by: { readonly userId: number; readonly language: Language },
): Promise<Result<null>> {
  const body = cleanText(text);
  if ([...body].length > 5000) return fail('maxLength', { field: 'answer', params: { max: 5000 } });
  const answered = await inTransaction(deps.db, async (step) => {
    const row = await step
      .selectFrom('comments')
      .select(['target_kind', 'target_id', 'language'])
      .where('id', '=', id)
      .where('by_shop', '=', false)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return fail('notFound');
    await step
      .deleteFrom('comments')
      .where('parent_id', '=', id)
      .where('by_shop', '=', true)
      .execute();
    if (body !== '') {
      await step
        .insertInto('comments')
        .values({
          ...row,
          language: by.language,
          parent_id: id,
          user_id: by.userId,
          author_name: textsIn(contentTexts, by.language).nameless,
          body,
          status: 'approved',
          by_shop: true,
        })
        .execute();
    }
    return ok(row);
  });
  if (!answered.ok) return answered;
  await drop(deps, answered.value);
  return ok(null);
}

interface Place {
  readonly target_kind: 'product' | 'post' | 'site';
  readonly target_id: number | null;
}

/** The database notifies other processes; this one must show the change at once. */
function drop(deps: Dependencies, { target_kind: kind, target_id: id }: Place): Promise<void> {
  const tag = `comments:${kind}:${id ?? 0}`;
  return invalidate(deps, kind === 'product' ? [tag, `product:${id}`] : [tag]);
}
