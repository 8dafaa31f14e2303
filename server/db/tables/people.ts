import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Jsonb, JsonbDefault, Localized } from '../columns.ts';

export interface UserDetails {
  readonly firstName?: string;
  readonly lastName?: string;
}

export interface UserCompany {
  readonly name?: string;
  readonly oib?: string;
}

export interface MemberCardsTable {
  barcode: string;
  holder: string;
  valid_to: string;
  /** Null for a card that was not bought in the shop. */
  order_item_id: number | null;
  /** Counts within the order item. */
  position: number | null;
  /** Name of the product, in the order's language. */
  name: string | null;
  issued_at: string | null;
  revoked_at: string | null;
}

export interface UsersTable {
  id: Generated<number>;
  email: string;
  /** Null: the person logs in by a provider or a link only. */
  password_hash: string | null;
  details: JsonbDefault<UserDetails>;
  company: Jsonb<UserCompany> | null;
  barcode: string | null;
  is_backoffice: Generated<boolean>;
  scope: Generated<readonly string[]>;
  language: Generated<string>;
  email_verified_at: string | null;
  disabled_at: string | null;
  /** Reason for blocking the account. */
  block_reason: string | null;
  /** Ids of the customer groups that the person is in. */
  group_ids: Generated<readonly number[]>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface CustomerGroupsTable {
  id: Generated<number>;
  name: Localized;
  created_at: Generated<string>;
}

export interface AddressesTable {
  id: Generated<number>;
  user_id: number;
  type: 'Main' | 'Shipping';
  first_name: string;
  last_name: string;
  contact_email: string | null;
  contact_phone: string | null;
  country_id: number;
  city: string;
  street: string;
  house_number: string;
  zip_code: string;
  region: string | null;
  company_name: string | null;
  company_oib: string | null;
  /** Whether the checkout offers this address first. */
  default_delivery: Generated<boolean>;
  default_invoice: Generated<boolean>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface SocialLoginsTable {
  issuer: string;
  subject: string;
  user_id: number;
  email: string | null;
  created_at: Generated<string>;
}

/** Keys on people's devices that log them in without a password. */
export interface PasskeysTable {
  id: Generated<string>;
  user_id: number;
  /** The browser’s format: base64url. */
  credential_id: string;
  /** Key in COSE format. */
  public_key: Buffer;
  /** Number of uses, on devices that count them. */
  counter: Generated<number>;
  /** Transports to the device, e.g. `internal`, `usb`. */
  transports: Generated<readonly string[]>;
  name: string;
  /** Domain of the key; null for older keys, which work on the host of the public address. */
  domain: string | null;
  created_at: Generated<string>;
  last_used_at: string | null;
}

export interface SessionsTable {
  id: Generated<string>;
  family: string;
  user_id: number;
  kind: 'web' | 'backoffice';
  refresh_hash: Buffer;
  successor_id: string | null;
  successor_sealed: Buffer | null;
  rotated_at: string | null;
  revoked_at: string | null;
  user_agent: string | null;
  by_passkey: Generated<boolean>;
  created_at: Generated<string>;
  last_used_at: Generated<string>;
  idle_expires_at: string;
  expires_at: string;
}

/** Keys with which programs call the API. */
export interface ApiKeysTable {
  id: Generated<string>;
  name: string;
  /** The creator of the key, whose current rights limit those of the key. */
  owner_id: number;
  scope: Generated<readonly string[]>;
  calls_per_minute: Generated<number>;
  /** Null: it has no secret yet. */
  secret_hash: Buffer | null;
  /** The last characters of the secret, by which people recognize a key. */
  secret_end: string | null;
  expires_at: string | null;
  last_used_at: string | null;
  created_at: Generated<string>;
}

/** Authenticator apps of staff. */
export interface SecondFactorsTable {
  user_id: number;
  secret: Buffer;
  /** Time of the first code; null until then, and the login requires no code. */
  confirmed_at: string | null;
  /** The last time step whose code was used. */
  last_step: Generated<number>;
  created_at: Generated<string>;
}

/** Codes for staff who have lost the app; each works once. */
export interface RecoveryCodesTable {
  user_id: number;
  hash: Buffer;
  used_at: string | null;
}

export interface TokensTable {
  hash: Buffer;
  kind: string;
  user_id: number | null;
  email: string | null;
  payload: JsonbDefault<JsonObject>;
  created_at: Generated<string>;
  expires_at: string;
  used_at: string | null;
}

export interface AccountDeletionsTable {
  user_id: number;
  language: string;
  requested_at: string;
  due_at: string;
}

/** Notes of staff about a customer. */
export interface CustomerNotesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  author_id: number | null;
  text: string;
  at: Generated<string>;
}

export interface WishlistItemsTable {
  user_id: number;
  product_id: number;
  created_at: Generated<string>;
}

/** A named list; the one without a name is `wishlist_items`. */
export interface WishListsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  name: string;
  is_shared: Generated<boolean>;
  /** Part of the link; changing it makes all earlier links invalid. */
  link_number: Generated<number>;
  created_at: Generated<string>;
}

export interface WishListProductsTable {
  list_id: number;
  product_id: number;
  created_at: Generated<string>;
}

export interface CommentsTable {
  id: Generated<number>;
  target_kind: 'product' | 'post' | 'site';
  target_id: number | null;
  parent_id: number | null;
  user_id: number | null;
  author_name: string;
  author_email: string | null;
  body: string;
  rating: number | null;
  language: string;
  status: Generated<'pending' | 'approved' | 'rejected'>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  title: Generated<string>;
  /** Whether the author had bought the product when the comment was written. */
  verified: Generated<boolean>;
  /** Whether it is a reply of the shop. */
  by_shop: Generated<boolean>;
  helpful: Generated<number>;
  /** Hash of author, target and content, so that a comment that is sent twice is stored once. */
  fingerprint: Buffer | null;
  /** Hash of a guest's browser. */
  author_hash: Buffer | null;
}

export interface CommentVotesTable {
  comment_id: number;
  voter: Buffer;
  created_at: Generated<string>;
}

/** Counts of ratings, written by a trigger on comments. */
export interface RatingCountsTable {
  target_kind: CommentsTable['target_kind'];
  /** Id of the rated record; 0 for the site. */
  target_id: number;
  rating: number;
  count: number;
}

export interface ConsentLogsTable {
  id: GeneratedAlways<number>;
  consent_number: string;
  form_type: string;
  given: boolean;
  display_name: string;
  language: string;
  user_id: number | null;
  email: string | null;
  subject: string | null;
  created_at: Generated<string>;
}
