import type { Messages } from '#runtime/i18n/messages.ts';
import type { PagePayload } from '#runtime/page/payload.ts';
import { homeHref } from '#runtime/routes/href.ts';
import type { SessionState, SessionUser } from '#runtime/store/session.ts';
import type { References } from '#schemas/entities/screen-document.ts';
import { languages } from '#schemas/languages.ts';
import type { Choice } from './choice.ts';
import type { ToolState } from './tool-state.ts';

const guest: SessionState = { user: null, cart: null, wishlist: [], cookieChoice: 'all' };

const customer: SessionUser = {
  id: 1,
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Berg',
  memberCardBarcode: null,
  isBackofficeUser: false,
};

/** Returns the session of a fixture: its own visitor, unless another one is chosen. */
export function visitorOf(
  visitor: Choice['visitor'],
  stored: Partial<SessionState> = {},
): SessionState {
  const session = { ...guest, ...stored };
  if (visitor === 'guest') return { ...session, user: null };
  if (visitor === 'customer') return { ...session, user: session.user ?? customer };
  return session;
}

/** Returns the payload of a page around a block that is on no page. */
export function previewPayload(
  { site }: Pick<ToolState, 'site'>,
  messages: Messages,
  language: Choice['language'],
  session: SessionState,
  { links, media }: References,
): PagePayload {
  return {
    path: '/',
    status: 200,
    language,
    screen: 'page',
    param: null,
    head: {
      title: site.name,
      description: '',
      canonical: null,
      alternates: Object.fromEntries(languages.map((each) => [each, homeHref(each)])),
      noindex: true,
      image: null,
      jsonLd: [],
    },
    site,
    header: [],
    content: [],
    footer: [],
    overlays: [],
    links,
    media,
    messages,
    session,
    notices: [],
    submission: null,
  };
}
