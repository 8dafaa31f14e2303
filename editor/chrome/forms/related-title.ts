import { createContext } from 'react';
import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';

/** Returns the title of a record that an item of a list names; undefined while it loads. */
export type RelatedTitle = (relation: string, id: string) => string | undefined;

export const RelatedTitleContext = createContext<RelatedTitle>(() => undefined);

export interface Relation {
  readonly key: string;
  readonly relation: string;
}

/** Returns the id of the record that an item names; null if it names none yet. */
export function relatedId(item: Json, { key }: Relation): string | null {
  const id = isObject(item) ? item[key] : undefined;
  return typeof id === 'number' || typeof id === 'string' ? String(id) : null;
}

/** The first member of the items that names a record; null for items that name none. */
export function relationOf(items: Json | undefined): Relation | null {
  const properties = isObject(items) ? items['properties'] : undefined;
  for (const [key, member] of Object.entries(isObject(properties) ? properties : {})) {
    if (isObject(member) && typeof member['relation'] === 'string')
      return { key, relation: member['relation'] };
  }
  return null;
}
