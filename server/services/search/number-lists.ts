/** Lists of whole numbers in one array. A typed array of its own for each takes ten times the memory. */
export interface NumberLists {
  readonly starts: Uint32Array;
  readonly values: Uint32Array;
}

export function createLists(lists: readonly (readonly number[])[]): NumberLists {
  const starts = new Uint32Array(lists.length + 1);
  for (const [at, list] of lists.entries()) starts[at + 1] = (starts[at] as number) + list.length;
  const values = new Uint32Array(starts[lists.length] as number);
  for (const [at, list] of lists.entries()) values.set(list, starts[at]);
  return { starts, values };
}

export const listAt = ({ starts, values }: NumberLists, at: number): Uint32Array =>
  values.subarray(starts[at], starts[at + 1]);

/** Lists of whole numbers by key. */
export interface NumberGroups {
  readonly positions: ReadonlyMap<string, number>;
  readonly lists: NumberLists;
}

export function createGroups(groups: ReadonlyMap<string, readonly number[]>): NumberGroups {
  const positions = new Map([...groups.keys()].map((key, at) => [key, at]));
  return { positions, lists: createLists([...groups.values()]) };
}

const none = new Uint32Array(0);

export function groupOf({ positions, lists }: NumberGroups, key: string): Uint32Array {
  const at = positions.get(key);
  return at === undefined ? none : listAt(lists, at);
}
