import type { PageNode, PagePayload } from '#runtime/page/payload.ts';
import type { SessionState } from '#runtime/store/session.ts';
import type { Language } from '#schemas/languages.ts';

export const guest: SessionState = { user: null, cart: null, wishlist: [], cookieChoice: 'all' };

/** A page with the given nodes, in the form that the server passes to a renderer. */
export function pageOf(
  content: readonly PageNode[],
  { language = 'hr', session = {} }: { language?: Language; session?: Partial<SessionState> } = {},
): PagePayload {
  return {
    path: '/',
    status: 200,
    language,
    screen: 'page',
    param: null,
    head: {
      title: 'Muzej mora',
      description: '',
      canonical: '/',
      alternates: { hr: '/', en: '/en', de: '/de' },
      noindex: false,
      image: null,
      jsonLd: [],
    },
    site: {
      name: 'Muzej mora',
      url: 'http://localhost',
      currency: { code: 'EUR', label: '€', symbol: '€' },
      hasStore: true,
      languages: ['hr', 'en', 'de'],
      cartAdditionBehaviour: 2,
    },
    header: [],
    content,
    footer: [],
    overlays: [],
    links: {},
    media: {},
    messages: {},
    session: { ...guest, ...session },
    notices: [],
    submission: null,
  };
}
