import type { JSONSchema } from 'json-schema-to-ts';
import { elementRef } from '../document/element.schema.ts';
import type { Element } from '../document/element.ts';
import type { Language } from '../languages.ts';
import {
  alternatesSchema,
  lineSchema,
  linkMapSchema,
  nullableInstantSchema,
  slugsSchema,
  textSchema,
} from './fragments.ts';
import { type Media, mediaMapSchema } from './media.ts';
import { typed } from './typed.ts';

/** Everything that the elements of one response refer to. */
export interface References {
  /** Addresses in the requested language, by link target (`page:about`). */
  readonly links: Readonly<Record<string, string>>;
  /** Pictures by key. */
  readonly media: Readonly<Record<string, Media>>;
}

/** The audience and time for which a preview link shows its draft. */
export interface PreviewView {
  /** Time of the preview (ISO, UTC); null: now. */
  readonly at: string | null;
  /** The audience of the preview; null: the actual visitor. */
  readonly audience: 'guest' | 'customer' | null;
}

export const previewViewSchema = typed<PreviewView>({
  type: 'object',
  required: ['at', 'audience'],
  additionalProperties: false,
  properties: {
    at: nullableInstantSchema,
    audience: { type: ['string', 'null'], enum: ['guest', 'customer', null] },
  },
} as const satisfies JSONSchema);

/** A screen ready to render: its elements in order, shared ones resolved, in the requested language. */
export interface ScreenDocument extends References {
  readonly kind: 'page' | 'template';
  readonly id: number;
  readonly title: string;
  readonly description: string;
  /** Slug of the page, or of the template, per language. */
  readonly slugs: Readonly<Record<Language, string>>;
  /** Paths of the same page in other languages; empty for templates. */
  readonly alternates: Readonly<Record<Language, string>>;
  /** Name of the template; `page` for a page. */
  readonly template: string;
  readonly elements: readonly Element[];
  /** Set when a preview link was used. */
  readonly preview?: PreviewView;
}

export const screenDocumentSchema = typed<ScreenDocument>({
  type: 'object',
  required: [
    'kind',
    'id',
    'title',
    'description',
    'slugs',
    'alternates',
    'template',
    'elements',
    'links',
    'media',
  ],
  additionalProperties: false,
  properties: {
    kind: { type: 'string', enum: ['page', 'template'] },
    id: { type: 'integer', minimum: 1 },
    title: lineSchema,
    description: textSchema,
    slugs: slugsSchema,
    alternates: alternatesSchema,
    template: { type: 'string', maxLength: 60 },
    elements: { type: 'array', maxItems: 5000, items: elementRef },
    links: linkMapSchema,
    media: mediaMapSchema,
    preview: previewViewSchema,
  },
} as const satisfies JSONSchema);

/** Elements found by their handlers, with everything they refer to. */
export interface LayoutElements extends References {
  readonly elements: readonly Element[];
}

export const layoutElementsSchema = typed<LayoutElements>({
  type: 'object',
  required: ['elements', 'links', 'media'],
  additionalProperties: false,
  properties: {
    elements: { type: 'array', maxItems: 5000, items: elementRef },
    links: linkMapSchema,
    media: mediaMapSchema,
  },
} as const satisfies JSONSchema);
