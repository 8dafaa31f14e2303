import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import {
  type CommentData,
  type CommentTarget,
  loadComments,
} from '#runtime/comments/load-comments.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { model } from './model.ts';

export const load = defineLoad<typeof model, CommentData>(async (context, { about, limit }) => {
  const target = about === 'site' ? ok<CommentTarget>(site) : await postOf(context);
  return target.ok ? loadComments(context, target.value, limit) : target;
});

const site: CommentTarget = { target: 'site', targetId: null };

async function postOf({ api, param }: LoadContext): Promise<Result<CommentTarget>> {
  if (param === null) return fail('notFound');
  const found = await api.call('post.filterStandard', { filters: { slug: param }, limit: 1 });
  if (!found.ok) return found;
  const [post] = found.value.data;
  return post ? ok({ target: 'post', targetId: post.id }) : fail('notFound');
}
