import type { Element } from '#schemas/document/element.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';
import type { Media } from '#schemas/entities/media.ts';
import type {
  PreviewView,
  ScreenDocument as StoredDocument,
} from '#schemas/entities/screen-document.ts';
import type { Language } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { ApiClient } from '../api/client.ts';
import { pathIn } from '../routes/href.ts';
import type { Match } from '../routes/match.ts';

/** A screen as stored: its blocks, in the requested language. */
export interface ScreenDocument {
  /** The stored document; null for a fallback screen that is not stored. */
  readonly document: DocumentKey | null;
  readonly screen: string;
  readonly param: string | null;
  readonly title: string;
  readonly description: string;
  readonly alternates: Readonly<Record<Language, string>>;
  readonly elements: readonly Element[];
  readonly links: Readonly<Record<string, string>>;
  readonly media: Readonly<Record<string, Media>>;
  /** Set when a preview link was used. */
  readonly preview?: PreviewView;
}

/** The document has moved to another address. */
export interface MovedDocument {
  readonly redirect: string;
}

/** Matches that are neither malformed nor redirects. */
export type Offered = Exclude<Match, { kind: 'redirect' | 'malformed' }>;

export type Wanted =
  | Offered
  | {
      readonly kind: 'template';
      readonly template: string;
    };

/**
 * Finds the document of an address: a screen of the route table uses its template, the back end decides
 * everything else from the path segments (ROUTE-44). A path without a document is reported (ROUTE-43).
 */
export async function findDocument(
  wanted: Wanted,
  api: ApiClient,
  draft: string | null,
): Promise<Result<ScreenDocument | MovedDocument>> {
  const from = draft === null ? {} : { draft };
  if (wanted.kind === 'template') return template(wanted.template, null, api, from);
  if (wanted.kind === 'screen') return template(templateOf(wanted), wanted.param, api, from);
  const decided = await api.call('finder.decide', { route: [...wanted.segments] });
  if (!decided.ok) {
    const slug = wanted.segments.join('/');
    // Unpublished pages can only be found with a draft token.
    const unpublished = draft === null ? null : await page(slug, api, from);
    if (unpublished?.ok) return unpublished;
    const path = pathIn(wanted.language, `/${slug}`);
    if (decided.error.code === 'notFound') await api.call('redirect.addFailedRequest', { path });
    // A path that is too long has no page either.
    return decided.error.code === 'badRequest' ? fail('notFound') : decided;
  }
  const { kind, slug, redirect } = decided.value;
  if (kind === 'redirect') return ok({ redirect: redirect ?? '/' });
  return kind === 'post' ? template('post', slug, api, from) : page(slug, api, from);
}

/** With a slug some screens show a single record or category instead of a list, from a separate template. */
export function templateOf({ screen, param }: Extract<Match, { kind: 'screen' }>): string {
  if (screen === 'blog') return param === null ? 'news' : 'post-category';
  if (screen === 'shop') return param === null ? 'shop' : 'category';
  return screen;
}

interface From {
  readonly draft?: string;
}

async function template(
  name: string,
  param: string | null,
  api: ApiClient,
  from: From,
): Promise<Result<ScreenDocument>> {
  const found = await api.call('cms.screenDocument', { template: name, ...from });
  return found.ok ? ok({ ...stored(found.value), screen: name, param }) : found;
}

async function page(slug: string, api: ApiClient, from: From): Promise<Result<ScreenDocument>> {
  const found = await api.call('cms.screenDocument', { slug, ...from });
  if (!found.ok) return found;
  // An empty page counts as missing, except in drafts.
  return found.value.elements.length === 0 && from.draft === undefined
    ? fail('notFound')
    : ok({ ...stored(found.value), screen: 'page', param: slug });
}

function stored(document: StoredDocument) {
  return { ...document, document: `${document.kind}:${document.id}` as const };
}
