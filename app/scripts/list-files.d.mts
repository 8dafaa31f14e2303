/** Returns the files of the working tree that git does not ignore, relative to the project. */
export function listFiles(...patterns: readonly string[]): string[];
