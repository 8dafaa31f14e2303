/** Returns the list with the named items moved before or after another item, keeping their order. */
export function moveTo<T>(
  list: readonly T[],
  nameOf: (member: T) => string,
  moved: ReadonlySet<unknown>,
  target: string,
  side: 'before' | 'after' | 'on',
): T[] {
  if (moved.has(target)) return [...list];
  const moving = list.filter((member) => moved.has(nameOf(member)));
  const rest = list.filter((member) => !moved.has(nameOf(member)));
  const at = rest.findIndex((member) => nameOf(member) === target);
  return rest.toSpliced(side === 'before' ? at : at + 1, 0, ...moving);
}
