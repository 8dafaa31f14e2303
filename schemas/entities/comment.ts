import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { maxReviewPhotos } from '../constants.ts';
import {
  countSchema,
  idSchema,
  instantSchema,
  lineSchema,
  nullableIdSchema,
  nullableSlugSchema,
  textSchema,
} from './fragments.ts';
import { mediaSourceSchema } from './media.ts';

/** The site sets its number of stars: five, or up to ten. */
export const ratingSchema = { type: 'integer', minimum: 1, maximum: 10 } as const;

export const commentTargetSchema = { type: 'string', enum: ['product', 'post', 'site'] } as const;
export const commentTitleSchema = { type: 'string', maxLength: 120 } as const;
export const commentNameSchema = { type: 'string', maxLength: 60 } as const;
export const commentSorts = ['newest', 'helpful', 'highest', 'lowest'] as const;
export type CommentSort = (typeof commentSorts)[number];

const commentProperties = {
  id: idSchema,
  author: { type: 'string', maxLength: 200 },
  title: commentTitleSchema,
  comment: textSchema,
  rating: { ...ratingSchema, type: ['integer', 'null'] },
  created_at: instantSchema,
  parentId: nullableIdSchema,
  canEdit: { type: 'boolean', description: 'Written by the caller, and editing is allowed.' },
  status: { type: 'string', enum: ['pending', 'approved', 'rejected'] },
  language: { type: 'string', maxLength: 10 },
  verified: { type: 'boolean', description: 'Its author bought the product in this shop.' },
  byShop: { type: 'boolean', description: 'Written by staff in the name of the shop.' },
  helpful: { ...countSchema, description: 'People who called it helpful.' },
} as const;

const commentRequired = [
  'id',
  'author',
  'title',
  'comment',
  'rating',
  'created_at',
  'canEdit',
  'status',
  'language',
  'verified',
  'byShop',
  'helpful',
] as const;

/** A comment, a rating, or both. */
export const commentSchema = {
  type: 'object',
  required: commentRequired,
  additionalProperties: false,
  properties: commentProperties,
} as const satisfies JSONSchema;

export type Comment = FromSchema<typeof commentSchema>;

/** Number of ratings by number of stars; the first entry is for one star. */
export const ratingSummarySchema = {
  type: 'object',
  required: ['average', 'count', 'stars'],
  additionalProperties: false,
  properties: {
    average: { type: 'number', minimum: 0, maximum: 10 },
    count: countSchema,
    stars: { type: 'array', maxItems: 10, items: countSchema },
  },
} as const satisfies JSONSchema;

export type RatingSummary = FromSchema<typeof ratingSummarySchema>;

export const commentRulesSchema = {
  type: 'object',
  required: ['writers', 'needsRating', 'needsComment', 'stars'],
  additionalProperties: false,
  properties: {
    writers: { type: 'string', enum: ['RegisteredUsers', 'Everyone', 'Nobody'] },
    needsRating: { type: 'boolean' },
    needsComment: { type: 'boolean' },
    stars: { type: 'integer', minimum: 1, maximum: 10 },
  },
} as const satisfies JSONSchema;

/** A photo that came with a review. */
export const reviewPhotoSchema = {
  type: 'object',
  required: ['alt', 'width', 'height', 'placeholder', 'sources'],
  additionalProperties: false,
  properties: {
    alt: { ...lineSchema, description: 'Empty: its author did not describe it.' },
    width: countSchema,
    height: countSchema,
    placeholder: { type: ['string', 'null'], maxLength: 4000, description: 'Tiny data URI.' },
    sources: { type: 'array', maxItems: 60, items: mediaSourceSchema },
  },
} as const satisfies JSONSchema;

export type ReviewPhoto = FromSchema<typeof reviewPhotoSchema>;

/** A comment with its answers, oldest first. */
export const commentThreadSchema = {
  type: 'object',
  required: [...commentRequired, 'answers', 'photos'],
  additionalProperties: false,
  properties: {
    ...commentProperties,
    answers: { type: 'array', maxItems: 100, items: commentSchema },
    photos: { type: 'array', maxItems: maxReviewPhotos, items: reviewPhotoSchema },
  },
} as const satisfies JSONSchema;

export type CommentThread = FromSchema<typeof commentThreadSchema>;

/** A comment of the caller, with what it is about and the rules for changing it. */
export const ownCommentSchema = {
  type: 'object',
  required: [...commentRequired, 'about', 'rules'],
  additionalProperties: false,
  properties: {
    ...commentProperties,
    about: {
      type: 'object',
      required: ['target', 'name', 'slug'],
      additionalProperties: false,
      properties: {
        target: commentTargetSchema,
        name: { ...lineSchema, description: 'Empty for the site.' },
        slug: { ...nullableSlugSchema, description: 'Null: it has no page, or none any more.' },
      },
    },
    rules: commentRulesSchema,
  },
} as const satisfies JSONSchema;

export type OwnComment = FromSchema<typeof ownCommentSchema>;

export const commentListSchema = {
  type: 'object',
  required: ['records', 'totalPages', 'totalRecords', 'summary', 'rules'],
  additionalProperties: false,
  properties: {
    records: { type: 'array', maxItems: 100, items: commentThreadSchema },
    totalPages: countSchema,
    totalRecords: countSchema,
    summary: ratingSummarySchema,
    rules: commentRulesSchema,
  },
} as const satisfies JSONSchema;

export type CommentList = FromSchema<typeof commentListSchema>;
