import type { ElementInput, LinkMappingInput } from '#schemas/document/element.ts';
import { invariant } from '#schemas/result.ts';
import type { SeedRow } from './rows.ts';

type ElementRow = SeedRow<'elements'>;

interface Location {
  readonly document: string;
  readonly parent_id: string | null;
  readonly slot: string | null;
  readonly position: string;
}

/** Rows of shared elements; each is its own document. */
export function sharedRows(elements: readonly ElementInput[]): ElementRow[] {
  return elements.flatMap((element) =>
    elementRows(element, { ...atTop, document: `shared:${element.id}` }, true),
  );
}

/** Rows of a document's elements, in order; `shared` provides the handlers of placed shared elements. */
export function documentRows(
  document: string,
  links: readonly LinkMappingInput[],
  shared: readonly ElementInput[],
): ElementRow[] {
  return links.flatMap((link, index) => {
    const location = { ...atTop, document, position: positionKey(index) };
    if ('element' in link) return elementRows(link.element, location);
    const master = shared.find(({ id }) => id === link.shared);
    invariant(master, `shared element "${link.shared}" does not exist`);
    const { handler, version = 1 } = master;
    const id = `${document.replace(':', '-')}-${index}`;
    const placement = { id, handler, version, ...(link.options && { options: link.options }) };
    return [{ ...elementRow(placement, location, false), master_id: master.id }];
  });
}

const atTop = { parent_id: null, slot: null, position: 'a0' } as const;

/** Rows of an element tree, parents before their children. */
function elementRows(element: ElementInput, location: Location, shared = false): ElementRow[] {
  const { document } = location;
  const children = Object.entries(element.parts ?? {}).flatMap(([slot, parts]) =>
    parts.flatMap((child, index) => {
      const position = positionKey(index);
      return elementRows(child, { document, parent_id: element.id, slot, position });
    }),
  );
  return [elementRow(element, location, shared), ...children];
}

function elementRow(element: ElementInput, location: Location, shared: boolean): ElementRow {
  return {
    id: element.id,
    handler: element.handler,
    version: element.version ?? 1,
    title: element.title ?? '',
    type: shared ? 'static-element' : 'element',
    options: element.options ?? {},
    translations: element.translations ?? {},
    meta: element.meta ?? {},
    mobile_options: element.mobileOptions ?? {},
    mobile_meta: element.mobileMeta ?? {},
    slug: element.slug ?? null,
    shared,
    master_id: null,
    ...location,
  };
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns the n-th key of an order into which later keys can be inserted: a0 … az, b00 … bzz, c000 … */
export function positionKey(index: number): string {
  let rest = index;
  let length = 1;
  while (rest >= digits.length ** length) {
    rest -= digits.length ** length;
    length += 1;
  }
  let key = '';
  for (let index = 0; index < length; index += 1) {
    key = `${digits[rest % digits.length]}${key}`;
    rest = Math.floor(rest / digits.length);
  }
  return `${String.fromCharCode(96 + length)}${key}`;
}
