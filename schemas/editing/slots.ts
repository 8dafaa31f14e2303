import type { BlockModel, SlotRule } from '../block/model.ts';
import { fail, ok, type Result } from '../result.ts';
import type { DocumentKey } from './node.ts';

/** Most elements and placements that one screen may hold. */
export const maxNodes = 5000;

/** Depth of elements inside elements. */
export const maxDepth = 20;

export type Models = Readonly<Record<string, BlockModel>>;

/** What may stand at the root of a document, and what must. */
export interface RootRule extends SlotRule {
  /** Blocks without which the screen does not work. */
  readonly needs: readonly string[];
}

const max = maxNodes;

/** Screens that sell or log in cannot do without these (LAYOUT, CHK). */
const neededBy: Readonly<Record<string, readonly string[]>> = {
  product: ['product-detail'],
  category: ['product-list'],
  cart: ['cart-items', 'cart-summary'],
  checkout: ['checkout-address', 'checkout-shipping', 'checkout-payment', 'cart-summary'],
  'checkout-success': ['order-success'],
  'checkout-failure': ['order-failure'],
  login: ['login-form'],
  register: ['register-form'],
  'forgot-password': ['forgot-password-form'],
  'social-login': ['social-login'],
  profile: ['profile-panel'],
  post: ['post-detail'],
  event: ['event-detail'],
  search: ['search-results'],
  'confirm-email': ['confirm-email'],
  'not-found': ['not-found'],
  error: ['error'],
};

/** Templates of the back office's own screens. */
const backOffice: readonly string[] = [
  'admin',
  'admin-cache',
  'admin-consents',
  'admin-consent',
  'admin-templates',
];

/**
 * The rule of a document's root. `template` is the template's slug, or the handler of a shared
 * element's root; ignored for pages.
 */
export function rootRule(document: DocumentKey, template: string): RootRule {
  if (document.startsWith('page:')) {
    return { categories: ['layout', 'content', 'catalogue'], max, needs: [] };
  }
  if (document.startsWith('shared:')) return { allow: [template], max: 1, needs: [template] };
  if (backOffice.includes(template)) return { allow: ['admin-panel'], max, needs: ['admin-panel'] };
  return { max, needs: neededBy[template] ?? [] };
}

/** Whether a block of this type may stand in a slot that holds `count` others. */
export function mayStand(
  rule: SlotRule | undefined,
  model: BlockModel | undefined,
  handler: string,
  count: number,
): Result<true> {
  if (!rule) return fail('slotUnknown');
  if (!model) return fail('blockUnknown', { params: { type: handler } });
  const { allow, categories } = rule;
  const isAllowed = allow
    ? allow.includes(handler)
    : !categories || categories.includes(model.category);
  if (!isAllowed || (!allow && !categories && isReserved(handler))) {
    return fail('slotRefuses', { params: { type: handler } });
  }
  if (rule.max !== undefined && count >= rule.max) {
    return fail('slotFull', { params: { max: rule.max } });
  }
  return ok(true);
}

/** Parts of the frame around every screen: they stand nowhere else. */
const frameBlocks: readonly string[] = [
  'header-section',
  'footer-section',
  'cookie-section',
  'cart-modal',
  'cart-restore',
  'admin-panel',
  'navigation',
];

function isReserved(handler: string): boolean {
  return frameBlocks.includes(handler);
}
