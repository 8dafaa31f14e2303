/** Returns the values of one list that the other lacks. */
export const except = (all: readonly string[], known: readonly string[]): readonly string[] =>
  all.filter((each) => !known.includes(each));
