import { reviewOptionsSchema } from '../entities/cms-options.ts';
import {
  commentListSchema,
  commentNameSchema,
  commentSchema,
  commentSorts,
  commentTargetSchema,
  commentTitleSchema,
  ownCommentSchema,
  ratingSchema,
} from '../entities/comment.ts';
import { countSchema, idSchema, keySchema, textSchema } from '../entities/fragments.ts';
import { paginated, records } from '../entities/lists.ts';
import { defineEndpoint } from './endpoint.ts';
import { captchaProperties, done, idParams, pageProperties } from './inputs.ts';

const storeId = { ...idSchema, description: 'Accepted and ignored.' } as const;
const browserSchema = {
  ...keySchema,
  description: 'Any secret of the browser, so that each counts once; of accounts it is ignored.',
} as const;

export const cmsCommentEndpoints = {
  'comment.filterStandard': defineEndpoint({
    id: 'API-052',
    method: 'POST',
    path: '/api/v1/cms/comment/filterStandard',
    access: 'public',
    summary: 'List comments and ratings',
    body: {
      type: 'object',
      required: ['target'],
      additionalProperties: false,
      properties: {
        target: commentTargetSchema,
        targetId: { ...idSchema, description: 'Absent for the site.' },
        limit: pageProperties.limit,
        page: pageProperties.page,
      },
    },
    response: paginated(commentSchema),
  }),
  'comment.create': defineEndpoint({
    id: 'API-053',
    method: 'POST',
    path: '/api/v1/cms/comment/create',
    access: 'public',
    rate: 'form',
    summary: 'Write a comment or give a rating',
    body: {
      type: 'object',
      required: ['target'],
      additionalProperties: false,
      properties: {
        target: commentTargetSchema,
        targetId: idSchema,
        parentId: idSchema,
        title: commentTitleSchema,
        comment: textSchema,
        rating: ratingSchema,
        name: { ...commentNameSchema, description: 'Of a guest; accounts have their own.' },
        photosAlt: {
          ...commentNameSchema,
          maxLength: 200,
          description: 'What the photos show that a form of the shop sends along.',
        },
        browser: browserSchema,
        store_id: storeId,
        ...captchaProperties,
      },
    },
    response: commentSchema,
  }),
  'comment.getOptions': defineEndpoint({
    id: 'API-054',
    method: 'POST',
    path: '/api/v1/cms/comment/getOptions',
    access: 'public',
    summary: 'Read the rules of comments and ratings',
    body: { type: 'object', additionalProperties: false, properties: { store_id: storeId } },
    response: reviewOptionsSchema,
  }),
  'comment.update': defineEndpoint({
    id: 'API-055',
    method: 'PATCH',
    path: '/api/v1/cms/comment/update/{id}',
    access: 'customer',
    summary: 'Change a comment of one’s own',
    params: idParams,
    body: {
      type: 'object',
      additionalProperties: false,
      properties: { title: commentTitleSchema, comment: textSchema, rating: ratingSchema },
    },
    response: commentSchema,
  }),
  'comment.own': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v1/cms/comment/own',
    access: 'customer',
    summary: 'List what the caller wrote, in any state, the newest first',
    query: {
      type: 'object',
      additionalProperties: false,
      properties: { limit: pageProperties.limit, page: pageProperties.page },
    },
    response: records(ownCommentSchema),
  }),
  'comment.withdraw': defineEndpoint({
    id: null,
    method: 'DELETE',
    path: '/api/v1/cms/comment/withdraw/{id}',
    access: 'customer',
    summary: 'Delete a comment of one’s own, together with its answers',
    params: idParams,
    response: done,
  }),
  'comment.list': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/cms/comment/list',
    access: 'public',
    summary: 'Read comments with their answers, the sum of the ratings, and who may write',
    body: {
      type: 'object',
      required: ['target'],
      additionalProperties: false,
      properties: {
        target: commentTargetSchema,
        targetId: { ...idSchema, description: 'Absent for the site.' },
        rating: ratingSchema,
        verified: { type: 'boolean', description: 'Only those of buyers.' },
        sort: { type: 'string', enum: commentSorts },
        limit: pageProperties.limit,
        page: pageProperties.page,
      },
    },
    response: commentListSchema,
  }),
  'comment.vote': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/cms/comment/{id}/vote',
    access: 'public',
    rate: 'form',
    summary: 'Call a comment helpful; a second vote of the same person or browser changes nothing',
    params: idParams,
    body: {
      type: 'object',
      additionalProperties: false,
      properties: { browser: browserSchema },
    },
    response: {
      type: 'object',
      required: ['helpful'],
      additionalProperties: false,
      properties: { helpful: countSchema },
    },
  }),
} as const;
