import type { Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { getAbandoned, joinCarts } from './abandoned.ts';
import { applyCoupon, removeCoupon } from './coupon.ts';
import { updateGuestUser } from './guest.ts';
import { addItem, clearCart, deleteItem, updateItem } from './lines.ts';
import { applyMemberCard } from './member-card.ts';
import { saveNote } from './note.ts';
import { getCart, getNewCartSession, validateCart } from './sessions.ts';

export type CartHandlers = Pick<Handlers, Extract<keyof Handlers, `cart.${string}`>>;

export function createCartHandlers(deps: ServiceDependencies): CartHandlers {
  return {
    'cart.getCart': getCart(deps),
    'cart.validateCart': validateCart(deps),
    'cart.getNewCartSession': getNewCartSession(deps),
    'cart.getAbandoned': getAbandoned(deps),
    'cart.joinCarts': joinCarts(deps),
    'cart.addItem': addItem(deps),
    'cart.updateItem': updateItem(deps),
    'cart.deleteItem': deleteItem(deps),
    'cart.clearCart': clearCart(deps),
    'cart.saveNote': saveNote(deps),
    'cart.applyCoupon': applyCoupon(deps),
    'cart.removeCoupon': removeCoupon(deps),
    'cart.applyMemberCard': applyMemberCard(deps),
    'cart.updateGuestUser': updateGuestUser(deps),
  };
}
