/** The project's folder, with a trailing slash. */
export const root: string;

/** Folders with the sources of the shop. */
export const sources: readonly string[];

export function isInstalled(folder: string, isWanted?: (of: { dev?: boolean }) => boolean): boolean;
