import { readInteger, readText } from '#runtime/rich-text/document.ts';
import type { Json } from '#schemas/document/element.ts';

interface StoredAttribute {
  readonly read: (value: unknown) => Json;
  /** Omitted when it has this value; absent: always written. */
  readonly omit?: Json;
}

const span: StoredAttribute = { read: (value) => readInteger(value, 1, 20), omit: 1 };
const text: StoredAttribute = { read: readText, omit: '' };
const neededText: StoredAttribute = { read: readText };

/** Attributes that `runtime/rich-text` knows, by node or mark. Other stored attributes are preserved. */
const storedAttributes: Readonly<Record<string, Readonly<Record<string, StoredAttribute>>>> = {
  heading: { level: { read: (value) => readInteger(value, 2, 4) } },
  orderedList: { start: { read: (value) => readInteger(value, 1, 9999), omit: 1 } },
  image: { media: neededText, alt: text, caption: text },
  product: { slug: neededText },
  tableHeader: {
    scope: { read: (value) => (value === 'row' || value === 'col' ? value : null), omit: null },
    colspan: span,
    rowspan: span,
  },
  tableCell: { colspan: span, rowspan: span },
  link: { target: neededText, newTab: { read: (value) => value === true, omit: false } },
};

type Attributes = Readonly<Record<string, unknown>>;

/** Returns attributes as the editor holds them; unknown ones go to `extra`. */
export function readAttributes(type: string, stored: Attributes): Record<string, unknown> {
  const known = storedAttributes[type] ?? {};
  const extra = Object.entries(stored).filter(([name]) => !Object.hasOwn(known, name));
  const read = Object.entries(known).map(([name, { read }]) => [name, read(stored[name])]);
  return {
    ...Object.fromEntries(read),
    extra: extra.length > 0 ? Object.fromEntries(extra) : null,
  };
}

/** Returns attributes as stored; undefined when there are none. */
export function writeAttributes(type: string, held: Attributes): Record<string, Json> | undefined {
  const known = Object.entries(storedAttributes[type] ?? {});
  const written = known.flatMap(([name, { omit }]) => {
    const value = held[name] as Json;
    return omit !== undefined && value === omit ? [] : [[name, value] as const];
  });
  const attributes = { ...Object.fromEntries(written), ...(held.extra as object | null) };
  return Object.keys(attributes).length > 0 ? attributes : undefined;
}
