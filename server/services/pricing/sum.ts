export const sum = (values: readonly number[]): number =>
  values.reduce((all, value) => all + value, 0);
