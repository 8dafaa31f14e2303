/** MiB that cached responses may need. */
export const usualCache: number;

/** Flags of Node for the shop's process. */
export function serverFlags(env: Readonly<Record<string, string | undefined>>): string[];
