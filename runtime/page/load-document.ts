import type { Element } from '#schemas/document/element.ts';
import type { LayoutElements } from '#schemas/entities/screen-document.ts';
import type { Language } from '#schemas/languages.ts';
import type { LoadContext } from '../block/types.ts';
import { accountWelcome } from './account-welcome.ts';
import { cartOffer } from './cart-offer.ts';
import type { ScreenDocument } from './find-document.ts';
import { type LoadedBlocks, loadBlocks } from './load-blocks.ts';
import { createLoadContext } from './load-context.ts';
import { orderOffer } from './order-offer.ts';
import type { PageDependencies, PageRequest } from './page-request.ts';
import type { PageNode, PagePayload, SiteInfo } from './payload.ts';
import { type Preparation, prepareElements } from './prepare.ts';
import { nextChange, visibleNodes } from './visibility.ts';

/** A document with the shared elements around it and the data of all their blocks. */
export interface LoadedDocument extends Pick<PagePayload, 'links' | 'media'> {
  readonly kind: 'loaded';
  readonly document: ScreenDocument;
  readonly content: LoadedBlocks;
  readonly header: readonly PageNode[];
  readonly footer: readonly PageNode[];
  readonly overlays: readonly PageNode[];
}

/** Reads the shared elements of a document and runs the loads of all blocks in parallel. */
export async function loadDocument(
  document: ScreenDocument,
  request: PageRequest,
  language: Language,
  by: PageDependencies,
): Promise<LoadedDocument> {
  const { session, now } = request;
  const layout = await readLayout(request);
  const shared = preparedNodes(layout.elements, by);
  const own = preparedNodes(document.elements, by);
  request.changesAt?.(Math.min(nextChange(own, now), nextChange(shared, now)));
  const viewer = { language, now, user: session.user };
  const context = createLoadContext(request, document, language, by);
  const load = (nodes: readonly PageNode[]) =>
    loadBlocks(visibleNodes(nodes, viewer), by.registry, context);
  const around = splitLayout(shared, by.site);
  const [content, header, footer, overlays, offers] = await Promise.all([
    load(own),
    load(around.header),
    load(around.footer),
    load(around.overlays),
    offersOf(context, request),
  ]);
  return {
    kind: 'loaded',
    document,
    content,
    header: [...header.nodes, ...offers],
    footer: footer.nodes,
    overlays: overlays.nodes,
    links: { ...document.links, ...layout.links },
    media: { ...document.media, ...layout.media },
  };
}

const noLayout: LayoutElements = { elements: [], links: {}, media: {} };

/** A page is shown without its surroundings if they cannot be read. */
async function readLayout({ api, draft }: PageRequest): Promise<LayoutElements> {
  const layout = await api.call('element.getByHandlers', {
    handlers: ['header-section', 'footer-section', 'cookie-section', 'cart-modal'],
    ...(draft === null ? {} : { draft }),
  });
  return layout.ok ? layout.value : noLayout;
}

const prepared = new WeakMap<object, PageNode[]>();

/** Services return the same frozen elements while a document is unchanged, so they are prepared once. */
function preparedNodes(elements: readonly Element[], by: Preparation): PageNode[] {
  const known = prepared.get(elements);
  if (known) return known;
  const nodes = prepareElements(elements, by);
  prepared.set(elements, nodes);
  return nodes;
}

function splitLayout(nodes: readonly PageNode[], { hasStore }: SiteInfo) {
  const of = (...types: string[]) => nodes.filter(({ type }) => types.includes(type));
  return {
    header: of('header-section'),
    footer: of('footer-section'),
    overlays: of('cookie-section', ...(hasStore ? ['cart-modal'] : [])),
  };
}

/**
 * Returns notices for this visitor below the header. Edit mode renders only documents, and these have none.
 */
async function offersOf(
  context: LoadContext,
  { draft, orders, api, session }: PageRequest,
): Promise<readonly PageNode[]> {
  if (draft === 'editor') return [];
  return [
    ...accountWelcome(context),
    ...(await orderOffer(context.screen, orders, api)),
    ...cartOffer(session),
  ];
}
