import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Cart } from '#schemas/entities/cart.ts';
import type { AccountStep } from '../commands/account/account-step.ts';
import type { RemovedLine } from '../commands/cart/removed-line.ts';

export interface SessionUser {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly memberCardBarcode: string | null;
  readonly isBackofficeUser: boolean;
  /** Whether the user may open edit mode. */
  readonly mayEdit?: boolean;
}

/** A cart as page scripts see it: without the code that grants access to it. */
export type VisitorCart = Omit<Cart, 'protectCode' | 'session'>;

/** State of this visitor. The cart is the server's copy, prices included. */
export interface SessionState {
  readonly user: SessionUser | null;
  readonly cart: VisitorCart | null;
  /** Ids of the products on the wish list. */
  readonly wishlist: readonly number[];
  /** Units in carts left when the language changed; these carts can be restored (CART-26). */
  readonly leftItems?: number;
  /** A line removed without scripts, which can be restored. */
  readonly removed?: RemovedLine | null;
  /** What the visitor did last for an account. */
  readonly accountStep?: AccountStep;
  readonly cookieChoice: 'none' | 'necessary' | 'all';
}

export type SessionStore = StoreApi<SessionState>;

export function createSessionStore(initial: SessionState): SessionStore {
  return createStore(() => initial);
}

/** Applies the session of a reply or a page, except a cart older than the shown one: they can arrive out of order. */
export function updateSession(store: SessionStore, changes: Partial<SessionState>): void {
  const { cart, ...rest } = changes;
  const shown = store.getState().cart;
  const isOutdated = cart && cart.id === shown?.id && cart.version < shown.version;
  store.setState(isOutdated ? rest : changes);
}

/** Removes the access code before a cart leaves the server. */
export function withoutCode(cart: Cart | VisitorCart): VisitorCart {
  const { protectCode: _code, session: _session, ...rest } = cart as Cart;
  return rest;
}
