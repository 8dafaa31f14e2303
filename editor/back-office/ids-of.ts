/** Ids in the value of a relation: none, one or a list. */
export function idsOf(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}
