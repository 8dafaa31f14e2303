import type { Cart } from '#schemas/entities/cart.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface SessionUser {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly memberCardBarcode: string | null;
  readonly isBackofficeUser: boolean;
}

/** What the shop knows of this visitor. The cart is the server's copy, prices included. */
export interface SessionState {
  readonly user: SessionUser | null;
  readonly cart: Cart | null;
  /** Ids of products on the wish list. */
  readonly wishlist: readonly number[];
  readonly cookieChoice: 'none' | 'necessary' | 'all';
}

export type SessionStore = StoreApi<SessionState>;

export function createSessionStore(initial: SessionState): SessionStore {
  return createStore(() => initial);
}
