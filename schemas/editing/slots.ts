import type { BlockCategory, BlockModel, SlotRule } from '../block/model.ts';
import { fail, ok, type Result } from '../result.ts';
import { homesOf, neededBlocks } from './block-homes.ts';
import type { DocumentKey, EditNode } from './node.ts';

/** Maximum number of elements and placements on one screen. */
export const maxNodes = 5000;

/** Maximum depth of nested elements. */
export const maxDepth = 20;

export type Models = Readonly<Record<string, BlockModel>>;

/** Blocks that the root of a document accepts and requires. */
export interface RootRule extends SlotRule {
  /** Blocks without which the screen does not work. */
  readonly needs: readonly string[];
}

const max = maxNodes;

/** Categories of blocks that pages accept. */
const pageCategories: readonly BlockCategory[] = ['layout', 'content', 'catalogue'];

/** Templates of the back office's own screens. */
const backOffice: readonly string[] = [
  'admin',
  'admin-cache',
  'admin-consents',
  'admin-consent',
  'admin-templates',
];

/**
 * Returns the rule of a document's root. `template` is the template's slug, or the handler of a shared
 * element's root; ignored for pages.
 */
export function rootRule(document: DocumentKey, template: string): RootRule {
  if (document.startsWith('page:')) {
    return { categories: pageCategories, max, needs: [] };
  }
  if (document.startsWith('shared:')) return { allow: [template], max: 1, needs: [template] };
  if (backOffice.includes(template)) return { allow: ['admin-panel'], max, needs: ['admin-panel'] };
  return { max, needs: neededBlocks[template] ?? [] };
}

/** Whether a slot that holds `count` other blocks accepts a block of this type. */
export function isAllowedAt(
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

/**
 * Whether a document accepts an element at any depth: a block that a screen rejects is also rejected in
 * slots. The rule of the slot applies additionally. Unknown blocks are not checked.
 */
export function isAllowedIn(
  { document, parent, handler }: Pick<EditNode, 'document' | 'parent' | 'handler'>,
  template: string,
  model: BlockModel | undefined,
): Result<true> {
  const isSharedRoot = parent === null && document.startsWith('shared:');
  if (!model || isSharedRoot) return ok(true);
  const homes = homesOf(handler);
  const isFree = document.startsWith('template:') || pageCategories.includes(model.category);
  const isAllowed = homes
    ? screensOf(document, template).some((screen) => homes.includes(screen))
    : isFree;
  return isAllowed ? ok(true) : fail('slotRefuses', { params: { type: handler } });
}

/** Returns the templates of the screens that a document is shown on, as far as blocks are bound to them. */
function screensOf(document: DocumentKey, template: string): readonly string[] {
  if (document.startsWith('template:')) return [template];
  return document.startsWith('shared:') ? (homesOf(template) ?? []) : [];
}

/** Parts of the frame around every screen: rejected everywhere else. */
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
