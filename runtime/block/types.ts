import type { ReactNode } from 'react';
import type { BlockModel, OptionsOf } from '#schemas/block/model.ts';
import type { CartSession } from '#schemas/entities/cart.ts';
import type { Language } from '#schemas/languages.ts';
import type { Result } from '#schemas/result.ts';
import type { ApiClient } from '../api/client.ts';
import type { OrderKeys } from '../commands/orders/order-keys.ts';
import type { MessagesByLanguage } from '../i18n/messages.ts';
import type { Translate } from '../i18n/translator.ts';
import type { PageHead, SiteInfo } from '../page/payload.ts';
import type { SessionState } from '../store/session.ts';

/** The context of a block's `load`: the API and data of the page. */
export interface LoadContext {
  readonly api: ApiClient;
  readonly language: Language;
  readonly url: URL;
  readonly screen: string;
  /** Slug or id from the path; null when there is none. */
  readonly param: string | null;
  readonly session: SessionState;
  /** Gives access to the visitor's cart; never leaves the server. Null without a cart. */
  readonly cartSession: CartSession | null;
  /** Orders that the visitor's browser may see; never leaves the server. */
  readonly orders: OrderKeys;
  readonly site: SiteInfo;
  /** Whether drafts are shown: in edit mode and previews. */
  readonly isDraft: boolean;
  readonly t: Translate;
  /** Returns the address of a link target that an option holds. */
  readonly href: (target: string) => string;
}

export type Load<Options, Data> = (context: LoadContext, options: Options) => Promise<Result<Data>>;

/** Derives page metadata from the loaded data: title, picture, structured data. */
export type HeadOf<Data> = (data: Data, context: LoadContext) => Partial<PageHead>;

/** Declares what a block needs from the API; runs on the server, never in a view. */
export function defineLoad<M extends BlockModel, Data>(
  load: Load<OptionsOf<M>, Data>,
): Load<OptionsOf<M>, Data> {
  return load;
}

export type DataOf<L> = L extends (...args: never[]) => Promise<Result<infer Data>> ? Data : never;

/** Props of a view: they all come from the model, the load and the slots. */
export interface ViewProps<M extends BlockModel, Data = undefined> {
  readonly id: string;
  readonly options: OptionsOf<M>;
  readonly data: Data;
  readonly slots: { readonly [Name in keyof M['slots']]: ReactNode };
}

interface ErasedProps {
  readonly id: string;
  readonly options: unknown;
  readonly data: unknown;
  readonly slots: unknown;
}

/**
 * A view of any block. The registry holds blocks of all types: here, and only here, the types of their props
 * are erased. It uses a method because method parameters may be narrower than declared.
 */
export type AnyView = { render(props: ErasedProps): ReactNode }['render'];

/** A block as the server uses it. */
export interface ServerBlock {
  readonly model: BlockModel;
  readonly View: AnyView;
  readonly load?: Load<never, unknown>;
  readonly head?: HeadOf<never>;
  readonly messages?: MessagesByLanguage;
}

/**
 * A block as the browser uses it: code that is fetched when the page needs it. `complete` fetches the lazy
 * components that every page with the block shows, so a page rendered in the browser has no gaps.
 */
export type BrowserBlock = () => Promise<{
  readonly View: AnyView;
  readonly complete?: () => Promise<void>;
}>;

export type ServerRegistry = Readonly<Record<string, ServerBlock>>;
export type BrowserRegistry = Readonly<Record<string, BrowserBlock>>;
