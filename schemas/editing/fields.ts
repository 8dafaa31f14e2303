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

/** Returns the fields edited with the given control, e.g. `media`, `link`. */
export function widgetFields(schema: JsonObject, options: JsonObject, widget: string): Field[] {
  return fieldsWhere(schema, options, (node) => node.widget === widget);
}

/** Returns the texts that a schema requires without a default, with their values. */
export function requiredTexts(schema: JsonObject, options: JsonObject): Field[] {
  const isWanted = ({ translatable, default: usual }: JsonObject, isRequired: boolean) =>
    translatable === true && isRequired && usual === undefined;
  return fieldsWhere(schema, options, isWanted);
}

type Matches = (schema: JsonObject, isRequired: boolean) => boolean;

function fieldsWhere(schema: JsonObject, options: JsonObject, matches: Matches): Field[] {
  const found: Field[] = [];
  collect(schema, { value: options, path: '', isRequired: false }, matches, found);
  return found;
}

interface Place {
  readonly value: Json | undefined;
  readonly path: string;
  readonly isRequired: boolean;
}

/** Adds to one list: pages have thousands of blocks, and each is searched several times. */
function collect(schema: Json | undefined, place: Place, matches: Matches, found: Field[]): void {
  const { value, path, isRequired } = place;
  if (!isObject(schema) || value === undefined) return;
  if (matches(schema, isRequired)) found.push({ path, schema, value });
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
    const place = { value, path: below(path, memberName(value, index)), isRequired: false };
    collect(schema, place, matches, found);
  }
}

function collectProperties(
  schema: JsonObject,
  value: JsonObject,
  path: string,
  matches: Matches,
  found: Field[],
): void {
  const required = requiredKeys(schema, value);
  for (const properties of branches(schema, value)) {
    for (const key of Object.keys(properties)) {
      const isRequired = required.includes(key);
      const place = { value: value[key], path: below(path, key), isRequired };
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
  const own = isObject(schema.properties) ? [schema.properties] : [];
  return [...own, ...chosenBranches(schema, value).flatMap((branch) => branches(branch, value))];
}

function requiredKeys(schema: JsonObject, value: JsonObject): readonly Json[] {
  const own = Array.isArray(schema.required) ? (schema.required as readonly Json[]) : [];
  const chosen = chosenBranches(schema, value);
  return [...own, ...chosen.flatMap((branch) => requiredKeys(branch, value))];
}

function chosenBranches(schema: JsonObject, value: JsonObject): readonly JsonObject[] {
  const alternatives = Array.isArray(schema.oneOf) ? (schema.oneOf as readonly Json[]) : [];
  return alternatives.filter(
    (branch): branch is JsonObject => isObject(branch) && hasTags(branch, value),
  );
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
