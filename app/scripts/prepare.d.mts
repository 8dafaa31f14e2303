/** The project's folder, with a trailing slash. */
export const root: string;

export function isInstalled(folder: string, isWanted?: (of: { dev?: boolean }) => boolean): boolean;
