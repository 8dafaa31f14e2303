import type { Selectable } from 'kysely';
import type { OwnComment } from '#schemas/entities/comment.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import type { CallContext, Handler } from '../../api/handler.ts';
import { invalidate } from '../../cache/invalidation.ts';
import type { CommentsTable } from '../../db/tables/people.ts';
import { accountId } from '../account/users.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { isPublished } from '../is-published.ts';
import { offsetOf, readPage, records } from '../paging.ts';
import { commentTags } from './comment-list.ts';
import { type CommentRules, commentRules } from './comment-rules.ts';
import { type CommentRow, commentColumns, commentOf, readReviewOptions } from './read-comments.ts';

interface OwnRow extends CommentRow {
  readonly target_kind: Selectable<CommentsTable>['target_kind'];
  readonly name: LocalizedText | null;
  /** Null if the target has no page. */
  readonly slugs: LocalizedText | null;
}

export const listOwnComments =
  (deps: ServiceDependencies): Handler<'comment.own'> =>
  async (input, context) => {
    const user = accountId(context);
    if (!user.ok) return user;
    const page = readPage(input);
    const own = ownRows(deps, user.value);
    const [rows, { total }, options] = await Promise.all([
      namedRows(own, context).limit(page.limit).offset(offsetOf(page)).execute(),
      own.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      readReviewOptions(deps),
    ]);
    const list = rows.map((row) =>
      ownCommentOf(row, commentRules(options, row.target_kind), context.language),
    );
    return ok(records(list, total, page));
  };

export const withdrawComment =
  (deps: ServiceDependencies): Handler<'comment.withdraw'> =>
  async ({ id }, context) => {
    const user = accountId(context);
    if (!user.ok) return user;
    const row = await deps.db
      .deleteFrom('comments')
      .where('id', '=', id)
      .where('user_id', '=', user.value)
      .where('by_shop', '=', false)
      .returning(['target_kind', 'target_id'])
      .executeTakeFirst();
    if (!row) return fail('notFound');
    await invalidate(deps, commentTags({ target: row.target_kind, targetId: row.target_id }));
    return ok({ done: true });
  };

const ownRows = ({ db }: ServiceDependencies, userId: number) =>
  db.selectFrom('comments as c').where('c.user_id', '=', userId).where('c.by_shop', '=', false);

function namedRows(
  own: ReturnType<typeof ownRows>,
  { now, language }: Pick<CallContext, 'now' | 'language'>,
) {
  return own
    .leftJoin('products as p', (join) =>
      join.onRef('p.id', '=', 'c.target_id').on('c.target_kind', '=', 'product'),
    )
    .leftJoin('posts as o', (join) =>
      join.onRef('o.id', '=', 'c.target_id').on('c.target_kind', '=', 'post'),
    )
    .select(commentColumns.map((name) => `c.${name}` as const))
    .select(['c.target_kind'])
    .select(({ fn }) => fn.coalesce('p.name', 'o.title').as('name'))
    .select(({ eb }) =>
      eb
        .case()
        .when(isPublished('p', language))
        .then(eb.ref('p.slugs'))
        .when('o.published_at', '<=', now.toISOString())
        .then(eb.ref('o.slugs'))
        .end()
        .as('slugs'),
    )
    .orderBy('c.id', 'desc');
}

function ownCommentOf(row: OwnRow, rules: CommentRules, language: Language): OwnComment {
  const { writers, needsRating, needsComment, stars, canEdit } = rules;
  const name = row.name ? localize(row.name, language) : '';
  const slug = row.slugs && localize(row.slugs, language);
  return {
    ...commentOf(row, canEdit),
    about: { target: row.target_kind, name, slug },
    rules: { writers, needsRating, needsComment, stars },
  };
}
