import { type Kysely, sql } from 'kysely';
import { defaultLanguage } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import { foldText } from '../fold-text.ts';
import { loadOwnPictures } from './own-pictures.ts';
import { addressIn, isAllowedAddress, pictureHostsOption } from './picture-address.ts';
import type { Read } from './read-value.ts';
import { slugText } from './slug-text.ts';

/** Records that an import adds besides products, in an order in which they can be written. */
export interface Additions {
  readonly categories: { slug: string; parent: string | null; name: string }[];
  readonly tags: { key: string; title: string }[];
  readonly brands: { key: string; name: string }[];
  readonly attributes: { code: string; label: string }[];
  readonly values: { attribute: string; key: string; label: string }[];
  /** Addresses of pictures to fetch. */
  readonly pictures: string[];
}

interface AttributeEntry {
  readonly code: string;
  readonly type: string;
  /** Key of a value, by its folded key and label. */
  readonly values: Map<string, string>;
  readonly keys: Set<string>;
}

/** Finds what cells name: by key, or by a name in the default language without regard to case and accents. */
export interface Dictionary {
  readonly additions: Additions;
  tax(text: string): string | null;
  /** Slug of a category; the path is its names from the top, or one slug. */
  category(path: readonly string[]): string | null;
  tag(title: string): string | null;
  /** Returns the key of a picture in the library by key, file name or address; else the address to fetch. */
  picture(name: string): Read<string>;
  brand(name: string): string | null;
  attribute(code: string): AttributeEntry | null;
  value(attribute: AttributeEntry, label: string): string | null;
}

/** Loads the entries by name. With `mayAdd`, unknown ones are added; without, they are null. */
export async function loadDictionary(
  db: Kysely<Database>,
  jobId: number,
  mayAdd: boolean,
): Promise<Dictionary> {
  const additions: Additions = {
    categories: [],
    tags: [],
    brands: [],
    attributes: [],
    values: [],
    pictures: [],
  };
  const [taxes, categories, tags, brands, attributes, library, own, hosts] = await Promise.all([
    loadTaxes(db),
    loadCategories(db),
    loadNames(db, 'tags'),
    loadNames(db, 'manufacturers'),
    loadAttributes(db),
    loadPictures(db),
    loadOwnPictures(db, jobId),
    loadPictureHosts(db),
  ]);
  return {
    additions,
    tax: (text) => taxes.get(foldText(text)) ?? null,
    category(path) {
      const [only = ''] = path;
      const found = path.length === 1 ? categories.slugs.get(only) : undefined;
      return found ?? categoryOf(categories, additions, path, mayAdd);
    },
    tag: (title) => entryOf(tags, title, mayAdd, (key) => additions.tags.push({ key, title })),
    picture: pictureFinder(new Map([...library, ...own]), hosts, additions),
    brand: (name) => entryOf(brands, name, mayAdd, (key) => additions.brands.push({ key, name })),
    attribute(code) {
      const known = attributes.get(foldText(code));
      if (known || !mayAdd) return known ?? null;
      const own = {
        code: slugText(code),
        type: 'dropdown',
        values: new Map(),
        keys: new Set<string>(),
      };
      if (own.code === '') return null;
      attributes.set(foldText(code), own);
      additions.attributes.push({ code: own.code, label: code });
      return own;
    },
    value({ code, values, keys }, label) {
      const known = values.get(foldText(label));
      if (known !== undefined || !mayAdd) return known ?? null;
      const key = freeKey(slugText(label), (taken) => keys.has(taken));
      keys.add(key);
      values.set(foldText(label), key).set(foldText(key), key);
      additions.values.push({ attribute: code, key, label });
      return key;
    },
  };
}

