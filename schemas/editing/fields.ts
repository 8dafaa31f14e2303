import { isObject } from '../block/translations.ts';
import type { Json, JsonObject } from '../document/element.ts';

/** One leaf of options that a schema keyword marks. `path` as in `ElementInput.translations`. */
export interface Field {
  readonly path: string;
  readonly schema: JsonObject;
  readonly value: Json;
}

/** Returns the fields that are stored per language, with their values. */
export function translatableFields(schema: JsonObject, options: JsonObject): Field[] {
  return fieldsWhere(schema, options, (node) => node.translatable === true);
}

/** Returns the fields edited with one of these controls, e.g. `media`, `link`. */
export function widgetFields(
  schema: JsonObject,
  options: JsonObject,
  ...widgets: readonly string[]
): Field[] {
  return fieldsWhere(schema, options, ({ widget }) => widgets.includes(widget as string));
}

/** Returns the texts that a schema requires without a default, with their values. */
export function requiredTexts(schema: JsonObject, options: JsonObject): Field[] {
  const isWanted: Matches = ({ translatable, default: usual }, { key, within }) =>
    translatable === true && usual === undefined && within.some(requires(key));
  return fieldsWhere(schema, options, isWanted);
}

const requires =
  (key: string) =>
  ({ required }: JsonObject): boolean =>
    Array.isArray(required) && (required as readonly Json[]).includes(key);

interface Place {
  readonly value: Json | undefined;
  readonly path: string;
  readonly key: string;
  /** Schemas of the object that has the value under this key; none for members of lists. */
  readonly within: readonly JsonObject[];
}

type Matches = (schema: JsonObject, place: Place) => boolean;

function fieldsWhere(schema: JsonObject, options: JsonObject, matches: Matches): Field[] {
  const found: Field[] = [];
  collect(schema, { value: options, path: '', key: '', within: [] }, matches, found);
  return found;
}

/** Adds to one list: pages have thousands of blocks, and each is searched several times. */
function collect(schema: Json | undefined, place: Place, matches: Matches, found: Field[]): void {
  const { value, path } = place;
  if (!isObject(schema) || value === undefined) return;
  if (matches(schema, place)) found.push({ path, schema, value });
  else if (Array.isArray(value)) collectMembers(schema.items, value, path, matches, found);
  else if (isObject(value)) collectProperties(schema, value, path, matches, found);
}

function collectMembers(
  schema: Json | undefined,
  list: readonly Json[],
  path: string,
  matches: Matches,
  found: Field[],
): void {
  for (const [index, value] of list.entries()) {
    const key = memberName(value, index);
    collect(schema, { value, path: below(path, key), key, within: [] }, matches, found);
  }
}

function collectProperties(
  schema: JsonObject,
  object: JsonObject,
  path: string,
  matches: Matches,
  found: Field[],
): void {
  const within = chosenSchemas(schema, object);
  for (const { properties } of within) {
    if (!isObject(properties)) continue;
    for (const key of Object.keys(properties)) {
      const place = { value: object[key], path: below(path, key), key, within };
      collect(properties[key], place, matches, found);
    }
  }
}

const below = (path: string, key: string) => (path === '' ? key : `${path}/${key}`);

/** Returns the path segment of a list member: its `id`, else its index. */
export function memberName(member: Json | undefined, index: number): string {
  return isObject(member) && typeof member.id === 'string' && member.id !== ''
    ? member.id
    : String(index);
}

/** Converts keys and indexes into a value to a path in which list members are identified by `memberName`. */
export function namedPath(keys: readonly (string | number)[], value: Json | undefined): string {
  let node: Json | undefined = value;
  const names = keys.map((key) => {
    const isMember = Array.isArray(node);
    const inside = node as Readonly<Record<string, Json>> | null | undefined;
    node = Object.hasOwn(inside ?? {}, key) ? inside?.[key] : undefined;
    return isMember ? memberName(node, Number(key)) : String(key);
  });
  return names.join('/');
}

/**
 * Returns the properties of the schema, and of the branch of `oneOf` that the value's tags (`const`) select.
 */
export function branches(schema: JsonObject, value: JsonObject): JsonObject[] {
  return chosenSchemas(schema, value).flatMap(({ properties }) =>
    isObject(properties) ? [properties] : [],
  );
}

/** The schema and the branches that apply to the value. */
function chosenSchemas(schema: JsonObject, value: JsonObject): readonly JsonObject[] {
  if (!Array.isArray(schema.oneOf)) return [schema];
  const chosen = (schema.oneOf as readonly Json[]).filter(
    (branch): branch is JsonObject => isObject(branch) && hasTags(branch, value),
  );
  return [schema, ...chosen.flatMap((branch) => chosenSchemas(branch, value))];
}

function hasTags(branch: JsonObject, value: JsonObject): boolean {
  const properties = isObject(branch.properties) ? branch.properties : {};
  return Object.entries(properties).every(
    ([key, schema]) => !isObject(schema) || !('const' in schema) || schema.const === value[key],
  );
}

/** Returns the value at a path; undefined when the path does not exist. */
export function valueAt(options: Json | undefined, path: string): Json | undefined {
  let value: Json | undefined = options;
  for (const key of path === '' ? [] : path.split('/')) value = step(value, key);
  return value;
}

function step(value: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    return list.find((member) => isObject(member) && member.id === key) ?? list[Number(key)];
  }
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Returns `options` with the value at a path replaced; unchanged when the path does not exist. */
export function withValueAt(options: JsonObject, path: string, value: Json): JsonObject {
  return replace(options, path.split('/'), value) as JsonObject;
}

function replace(node: Json | undefined, path: readonly string[], value: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(node)) {
    const list = node as readonly Json[];
    const named = list.findIndex((member) => isObject(member) && member.id === key);
    const at = named >= 0 ? named : Number(key);
    return list.map((member, index) => (index === at ? replace(member, rest, value) : member));
  }
  if (!isObject(node)) return node ?? null;
  if (rest.length > 0 && !Object.hasOwn(node, key)) return node;
  return { ...node, [key]: replace(node[key], rest, value) };
}
