import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { languages } from '../languages.ts';
import { postAuthorSchema } from './author.ts';
import {
  countSchema,
  htmlSchema,
  idSchema,
  instantSchema,
  lineSchema,
  nullableInstantSchema,
  nullableSlugSchema,
  slugSchema,
  slugsSchema,
  textSchema,
} from './fragments.ts';
import { mediaSchema } from './media.ts';
import { nullable } from './typed.ts';

/** A term of posts (ENT-19). */
export const postCategorySchema = {
  type: 'object',
  required: ['id', 'title', 'slug'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    title: lineSchema,
    slug: slugSchema,
    slugMain: { ...slugSchema, description: 'Slug in the default language.' },
    totalPosts: countSchema,
    slugs: slugsSchema,
  },
} as const satisfies JSONSchema;

export type PostCategory = FromSchema<typeof postCategorySchema>;

/** A post; the body is only in the response for a single post (ENT-18). */
export const postSchema = {
  type: 'object',
  required: ['id', 'title', 'slug', 'excerpt', 'media', 'published_at', 'terms'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    title: lineSchema,
    language: {
      type: 'string',
      enum: languages,
      description: 'Of its texts: the default one where they are not translated.',
    },
    slug: slugSchema,
    excerpt: textSchema,
    body: { ...htmlSchema, description: 'Sanitised HTML.' },
    media: nullable(mediaSchema),
    author: { ...postAuthorSchema, description: 'Absent when nobody is named.' },
    published_at: { ...nullableInstantSchema, description: 'Null is a draft.' },
    updated_at: instantSchema,
    postType: { type: 'string', maxLength: 60 },
    terms: {
      type: 'object',
      required: ['categories'],
      additionalProperties: false,
      properties: {
        slugMain: { ...slugSchema, description: 'Slug of the main category.' },
        categories: { type: 'array', maxItems: 50, items: postCategorySchema },
      },
    },
    slugs: slugsSchema,
  },
} as const satisfies JSONSchema;

export type Post = FromSchema<typeof postSchema>;

/** A type of posts, or the template of a screen. */
export const postTypeSchema = {
  type: 'object',
  required: ['id', 'slug', 'title'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    slug: slugSchema,
    title: lineSchema,
    isTemplate: { type: 'boolean' },
    isScreen: { type: 'boolean', description: 'A screen is drawn from it: it stays.' },
    created_at: instantSchema,
  },
} as const satisfies JSONSchema;

/** An event with a time and a location (EVENT-03). */
export const eventSchema = {
  type: 'object',
  required: [
    'id',
    'title',
    'slug',
    'excerpt',
    'body',
    'media',
    'dateFrom',
    'dateTo',
    'location',
    'ticketSlug',
  ],
  additionalProperties: false,
  properties: {
    id: idSchema,
    title: lineSchema,
    slug: slugSchema,
    excerpt: textSchema,
    body: { ...htmlSchema, description: 'Sanitised HTML.' },
    media: nullable(mediaSchema),
    dateFrom: instantSchema,
    dateTo: instantSchema,
    location: lineSchema,
    ticketSlug: { ...nullableSlugSchema, description: 'Slug of the product sold as ticket.' },
  },
} as const satisfies JSONSchema;

export type Event = FromSchema<typeof eventSchema>;
