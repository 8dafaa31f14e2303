/** Counts 0, 1, 2 … for each item. */
export function counter(): (itemId: number) => number {
  const next = new Map<number, number>();
  return (itemId) => {
    const place = next.get(itemId) ?? 0;
    next.set(itemId, place + 1);
    return place;
  };
}
