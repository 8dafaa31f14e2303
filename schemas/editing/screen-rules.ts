import { overlay } from '../block/overlay.ts';
import type { ElementMeta } from '../document/element.ts';
import { languages } from '../languages.ts';
import type { AppError } from '../result.ts';
import { isShown, type Viewpoint } from '../rules/visibility.ts';
import { homesOf, neededBlocks, orderedBlocks } from './block-homes.ts';
import { type DocumentKey, type EditNode, rootSlot } from './node.ts';
import { isSlotShown } from './shown-slots.ts';
import type { Models } from './slots.ts';

/** Blocks that a screen must show to every visitor. */
export interface ScreenRule {
  /** Blocks that every visitor sees exactly once. */
  readonly needs: readonly string[];
  /** Blocks of `needs` that must appear in this order. */
  readonly order: readonly string[];
}

/** A document to check. */
export interface CheckedScreen {
  readonly document: DocumentKey;
  /** The template's slug, or the handler of the root of a shared element. */
  readonly template: string;
  /** The document's nodes; nodes of other documents are ignored. */
  readonly nodes: readonly EditNode[];
  /** Roots of shared elements by id. */
  readonly master: (id: string) => EditNode | undefined;
}

/** An error and the id of its element; null when the element is missing. */
export interface ScreenError extends AppError {
  readonly node: string | null;
}

/** Returns null when there is no requirement on the tree as a whole. */
export function screenRule(document: DocumentKey, template: string): ScreenRule | null {
  if (document.startsWith('page:')) return null;
  // A shared element replaces the block on the screen, so it must not hide it.
  if (document.startsWith('shared:')) {
    return homesOf(template) ? { needs: [template], order: [] } : null;
  }
  const needs = neededBlocks[template];
  return needs ? { needs, order: orderedBlocks[template] ?? [] } : null;
}

/** Widths that elements are rendered for. */
const widths = ['desktop', 'mobile'] as const;
type Width = (typeof widths)[number];

/** A block of the rule, with the settings of all elements around it, at one width. */
interface Stop {
  readonly id: string;
  readonly handler: string;
  readonly width: Width;
  readonly line: readonly ElementMeta[];
}

/**
 * Returns the violations of the screen's rule: a block that is missing, not seen by every visitor, seen twice
 * or out of order, at any time from now on, at any width, in any language or for any audience.
 */
export function screenErrors(screen: CheckedScreen, models: Models, now: Date): ScreenError[] {
  const rule = screenRule(screen.document, screen.template);
  if (!rule) return [];
  const stops = findStops(screen, rule, models);
  const present = presentBlocks(screen);
  const found = new Map<string, ScreenError>();
  for (const width of widths) {
    const here = stops.filter((stop) => stop.width === width);
    for (const viewpoint of viewpoints(here, now)) {
      const seen = here.filter(({ line }) => line.every((meta) => isShown(meta, viewpoint)));
      for (const error of viewErrors(rule, seen, present)) {
        const key = errorKey(error);
        if (!found.has(key)) found.set(key, error);
      }
    }
  }
  return [...found.values()];
}

const errorKey = ({ code, params }: AppError) => `${code} ${JSON.stringify(params)}`;

/** Returns only the errors that a change introduces, not those that existed before. */
export function newScreenErrors(
  before: readonly ScreenError[],
  after: readonly ScreenError[],
): ScreenError[] {
  const known = new Set(before.map(errorKey));
  return after.filter((error) => !known.has(errorKey(error)));
}

function viewErrors(
  { needs, order }: ScreenRule,
  seen: readonly Stop[],
  present: ReadonlyMap<string, string>,
): ScreenError[] {
  const counts = needs.flatMap((type): ScreenError[] => {
    const [first, second] = seen.filter(({ handler }) => handler === type);
    if (second) return [{ code: 'blockTwice', params: { type }, node: second.id }];
    if (first) return [];
    const node = present.get(type) ?? null;
    return [{ code: node === null ? 'blockNeeded' : 'blockUnseen', params: { type }, node }];
  });
  return [...counts, ...orderErrors(order, seen)];
}

