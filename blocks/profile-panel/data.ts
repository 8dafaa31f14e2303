import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import type { PageHead } from '#runtime/page/payload.ts';
import type { CardProduct } from '#runtime/product/card-product.ts';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import type { OwnDigital as DigitalGoods } from '#schemas/entities/digital.ts';
import { ok } from '#schemas/result.ts';
import { AddressSection } from './addresses.tsx';
import { ConsentSection } from './consent-section.tsx';
import { DeletionPanel } from './deletion-panel.tsx';
import {
  addressSection,
  consentSection,
  deletionPanel,
  namedList,
  ownDigital,
  ownReviews,
  passkeyPanel,
  sharedList,
  wishListTools,
} from './lazy-parts.ts';
import { type AddressBookData, loadAddresses } from './load-addresses.ts';
import { type ConsentData, loadConsents } from './load-consents.ts';
import { loadOwnDigital, loadOwnReviews, type OwnReviewData } from './load-own.ts';
import { loadPasskeys, type PasskeyData } from './load-passkeys.ts';
import {
  fetchWishes,
  loadSharedWishes,
  loadWishLists,
  type SharedWishes,
  type WishListData,
} from './load-wishes.ts';
import type { model } from './model.ts';
import { NamedList } from './named-list.tsx';
import { OwnDigital } from './own-digital.tsx';
import { OwnReviews } from './own-reviews.tsx';
import { PasskeyPanel } from './passkey-panel.tsx';
import { SharedList } from './shared-list.tsx';
import { WishListTools } from './wish-list-tools.tsx';

interface OrderLine {
  readonly number: string;
  readonly slug: string;
  /** Fulfilment state, e.g. `shipped`. */
  readonly state: string;
  readonly itemsCount: number;
  readonly createdAt: string;
  readonly total: number;
  readonly currency: string;
}

export type SocialLinks = EndpointOutput<'auth.socialList'>;

export interface ProfileData {
  /** Logins with other providers; null for staff and guests. */
  readonly social: SocialLinks | null;
  /** Token of the export that was just requested; null for none. */
  readonly exportToken: string | null;
  readonly sessions: EndpointOutput<'auth.sessions'>;
  /** Passkeys; null for guests, and for staff, who have theirs in the back office. */
  readonly passkeys: PasskeyData | null;
  /** Address book; null for staff and guests. */
  readonly addresses: AddressBookData | null;
  readonly consents: ConsentData | null;
  readonly deletion: EndpointOutput<'account.deletion'> | null;
  readonly digital: DigitalGoods | null;
  readonly reviews: OwnReviewData | null;
  readonly wishes: readonly CardProduct[];
  /** Named lists, which staff and guests do not have: null for them. */
  readonly lists: WishListData | null;
  /** Another person’s list, shown instead of the profile; null for none. */
  readonly shared: SharedWishes | null;
  /** Orders of the visitor; null for staff, who have none here. */
  readonly orders: { readonly total: number; readonly latest: readonly OrderLine[] } | null;
}

addressSection.renderNow(AddressSection);
consentSection.renderNow(ConsentSection);
deletionPanel.renderNow(DeletionPanel);
ownDigital.renderNow(OwnDigital);
ownReviews.renderNow(OwnReviews);
namedList.renderNow(NamedList);
passkeyPanel.renderNow(PasskeyPanel);
sharedList.renderNow(SharedList);
wishListTools.renderNow(WishListTools);

/** Visitors without an account also have a wish list, stored in their browser. */
export const load = defineLoad<typeof model, ProfileData>(async (context, options) => {
  const { user } = context.session;
  const isCustomer = user !== null && !user.isBackofficeUser;
  const shared = await loadSharedWishes(context);
  if (shared) return ok({ ...empty, shared });
  const [wishes, orders, sessions, own] = await Promise.all([
    options.showWishlist ? fetchWishes(context) : [],
    options.showOrders && isCustomer ? fetchOrders(context) : null,
    user ? fetchSessions(context) : [],
    isCustomer ? loadOwn(context) : nothing,
  ]);
  return ok({ ...empty, wishes, orders, sessions, ...own, exportToken: readToken(context) });
});

/** Guests and staff have none of this data. */
const nothing = {
  social: null,
  passkeys: null,
  addresses: null,
  consents: null,
  deletion: null,
  digital: null,
  reviews: null,
  lists: null,
};

const empty = {
  ...nothing,
  wishes: [],
  orders: null,
  sessions: [],
  exportToken: null,
  shared: null,
};

export function head({ shared }: ProfileData): Partial<PageHead> {
  return shared?.name ? { title: shared.name } : {};
}

async function loadOwn(context: LoadContext): Promise<Pick<ProfileData, keyof typeof nothing>> {
  const [social, passkeys, addresses, consents, deletion, digital, reviews, lists] =
    await Promise.all([
      fetchSocial(context),
      loadPasskeys(context),
      loadAddresses(context),
      loadConsents(context),
      fetchDeletion(context),
      loadOwnDigital(context),
      loadOwnReviews(context),
      loadWishLists(context),
    ]);
  return { social, passkeys, addresses, consents, deletion, digital, reviews, lists };
}

function readToken({ url }: LoadContext): string | null {
  const token = url.searchParams.get('export');
  return token !== null && /^[\w-]{43}$/.test(token) ? token : null;
}

async function fetchDeletion({ api }: LoadContext): Promise<ProfileData['deletion']> {
  const found = await api.call('account.deletion', {});
  return found.ok ? found.value : null;
}

async function fetchSessions({ api }: LoadContext): Promise<ProfileData['sessions']> {
  const found = await api.call('auth.sessions', {});
  return found.ok ? found.value : [];
}

async function fetchSocial({ api }: LoadContext): Promise<SocialLinks | null> {
  const found = await api.call('auth.socialList', {});
  return found.ok ? found.value : null;
}

const latestCount = 5;
/** Maximum number of orders in one response. */
const ordersAtOnce = 100;

/** Fetches the latest orders, or all of them with `?orders=all` (ORDER-17). */
async function fetchOrders({ api, url }: LoadContext): Promise<ProfileData['orders']> {
  const limit = url.searchParams.get('orders') === 'all' ? ordersAtOnce : latestCount;
  const found = await api.call('document.filter', { store: 1, page: 1, limit });
  if (!found.ok) return null;
  const latest = found.value.records.map(
    ({ orderNumber: number, orderSlug: slug, state, createdAt, total, currency, itemsCount }) => {
      return { number, slug, state, createdAt, total, currency, itemsCount };
    },
  );
  return { total: found.value.totalRecords, latest };
}
