import { sql } from 'kysely';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { setState } from '../../comments/moderate.ts';
import { inTransaction } from '../../transaction.ts';
import { commentPhotos } from '../../visitor-files/files-field.ts';
import type { Collection, CollectionService } from '../collection.ts';
import { logChange } from '../log-change.ts';
import { matchesText } from '../matches-text.ts';
import { readRow } from '../read-row.ts';
import { recordTexts } from './record-texts.ts';

const states = ['pending', 'approved', 'rejected'] as const;

/** Reviews and comments; staff decide which are shown. */
export const comments: Collection = {
  name: 'comments',
  table: 'comments',
  id: 'id',
  group: 'content',
  icon: 'quote',
  title: 'author_name',
  fields: {
    id: { cell: 'number', sortedBy: 'comments_pkey' },
    author_name: { cell: 'text' },
    author_email: { cell: 'text' },
    rating: { cell: 'number', filter: 'number', isNullable: true },
    title: { cell: 'text' },
    body: { cell: 'text' },
    photos: commentPhotos,
    status: {
      cell: 'choice',
      choices: states,
      tones: { pending: 'waiting', approved: 'good', rejected: 'over' },
      input: { type: 'string', enum: [...states] },
      isRequired: true,
      filter: 'choice',
    },
    target_kind: { cell: 'choice', choices: ['product', 'post', 'site'], filter: 'choice' },
    verified: { cell: 'flag', filter: 'flag' },
    by_shop: { cell: 'flag', filter: 'flag' },
    language: { cell: 'text', filter: 'text' },
    created_at: { cell: 'date', filter: 'date' },
  },
  columns: ['author_name', 'rating', 'body', 'status', 'target_kind', 'created_at'],
  sort: '-id',
  views: { pending: sql<boolean>`status = 'pending'` },
  alerts: ['pending'],
  form: [{ title: 'moderation', fields: ['status'] }],
  // Must be the same expression as in the index `comments_words`.
  matches: matchesText(sql`comments.author_name || ' ' || comments.title || ' ' || comments.body`),
  scopes: { read: ['admin', 'reviews', 'orders'], write: ['admin', 'reviews', 'orders'] },
  mayCreate: false,
  mayRemove: false,
  tags: [],
  service: { change: moderate },
  texts: recordTexts,
};

type Change = Parameters<NonNullable<CollectionService['change']>>;

async function moderate(
  { deps, actorId }: Change[0],
  { id, revision }: Change[1],
  { status, ...others }: Change[2],
): Promise<Result<CollectionRow>> {
  const state = states.find((each) => each === status);
  if (!state || Object.keys(others).length > 0) return fail('badRequest', { field: 'status' });
  const known = await readRow(deps.db, comments, id);
  if (!known) return fail('notFound');
  if (known.revision !== revision) return fail('conflict', { params: { reason: 'changed' } });
  const before = await setState(deps, Number(id), state);
  if (!before.ok) return before;
  return inTransaction(deps.db, async (step) => {
    const row = await readRow(step, comments, id);
    if (!row) return fail('notFound');
    const change = { before: { status: before.value }, after: { status: state } };
    await logChange(step, { collection: comments, actorId, id, action: 'change', ...change });
    return ok(row);
  });
}