function orderErrors(order: readonly string[], seen: readonly Stop[]): ScreenError[] {
  const steps = seen.filter(({ handler }) => order.includes(handler));
  return steps.slice(1).flatMap(({ id, handler: type }, index): ScreenError[] => {
    const { handler: other } = steps[index] ?? { handler: type };
    if (order.indexOf(other) <= order.indexOf(type)) return [];
    return [{ code: 'blockOrder', params: { type, other }, node: id }];
  });
}

/**
 * Returns all combinations of language, audience and time: now and every later instant at which visibility
 * changes.
 */
function viewpoints(stops: readonly Stop[], now: Date): Viewpoint[] {
  const instants = stops
    .flatMap(({ line }) => line.flatMap(({ from, until }) => [from, until]))
    .flatMap((instant) => (instant ? [new Date(instant).getTime()] : []))
    .filter((instant) => instant > now.getTime());
  const times = [now, ...[...new Set(instants)].map((instant) => new Date(instant))];
  return times.flatMap((time) =>
    languages.flatMap((language) =>
      [false, true].map((isCustomer) => ({ language, now: time, isCustomer })),
    ),
  );
}

/** Returns the id of one element of each block, visible or not. */
function presentBlocks({ document, nodes }: CheckedScreen): Map<string, string> {
  const present = new Map<string, string>();
  for (const node of nodes) if (node.document === document) present.set(node.handler, node.id);
  return present;
}

/** Returns the blocks of the rule in reading order, without those in slots that are not rendered. */
function findStops(
  { document, nodes, master }: CheckedScreen,
  { needs }: ScreenRule,
  models: Models,
): Stop[] {
  const children = childrenOf(document, nodes);
  const collect = (place: string, width: Width, line: readonly ElementMeta[]): Stop[] =>
    (children.get(place) ?? []).flatMap((node) => {
      const shared = node.master === null ? undefined : master(node.master);
      const meta = metaAt(width, node, shared);
      if (!meta) return [];
      const here = [...line, meta];
      const { id, handler } = node;
      const own = needs.includes(handler) ? [{ id, handler, width, line: here }] : [];
      const inside = shownSlots(models, width, node).flatMap((slot) =>
        collect(`${id}/${slot}`, width, here),
      );
      return [...own, ...inside];
    });
  return widths.flatMap((width) => collect(rootSlot, width, []));
}

/** Keyed by `<parent>/<slot>`, root nodes by their slot; sorted. */
function childrenOf(document: DocumentKey, nodes: readonly EditNode[]): Map<string, EditNode[]> {
  const children = new Map<string, EditNode[]>();
  for (const node of nodes) {
    if (node.document !== document) continue;
    const place = node.parent === null ? rootSlot : `${node.parent}/${node.slot}`;
    children.set(place, [...(children.get(place) ?? []), node]);
  }
  for (const list of children.values()) {
    list.sort((a, b) =>
      a.order === b.order ? (a.id < b.id ? -1 : 1) : a.order < b.order ? -1 : 1,
    );
  }
  return children;
}

/**
 * Returns the settings at a width, merged as in page rendering; null when the element is not rendered there.
 */
function metaAt(width: Width, node: EditNode, shared: EditNode | undefined): ElementMeta | null {
  const meta = { ...shared?.meta, ...node.meta };
  const mobileMeta = { ...shared?.mobileMeta, ...node.mobileMeta };
  const overrides = [mobileMeta, shared?.mobileOptions ?? {}, node.mobileOptions];
  const hasOwnMobile = overrides.some((each) => Object.keys(each).length > 0);
  if (hasOwnMobile) return width === 'mobile' ? { ...meta, ...mobileMeta } : meta;
  const { device = 'all' } = meta;
  return device === 'all' || device === width ? meta : null;
}

function shownSlots(models: Models, width: Width, node: EditNode): string[] {
  const model = models[node.handler];
  if (!model) return [];
  const options = width === 'mobile' ? overlay(node.options, node.mobileOptions) : node.options;
  return Object.keys(model.slots).filter((slot) => isSlotShown(model, slot, options));
}
