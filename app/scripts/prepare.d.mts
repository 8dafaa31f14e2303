/** The project's folder, with a trailing slash. */
export const root: string;

/** Folders with the sources of the shop. */
export const sources: readonly string[];

/** The folder of the site: `SITE`, relative to the project, or the demo. */
export function siteFolder(env?: Readonly<Record<string, string | undefined>>): string;

/** The file of the site, which may be missing. */
export function siteFile(folder?: string): string;

/** Returns the folder of a block of the engine, of the site or of its plugins, relative to the project. */
export function blockFolder(type: string, plugins: readonly { readonly folder: string }[]): string;

export function isInstalled(folder: string, isWanted?: (of: { dev?: boolean }) => boolean): boolean;

/** Starts a program in the project's folder; `exit` resolves with its exit code. */
export function run(command: string, args: readonly string[]): { exit: Promise<number> };

/** Runs a program to its end; returns its exit code and everything that it printed. */
export function capture(
  command: string,
  args: readonly string[],
): Promise<{ code: number; output: string }>;
