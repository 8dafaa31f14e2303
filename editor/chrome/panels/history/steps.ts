/** Returns how to get from one state of the history to another. */
export function stepsTo(done: number, wanted: number) {
  return {
    direction: wanted < done ? ('undo' as const) : ('redo' as const),
    count: Math.abs(wanted - done),
  };
}
