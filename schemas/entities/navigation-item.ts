import type { JSONSchema } from 'json-schema-to-ts';
import { idSchema, lineSchema, pathSchema } from './fragments.ts';
import { typed } from './typed.ts';

/** An entry of a menu (ENT-20). */
export interface NavigationItem {
  id: number;
  title: string;
  children: NavigationItem[];
  /** Link target (`page:about`), or an external address. */
  link: string;
  /** Address of the target in the requested language; null when the target does not exist. */
  path: string | null;
}

const navigationItemId = 'urn:izlog:navigation-item';

/** Reference for use inside other schemas. */
export const navigationItemRef = typed<NavigationItem>({ $ref: navigationItemId });

export const navigationItemSchema = typed<NavigationItem>({
  $id: navigationItemId,
  type: 'object',
  required: ['id', 'title', 'children', 'link', 'path'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    title: lineSchema,
    children: { type: 'array', maxItems: 100, items: { $ref: navigationItemId } },
    link: pathSchema,
    path: { ...pathSchema, type: ['string', 'null'] },
  },
} as const satisfies JSONSchema);
