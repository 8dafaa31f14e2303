import { sql } from 'kysely';
import type { LocalizedText } from '#schemas/languages.ts';
import type { FilterType } from '#schemas/site-data.ts';
import { type MediaRow, mediaJson } from '../content/media-entity.ts';
import type { ServiceDependencies } from '../dependencies.ts';

export interface AttributeValue {
  readonly id: number;
  readonly key: string;
  readonly label: LocalizedText;
  readonly swatch: string | null;
  readonly media: MediaRow | null;
}

export interface Attribute {
  readonly id: number;
  readonly code: string;
  readonly label: LocalizedText;
  readonly type: FilterType;
  readonly filterable: boolean;
  /** Values in their display order. */
  readonly values: readonly AttributeValue[];
}

/** All attributes in their display order; there are few, so they are cached as a whole. */
export interface AttributeDictionary {
  readonly all: readonly Attribute[];
  readonly byCode: ReadonlyMap<string, Attribute>;
  readonly byId: ReadonlyMap<number, Attribute>;
  readonly valueById: ReadonlyMap<number, AttributeValue>;
}

export function readAttributes(deps: ServiceDependencies): Promise<AttributeDictionary> {
  return deps.cache.hold('attributes', ['catalogue', 'media'], () => loadAttributes(deps));
}

async function loadAttributes({ readDb }: ServiceDependencies): Promise<AttributeDictionary> {
  const { rows: all } = await sql<Attribute>`
    SELECT a.id, a.code, a.label, a.type, a.filterable,
      ARRAY(SELECT jsonb_build_object('id', v.id, 'key', v.key, 'label', v.label,
          'swatch', v.swatch, 'media', ${mediaJson('v.media_id')})
        FROM attribute_values v WHERE v.attribute_id = a.id ORDER BY v.position, v.id) AS values
    FROM attributes a ORDER BY a.position, a.id`.execute(readDb);
  return {
    all,
    byCode: new Map(all.map((attribute) => [attribute.code, attribute])),
    byId: new Map(all.map((attribute) => [attribute.id, attribute])),
    valueById: new Map(all.flatMap(({ values }) => values.map((value) => [value.id, value]))),
  };
}

/** Whether the attribute offers a fixed list of values. */
export function isChoice({ type }: Attribute): boolean {
  return type.endsWith('swatch') || type === 'dropdown' || type === 'multi select';
}

/** Returns the swatch of a value: a picture's path, a CSS color, or nothing. */
export function swatchOf({ swatch, media }: AttributeValue): {
  readonly swatch: string | null;
  readonly isMedia: boolean;
} {
  if (!media) return { swatch, isMedia: false };
  return { swatch: swatchPath(media), isMedia: true };
}

const swatchPath = ({ hash, width }: MediaRow) =>
  `/media/${hash}/${Math.min(320, width ?? 320)}.webp`;
