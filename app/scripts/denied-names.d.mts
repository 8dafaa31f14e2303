export const denied: ReadonlyMap<string, string>;
