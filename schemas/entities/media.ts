import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { localized } from '../language-schemas.ts';
import {
  countSchema,
  idSchema,
  instantSchema,
  lineSchema,
  nullableIdSchema,
  pathSchema,
  textSchema,
} from './fragments.ts';

const fractionSchema = { type: 'number', minimum: 0, maximum: 1 } as const;
const shareSchema = { type: 'number', exclusiveMinimum: 0, maximum: 1 } as const;

/** The visible part of a picture, in fractions of the whole; null shows all of it. */
export const cropSchema = {
  type: ['object', 'null'],
  required: ['x', 'y', 'width', 'height'],
  additionalProperties: false,
  properties: { x: fractionSchema, y: fractionSchema, width: shareSchema, height: shareSchema },
} as const satisfies JSONSchema;

export const mediaSourceSchema = {
  type: 'object',
  required: ['mime', 'width', 'height', 'path'],
  additionalProperties: false,
  properties: {
    mime: { type: 'string', enum: ['image/avif', 'image/webp', 'image/jpeg', 'image/png'] },
    width: countSchema,
    height: countSchema,
    path: pathSchema,
  },
} as const satisfies JSONSchema;

export const mediaTagSchema = { type: 'string', minLength: 1, maxLength: 60 } as const;

export const mediaTagsSchema = { type: 'array', maxItems: 50, items: mediaTagSchema } as const;

/** A file of the media library (ENT-30). */
export const mediaSchema = {
  type: 'object',
  required: ['id', 'key', 'title', 'path', 'mime', 'access', 'alt', 'width', 'height', 'sources'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    driveId: { type: ['string', 'null'], maxLength: 200 },
    version: countSchema,
    title: lineSchema,
    description: { ...textSchema, type: ['string', 'null'] },
    size: { ...countSchema, description: 'Bytes of the original.' },
    path: {
      ...pathSchema,
      description: 'Address of the rendition in the default size, or of the file.',
    },
    newPath: {
      ...pathSchema,
      type: ['string', 'null'],
      description:
        'Address of the cropped picture; null if the whole one is shown. Only for the back office.',
    },
    displayName: lineSchema,
    originalName: lineSchema,
    extension: { type: 'string', maxLength: 20 },
    mime: { type: 'string', maxLength: 200 },
    hash: { type: 'string', maxLength: 128 },
    access: { type: 'string', enum: ['public', 'other'] },
    usePublicPath: {
      type: 'boolean',
      description: 'Whether visitors may open `path`. Only for the back office.',
    },
    alternativePaths: {
      type: 'array',
      maxItems: 60,
      items: pathSchema,
      description: 'Addresses of the other renditions. Only for the back office.',
    },
    default: { type: 'boolean', description: 'Stands in where a picture is missing.' },
    key: { type: 'string', maxLength: 200, description: 'Name that documents refer to.' },
    alt: { ...lineSchema, description: 'Empty for decoration.' },
    width: { ...countSchema, type: ['integer', 'null'], description: 'Null for other files.' },
    height: { ...countSchema, type: ['integer', 'null'] },
    placeholder: { type: ['string', 'null'], maxLength: 4000, description: 'Tiny data URI.' },
    focalPoint: {
      type: ['object', 'null'],
      required: ['x', 'y'],
      additionalProperties: false,
      properties: { x: fractionSchema, y: fractionSchema },
      description: 'Fractions from the left and the top.',
    },
    sources: { type: 'array', maxItems: 60, items: mediaSourceSchema },
    crop: { ...cropSchema, description: 'Only for the back office, as the properties below.' },
    original: {
      type: 'object',
      required: ['width', 'height', 'path', 'sources'],
      additionalProperties: false,
      properties: {
        width: countSchema,
        height: countSchema,
        path: pathSchema,
        sources: { type: 'array', maxItems: 60, items: mediaSourceSchema },
      },
      description: 'The whole picture, where a part of it is shown.',
    },
    texts: {
      type: 'object',
      required: ['title', 'alt', 'description'],
      additionalProperties: false,
      properties: {
        title: localized(lineSchema),
        alt: localized(lineSchema),
        description: localized(textSchema),
      },
      description: 'The texts in every language.',
    },
    folderId: { ...nullableIdSchema, description: 'Null at the top of the library.' },
    tags: mediaTagsSchema,
    created_at: instantSchema,
  },
} as const satisfies JSONSchema;

export type MediaCrop = Exclude<FromSchema<typeof cropSchema>, null>;
export type Media = FromSchema<typeof mediaSchema>;
export type MediaSource = FromSchema<typeof mediaSourceSchema>;

/** Key of a medium to the medium, for all references in one response. */
export const mediaMapSchema = { type: 'object', additionalProperties: mediaSchema } as const;

/** A picture size offered on upload (ENT-31). */
export const mediaOptionSchema = {
  type: 'object',
  required: ['id', 'key', 'value', 'autoResize', 'x', 'y'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    key: { type: 'string', maxLength: 60 },
    value: { type: 'string', pattern: '^[0-9]{1,5}x[0-9]{1,5}$' },
    autoResize: { type: 'boolean' },
    x: countSchema,
    y: countSchema,
  },
} as const satisfies JSONSchema;

export type MediaOption = FromSchema<typeof mediaOptionSchema>;
