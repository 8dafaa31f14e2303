import type { ElementInput, LinkMappingInput } from '#schemas/document/element.ts';
import type { SeedRow } from './rows.ts';

type ElementRow = SeedRow<'elements'>;

interface Place {
  readonly parent_id: string | null;
  readonly slot: string | null;
  readonly position: string;
}

const atTop: Place = { parent_id: null, slot: null, position: 'a0' };

/** An element tree as rows, parents before their children. */
export function elementRows(element: ElementInput, shared: boolean, place = atTop): ElementRow[] {
  const children = Object.entries(element.parts ?? {}).flatMap(([slot, parts]) =>
    parts.flatMap((child, index) =>
      elementRows(child, false, { parent_id: element.id, slot, position: positionKey(index) }),
    ),
  );
  return [elementRow(element, shared, place), ...children];
}

function elementRow(element: ElementInput, shared: boolean, place: Place): ElementRow {
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
    ...place,
  };
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The n-th key of an order that later keys can be put between: a0 … az, b00 … bzz, c000 … */
export function positionKey(index: number): string {
  let rest = index;
  let length = 1;
  while (rest >= digits.length ** length) {
    rest -= digits.length ** length;
    length += 1;
  }
  let key = '';
  for (let place = 0; place < length; place += 1) {
    key = `${digits[rest % digits.length]}${key}`;
    rest = Math.floor(rest / digits.length);
  }
  return `${String.fromCharCode(96 + length)}${key}`;
}

/** The ordered links of one document. */
export function linkRows(
  kind: 'page' | 'template',
  ownerId: number,
  links: readonly LinkMappingInput[],
) {
  return links.map((link, position) => ({
    id: `${kind}-${ownerId}-${position}`,
    owner_kind: kind,
    owner_id: ownerId,
    position,
    element_id: 'element' in link ? link.element.id : null,
    master_id: 'shared' in link ? link.shared : null,
    options: 'shared' in link ? (link.options ?? {}) : {},
  }));
}
