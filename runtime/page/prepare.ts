import { currentHandler } from '#schemas/block/former-handlers.ts';
import { loadOptions, type OptionsValidator } from '#schemas/block/load-options.ts';
import type { HydrateMode } from '#schemas/block/model.ts';
import { overlay } from '#schemas/block/overlay.ts';
import type { Element, ElementMeta, JsonObject } from '#schemas/document/element.ts';
import type { ServerBlock, ServerRegistry } from '../block/types.ts';
import { report } from '../report.ts';
import type { PageNode } from './payload.ts';

export type Validators = Readonly<Record<string, OptionsValidator>>;

export interface Preparation {
  readonly registry: ServerRegistry;
  readonly validators: Validators;
}

/** The properties of blocks that prepare elements. */
export interface KnownBlocks {
  readonly registry: Readonly<Record<string, Pick<ServerBlock, 'model'>>>;
  readonly validators: Validators;
}

const eagerness: readonly HydrateMode[] = ['none', 'visible', 'idle', 'load'];

/**
 * Turns elements into nodes that can be rendered. Depends only on the document, so it runs once per document.
 */
export function prepareElements(elements: readonly Element[], by: KnownBlocks): PageNode[] {
  return elements.flatMap((element) => expandDevices(prepareElement(element, by), element, by));
}

function prepareElement(element: Element, by: KnownBlocks): PageNode {
  const { id, meta, mobileOptions } = element;
  const type = currentHandler(by.registry, element.handler);
  const empty = { id, type, meta, mobileOptions, data: null } as const;
  const broken = (error: string): PageNode => {
    return { ...empty, hydrate: 'none', options: {}, slots: {}, error };
  };
  const block = by.registry[type];
  const validate = by.validators[type];
  if (!block || !validate) return broken('blockUnknown');
  const options = loadOptions(block.model, element, validate, (error) =>
    report('blockOptionsInvalid', error, { element: id, block: type }),
  );
  if (!options.ok) return broken(options.error.code);
  const slots = prepareSlots(element, Object.keys(block.model.slots), by);
  const hydrate = mostEager(block.model.hydrate, slots);
  return { ...empty, hydrate, options: options.value, slots, error: null };
}

function prepareSlots(element: Element, names: readonly string[], by: KnownBlocks) {
  return Object.fromEntries(
    names.map((name) => [name, prepareElements(element.parts[name] ?? [], by)]),
  );
}

/** A parent must hydrate when a child does, because React reaches the child through it. */
function mostEager(own: HydrateMode, slots: PageNode['slots']): HydrateMode {
  const children = Object.values(slots).flat();
  return children.reduce<HydrateMode>(
    (mode, { hydrate }) => (eagerness.indexOf(hydrate) > eagerness.indexOf(mode) ? hydrate : mode),
    own,
  );
}

/**
 * The server does not know whether overrides below 1380 px apply: it renders both versions, and CSS shows
 * one.
 */
function expandDevices(node: PageNode, element: Element, by: KnownBlocks): PageNode[] {
  const { version, mobileOptions, mobileMeta } = element;
  const model = by.registry[node.type]?.model;
  const validate = by.validators[node.type];
  if (!model || !validate || node.error !== null) return [node];
  if (!isOverridden(mobileOptions, mobileMeta)) return [node];
  const stored = { version, options: overlay(element.options, mobileOptions) };
  const mobile = loadOptions(model, stored, validate, (error) =>
    report('blockOptionsInvalid', error, { element: mobileId(node.id), block: node.type }),
  );
  if (!mobile.ok) return [node];
  const options = mobile.value;
  return [
    { ...node, meta: { ...node.meta, device: 'desktop' } },
    { ...node, id: mobileId(node.id), meta: mobileMetaOf(node.meta, mobileMeta), options },
  ];
}

/** Whether a block has overrides below 1380 px. */
export function isOverridden(mobileOptions: JsonObject, mobileMeta: Partial<ElementMeta>): boolean {
  return Object.keys(mobileOptions).length > 0 || Object.keys(mobileMeta).length > 0;
}

/** Id of the version of a block that is shown below 1380 px. */
export const mobileId = (id: string) => `${id}~mobile`;

export function mobileMetaOf(meta: ElementMeta, mobile: Partial<ElementMeta>): ElementMeta {
  return { ...meta, ...mobile, device: 'mobile' };
}
