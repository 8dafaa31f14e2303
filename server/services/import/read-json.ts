import type { Json, JsonObject } from '#schemas/document/element.ts';
import { type Bytes, readText } from './read-bytes.ts';
import { checkColumns, type Table, UnreadableFile } from './table.ts';

/** Reads a list of products, or an object that contains one: an export, or a schema.org feed. */
export async function readJson(bytes: Bytes): Promise<Table> {
  let text = '';
  for await (const piece of readText(bytes, 'utf-8')) text += piece;
  const records = recordsIn(parse(text)).map(flatten);
  if (records.length === 0) throw new UnreadableFile('empty');
  const columns = checkColumns([...new Set(records.flatMap((record) => [...record.keys()]))]);
  async function* rows() {
    for (const [at, record] of records.entries()) {
      yield { line: at + 2, cells: columns.map((column) => record.get(column) ?? '') };
    }
  }
  return { encoding: 'utf-8', columns, rows: rows() };
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new UnreadableFile('unreadable', error instanceof Error ? error.message : '');
  }
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function recordsIn(value: Json): readonly JsonObject[] {
  if (Array.isArray(value)) return value.filter(isObject).map(ofListItem);
  if (!isObject(value)) return [];
  for (const key of ['products', 'itemListElement', '@graph', 'items']) {
    const list = value[key];
    if (Array.isArray(list)) return recordsIn(list);
  }
  return [value];
}

const ofListItem = (value: JsonObject): JsonObject =>
  value['@type'] === 'ListItem' && isObject(value.item) ? value.item : value;

/** `{ name: { en: 'A' } }` is the column `name:en`; a list of texts is joined with `|`. */
function flatten(record: JsonObject): ReadonlyMap<string, string> {
  const cells = new Map<string, string>();
  const add = (path: string, value: Json | undefined) => {
    if (Array.isArray(value) && value.every((each) => !isObject(each))) {
      cells.set(path, value.map(String).join('|'));
    } else if (Array.isArray(value)) {
      add(path, value[0]);
    } else if (isObject(value)) {
      for (const [key, inner] of Object.entries(value)) add(path ? `${path}:${key}` : key, inner);
    } else if (value !== undefined) {
      cells.set(path, value === null ? '' : String(value));
    }
  };
  add('', record);
  return cells;
}
