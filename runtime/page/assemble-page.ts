import { type ErrorCode, errors } from '#schemas/errors.ts';
import type { Language } from '#schemas/languages.ts';
import { homeHref } from '../routes/href.ts';
import { deadShopLinks } from '../routes/shop-links.ts';
import { addedOnPage } from './added-on-page.ts';
import type { LoadedDocument } from './load-document.ts';
import { messagesFor } from './messages.ts';
import { pageNodes } from './node-types.ts';
import { errorHead, pageHead } from './page-head.ts';
import type { PageDependencies, PageRequest } from './page-request.ts';
import type { PageNode, PagePayload } from './payload.ts';
import { withSectionStyles } from './section-styles.ts';

/** Puts a page together from a loaded document; `error` makes it the page of an error. */
export function assemblePage(
  loaded: LoadedDocument,
  { url, session, notices, submission }: PageRequest,
  language: Language,
  by: PageDependencies,
  error: ErrorCode | null,
): PagePayload {
  const { document, header, content, footer, overlays } = loaded;
  const styled = (part: readonly PageNode[]) => withSectionStyles(part, by);
  const regions = {
    header: styled(header),
    content: styled(content.nodes),
    footer: styled(footer),
    overlays: styled(overlays),
  };
  const nodes = pageNodes(regions);
  return {
    path: url.pathname + url.search,
    status: error ? errors[error].status : 200,
    language,
    screen: document.screen,
    param: document.param,
    head: error ? errorHead(loaded, url, by) : pageHead(loaded, url, language, by),
    site: by.site,
    ...regions,
    links: {
      'screen:home': homeHref(language),
      ...loaded.links,
      ...(by.site.hasStore ? {} : deadShopLinks),
    },
    media: loaded.media,
    messages: messagesFor(nodes, language, by.catalog),
    ...addedOnPage(nodes, by.added),
    session,
    notices,
    submission,
    ...(error && { error }),
  };
}
