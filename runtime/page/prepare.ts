import { loadOptions, type OptionsValidator } from '#schemas/block/load-options.ts';
import type { HydrateMode } from '#schemas/block/model.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Element, ElementMeta, JsonObject } from '#schemas/document/element.ts';
import type { ServerRegistry } from '../block/types.ts';
import type { PageNode } from './payload.ts';

export type Validators = Readonly<Record<string, OptionsValidator>>;

export interface Preparation {
  readonly registry: ServerRegistry;
  readonly validators: Validators;
}

const eagerness: readonly HydrateMode[] = ['none', 'visible', 'idle', 'load'];

/** Elements to nodes that can be drawn. Depends on the document only, so it is done once per document. */
export function prepareElements(elements: readonly Element[], by: Preparation): PageNode[] {
  return elements.flatMap((element) => expandDevices(prepareElement(element, by), by));
}

function prepareElement(element: Element, by: Preparation): PageNode {
  const { id, handler: type, meta, mobileOptions } = element;
  const empty = { id, type, meta, mobileOptions, data: null } as const;
  const faulty = (fault: string): PageNode => {
    return { ...empty, hydrate: 'none', options: {}, slots: {}, fault };
  };
  const block = by.registry[type];
  const validate = by.validators[type];
  if (!block || !validate) return faulty('blockUnknown');
  const options = loadOptions(block.model, element, validate);
  if (!options.ok) return faulty(options.fault.code);
  const slots = prepareSlots(element, Object.keys(block.model.slots), by);
  const hydrate = eagerest(block.model.hydrate, slots);
  return { ...empty, hydrate, options: options.value, slots, fault: null };
}

function prepareSlots(element: Element, names: readonly string[], by: Preparation) {
  return Object.fromEntries(
    names.map((name) => [name, prepareElements(element.parts[name] ?? [], by)]),
  );
}

/** A parent must run when a child does, because React reaches the child through it. */
function eagerest(own: HydrateMode, slots: PageNode['slots']): HydrateMode {
  const children = Object.values(slots).flat();
  return children.reduce<HydrateMode>(
    (mode, { hydrate }) => (eagerness.indexOf(hydrate) > eagerness.indexOf(mode) ? hydrate : mode),
    own,
  );
}

/** Overrides below 1380 px cannot be known on the server: both forms are drawn, CSS shows one. */
function expandDevices(node: PageNode, by: Preparation): PageNode[] {
  const validate = by.validators[node.type];
  if (!validate || Object.keys(node.mobileOptions).length === 0) return [node];
  const options = overlay(node.options, node.mobileOptions);
  if (!validate(options)) return [node];
  const meta: ElementMeta = { ...node.meta, device: 'mobile' };
  return [
    { ...node, meta: { ...node.meta, device: 'desktop' } },
    { ...node, id: `${node.id}~mobile`, meta, options },
  ];
}

/** Sparse values over full ones; lists are replaced, objects are merged. */
export function overlay(base: JsonObject, over: JsonObject): JsonObject {
  const merged: Record<string, JsonObject[string]> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = base[key];
    merged[key] = isObject(below) && isObject(value) ? overlay(below, value) : value;
  }
  return merged;
}
