/** Returns the ids in the value of a relation, which is empty, one id or a list. */
export function idsOf(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}
