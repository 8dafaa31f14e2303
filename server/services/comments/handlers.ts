import type { ServiceDependencies } from '../dependencies.ts';
import { listComments } from './comment-list.ts';
import { voteForComment } from './comment-votes.ts';
import { createComment, updateComment } from './comment-writes.ts';
import { listOwnComments, withdrawComment } from './own-comments.ts';
import { createCommentReads } from './read-comments.ts';

export function createCommentHandlers(deps: ServiceDependencies) {
  return {
    ...createCommentReads(deps),
    'comment.list': listComments(deps),
    'comment.create': createComment(deps),
    'comment.update': updateComment(deps),
    'comment.own': listOwnComments(deps),
    'comment.withdraw': withdrawComment(deps),
    'comment.vote': voteForComment(deps),
  };
}