function freeKey(wanted: string, isTaken: (key: string) => boolean): string {
  const base = wanted || 'x';
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}-${number}`;
    if (!isTaken(key)) return key;
  }
}

interface Names {
  readonly byName: Map<string, string>;
  readonly keys: Set<string>;
}

function entryOf(names: Names, text: string, mayAdd: boolean, add: (key: string) => void) {
  const known = names.byName.get(foldText(text));
  if (known !== undefined || !mayAdd) return known ?? null;
  const key = freeKey(slugText(text), (taken) => names.keys.has(taken));
  names.keys.add(key);
  names.byName.set(foldText(text), key).set(foldText(key), key);
  add(key);
  return key;
}

interface Categories {
  /** Maps current and former slugs of all languages to the slug in the first language. */
  readonly slugs: Map<string, string>;
  /** Slugs, keyed by the parent’s slug and the folded name. */
  readonly byName: Map<string, string>;
}

const childKey = (parent: string | null, name: string) => `${parent ?? ''}\n${foldText(name)}`;

function categoryOf(
  { slugs, byName }: Categories,
  additions: Additions,
  path: readonly string[],
  mayAdd: boolean,
): string | null {
  let parent: string | null = null;
  for (const name of path) {
    const known = byName.get(childKey(parent, name));
    if (known === undefined && !mayAdd) return null;
    const slug: string = known ?? freeKey(slugText(name), (taken) => slugs.has(taken));
    if (known === undefined) {
      slugs.set(slug, slug);
      byName.set(childKey(parent, name), slug);
      additions.categories.push({ slug, parent, name });
    }
    parent = slug;
  }
  return parent;
}

async function loadTaxes(db: Kysely<Database>): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('taxes')
    .select(['key', 'rate', 'title'])
    .orderBy('id')
    .execute();
  const found = new Map<string, string>();
  for (const { key, rate, title } of rows.toReversed()) {
    const names = [key, String(rate), `${rate}%`, ...Object.values(title)];
    for (const name of names) found.set(foldText(name), key);
  }
  for (const { key } of rows) found.set(foldText(key), key);
  return found;
}

interface CategoryRow {
  readonly slug: string;
  readonly parent: string | null;
  readonly slugs: readonly string[];
  readonly names: readonly string[];
}

async function loadCategories(db: Kysely<Database>): Promise<Categories> {
  const { rows } = await sql<CategoryRow>`
    SELECT c.slug, p.slug AS parent,
      ARRAY(SELECT slug FROM category_slugs WHERE category_id = c.id) AS slugs,
      ARRAY(SELECT value FROM jsonb_each_text(c.name) ORDER BY key = ${defaultLanguage}) AS names
    FROM categories c LEFT JOIN categories p ON p.id = c.parent_id ORDER BY c.id DESC`.execute(db);
  const found: Categories = { slugs: new Map(), byName: new Map() };
  for (const { slug, parent, slugs, names } of rows) {
    for (const each of slugs) found.slugs.set(each, slug);
    for (const name of names) found.byName.set(childKey(parent, name), slug);
  }
  return found;
}

async function loadNames(db: Kysely<Database>, table: 'tags' | 'manufacturers'): Promise<Names> {
  const names =
    table === 'tags' ? sql`ARRAY(SELECT value FROM jsonb_each_text(title))` : sql`ARRAY[name]`;
  const { rows } = await sql<{ key: string; names: readonly string[] }>`
    SELECT key, ${names} AS names FROM ${sql.table(table)} ORDER BY id DESC`.execute(db);
  const byName = new Map<string, string>();
  for (const row of rows) for (const name of row.names) byName.set(foldText(name), row.key);
  for (const { key } of rows) byName.set(foldText(key), key);
  return { byName, keys: new Set(rows.map(({ key }) => key)) };
}

async function loadAttributes(db: Kysely<Database>): Promise<Map<string, AttributeEntry>> {
  const { rows } = await sql<{
    code: string;
    type: string;
    labels: readonly string[];
    values: readonly { key: string; labels: readonly string[] }[];
  }>`
    SELECT a.code, a.type, ARRAY(SELECT value FROM jsonb_each_text(a.label)) AS labels,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('key', v.key, 'labels',
          ARRAY(SELECT value FROM jsonb_each_text(v.label)))), '[]')
        FROM attribute_values v WHERE v.attribute_id = a.id) AS values
    FROM attributes a ORDER BY a.id DESC`.execute(db);
  const found = new Map<string, AttributeEntry>();
  for (const { code, type, labels, values } of rows) {
    const own = new Map<string, string>();
    for (const value of values)
      for (const label of value.labels) own.set(foldText(label), value.key);
    for (const { key } of values) own.set(foldText(key), key);
    const entry = { code, type, values: own, keys: new Set(values.map(({ key }) => key)) };
    for (const label of labels) found.set(foldText(label), entry);
    found.set(foldText(code), entry);
  }
  for (const entry of new Set(found.values())) found.set(foldText(entry.code), entry);
  return found;
}

function pictureFinder(
  known: ReadonlyMap<string, string>,
  hosts: ReadonlySet<string>,
  additions: Additions,
): Dictionary['picture'] {
  const fetched = new Set<string>();
  return (name) => {
    const address = addressIn(name);
    const key = address
      ? known.get(address.href)
      : (known.get(name) ?? known.get(name.toLowerCase()));
    if (key !== undefined) return { value: key };
    if (!address) return { problem: 'unknownPicture' };
    if (!isAllowedAddress(address, hosts)) return { problem: 'pictureHost' };
    if (!fetched.has(address.href)) additions.pictures.push(address.href);
    fetched.add(address.href);
    return { value: address.href };
  };
}

async function loadPictureHosts(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const option = await db
    .selectFrom('options')
    .select('value')
    .where('key', '=', pictureHostsOption)
    .executeTakeFirst();
  return new Set(Array.isArray(option?.value) ? option.value.map(String) : []);
}

/** Addresses of pictures that earlier imports have fetched. */
async function addFetched(db: Kysely<Database>, found: Map<string, string>): Promise<void> {
  const rows = await db
    .selectFrom('import_pictures as p')
    .innerJoin('media as m', 'm.id', 'p.media_id')
    .select(['p.source', 'm.key'])
    .where('m.deleted_at', 'is', null)
    .where('p.source', '~', '^https?://')
    .orderBy('p.job_id')
    .execute();
  for (const { source, key } of rows) found.set(source, key);
}

async function loadPictures(db: Kysely<Database>): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('media')
    .select(['key', 'original_name', 'display_name'])
    .where('deleted_at', 'is', null)
    .where('width', 'is not', null)
    .orderBy('id')
    .execute();
  const found = new Map<string, string>();
  for (const { key, original_name: original, display_name: shown } of rows) {
    found.set(original.toLowerCase(), key).set(shown.toLowerCase(), key);
  }
  for (const { key } of rows) found.set(key, key);
  await addFetched(db, found);
  return found;
}
