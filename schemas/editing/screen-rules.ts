import { overlay } from '../block/overlay.ts';
import type { ElementMeta } from '../document/element.ts';
import { languages } from '../languages.ts';
import type { AppError } from '../result.ts';
import { isShown, type Viewpoint } from '../rules/visibility.ts';
import { homesOf, neededBlocks, orderedBlocks } from './block-homes.ts';
import { type DocumentKey, type EditNode, rootSlot } from './node.ts';
import { isSlotShown } from './shown-slots.ts';
import type { Models } from './slots.ts';

/** What a screen holds to for everybody who looks at it. */
export interface ScreenRule {
  /** Blocks that everybody sees exactly once. */
  readonly needs: readonly string[];
  /** Those among them that are read one after the other. */
  readonly order: readonly string[];
}

/** A document as it is judged. */
export interface JudgedScreen {
  readonly document: DocumentKey;
  /** Its slug, or the handler of the root of a shared element. */
  readonly template: string;
  /** Its nodes; others are passed over. */
  readonly nodes: readonly EditNode[];
  /** Roots of shared elements by id. */
  readonly master: (id: string) => EditNode | undefined;
}

/** An error, and the element that it is seen at; null: it is missing. */
export interface ScreenError extends AppError {
  readonly node: string | null;
}

/** Null where nothing is asked of the tree as a whole. */
export function screenRule(document: DocumentKey, template: string): ScreenRule | null {
  if (document.startsWith('page:')) return null;
  // A shared element stands in for the block on the screen: it must not hide it there.
  if (document.startsWith('shared:')) {
    return homesOf(template) ? { needs: [template], order: [] } : null;
  }
  const needs = neededBlocks[template];
  return needs ? { needs, order: orderedBlocks[template] ?? [] } : null;
}

/** Widths that elements are rendered for. */
const widths = ['desktop', 'mobile'] as const;
type Width = (typeof widths)[number];

/** A block of the rule, with the placement of all elements around it, at one width. */
interface Stop {
  readonly id: string;
  readonly handler: string;
  readonly width: Width;
  readonly line: readonly ElementMeta[];
}

/**
 * What breaks the rule of the screen: a block that is missing, is not seen by everybody, is seen twice
 * or out of order, at some time from now on, at some width, in some language or for some audience.
 */
export function screenErrors(screen: JudgedScreen, models: Models, now: Date): ScreenError[] {
  const rule = screenRule(screen.document, screen.template);
  if (!rule) return [];
  const stops = findStops(screen, rule, models);
  const present = presentBlocks(screen);
  const found = new Map<string, ScreenError>();
  for (const width of widths) {
    const here = stops.filter((stop) => stop.width === width);
    for (const viewpoint of viewpoints(here, now)) {
      const seen = here.filter(({ line }) => line.every((meta) => isShown(meta, viewpoint)));
      for (const error of judgeView(rule, seen, present)) {
        const key = errorKey(error);
        if (!found.has(key)) found.set(key, error);
      }
    }
  }
  return [...found.values()];
}

const errorKey = ({ code, params }: AppError) => `${code} ${JSON.stringify(params)}`;

/** Errors that a change would bring: what was there before is not judged again. */
export function newScreenErrors(
  before: readonly ScreenError[],
  after: readonly ScreenError[],
): ScreenError[] {
  const known = new Set(before.map(errorKey));
  return after.filter((error) => !known.has(errorKey(error)));
}

function judgeView(
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
  return [...counts, ...judgeOrder(order, seen)];
}

function judgeOrder(order: readonly string[], seen: readonly Stop[]): ScreenError[] {
  const steps = seen.filter(({ handler }) => order.includes(handler));
  return steps.slice(1).flatMap(({ id, handler: type }, index): ScreenError[] => {
    const { handler: other } = steps[index] ?? { handler: type };
    if (order.indexOf(other) <= order.indexOf(type)) return [];
    return [{ code: 'blockOrder', params: { type, other }, node: id }];
  });
}

/** Everybody who may look, now and after every change that time brings. */
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

/** Id of one element of each block, seen or not. */
function presentBlocks({ document, nodes }: JudgedScreen): Map<string, string> {
  const present = new Map<string, string>();
  for (const node of nodes) if (node.document === document) present.set(node.handler, node.id);
  return present;
}

/** The blocks of the rule in the order they are read; those in slots that are not shown are left out. */
function findStops(
  { document, nodes, master }: JudgedScreen,
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

/** By `<parent>/<slot>`, those of the root by its slot; in their order. */
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

/** The placement at a width, joined as pages are rendered; null when the element is not there. */
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
