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
import type { Match } from '../routes/match.ts';

/** A screen as stored: which blocks stand on it, in the asked language. */
export interface ScreenDocument {
  /** What it is stored as; null for a screen made up in need. */
  readonly document: DocumentKey | null;
  readonly screen: string;
  readonly param: string | null;
  readonly title: string;
  readonly description: string;
  readonly alternates: Readonly<Partial<Record<Language, string>>>;
  readonly elements: readonly Element[];
  readonly links: Readonly<Record<string, string>>;
  readonly media: Readonly<Record<string, Media>>;
  /** Of the draft that a preview link was made for. */
  readonly preview?: PreviewView;
}

/** The document is to be found at another address. */
export interface MovedDocument {
  readonly redirect: string;
}

/** What an address may stand for once it is neither broken nor a former one. */
export type Offered = Exclude<Match, { kind: 'redirect' | 'malformed' }>;

export type Wanted =
  | Offered
  | {
      readonly kind: 'template';
      readonly template: string;
    };

/**
 * The document of an address: a screen of the route table has its template, anything else is decided
 * by the back end from its segments (ROUTE-44). A path that leads nowhere is reported (ROUTE-43).
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
    // What is not published yet is found by nobody else.
    const unpublished = draft === null ? null : await page(slug, api, from);
    if (unpublished?.ok) return unpublished;
    const path = `/${slug}`;
    if (decided.error.code === 'notFound') await api.call('redirect.addFailedRequest', { path });
    // A path too long to be one leads nowhere as well.
    return decided.error.code === 'badRequest' ? fail('notFound') : decided;
  }
  const { kind, slug, redirect } = decided.value;
  if (kind === 'redirect') return ok({ redirect: redirect ?? '/' });
  return kind === 'post' ? template('post', slug, api, from) : page(slug, api, from);
}

/** With a slug some screens show one thing instead of a list: a template of its own. */
function templateOf({ screen, param }: Extract<Match, { kind: 'screen' }>): string {
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
  // An empty page is no page, except for those who are about to fill it.
  return found.value.elements.length === 0 && from.draft === undefined
    ? fail('notFound')
    : ok({ ...stored(found.value), screen: 'page', param: slug });
}

function stored(document: StoredDocument) {
  return { ...document, document: `${document.kind}:${document.id}` as const };
}
