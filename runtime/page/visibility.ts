import type { Language } from '#schemas/languages.ts';
import { isShown } from '#schemas/rules/visibility.ts';
import type { SessionState } from '../store/session.ts';
import type { PageNode } from './payload.ts';

export interface Viewer {
  readonly language: Language;
  readonly now: Date;
  readonly user: SessionState['user'];
}

const unconditional = new WeakMap<readonly PageNode[], boolean>();

/**
 * Returns the nodes visible to this visitor now: not hidden, in time, in this language, for this audience.
 */
export function visibleNodes(nodes: readonly PageNode[], viewer: Viewer): readonly PageNode[] {
  if (areUnconditional(nodes)) return nodes;
  return nodes
    .filter((node) => isVisible(node, viewer))
    .map((node) => withVisibleSlots(node, viewer));
}

/** Most documents show everything to everyone: checked once per document, not per request. */
function areUnconditional(nodes: readonly PageNode[]): boolean {
  const known = unconditional.get(nodes);
  if (known !== undefined) return known;
  const response = nodes.every(
    ({ meta, slots }) => isUnconditional(meta) && Object.values(slots).every(areUnconditional),
  );
  unconditional.set(nodes, response);
  return response;
}

/** Returns when the visibility of one of these nodes changes next, in ms since 1970; infinity for never. */
export function nextChange(nodes: readonly PageNode[], now: Date): number {
  if (areUnconditional(nodes)) return Number.POSITIVE_INFINITY;
  const times = nodes.flatMap(({ meta: { from, until }, slots }) => [
    ...[from, until].map((time) => (time ? Date.parse(time) : 0)).filter((time) => time > +now),
    ...Object.values(slots).map((inner) => nextChange(inner, now)),
  ]);
  return Math.min(Number.POSITIVE_INFINITY, ...times);
}

function isUnconditional({ hidden, from, until, languages, audience }: PageNode['meta']): boolean {
  return !(hidden || from || until || languages || (audience && audience !== 'everyone'));
}

function withVisibleSlots(node: PageNode, viewer: Viewer): PageNode {
  const names = Object.keys(node.slots);
  if (names.length === 0) return node;
  const slots = names.map((name) => [name, visibleNodes(node.slots[name] ?? [], viewer)]);
  return { ...node, slots: Object.fromEntries(slots) };
}

/** Whether a visitor sees a block with these settings. */
export function isVisible(
  { meta }: Pick<PageNode, 'meta'>,
  { language, now, user }: Viewer,
): boolean {
  return isShown(meta, { language, now, isCustomer: user !== null });
}
