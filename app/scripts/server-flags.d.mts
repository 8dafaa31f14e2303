/** Default maximum size of cached responses in MiB. */
export const usualCache: number;

/** Returns the Node.js flags for the shop's process. */
export function serverFlags(env: Readonly<Record<string, string | undefined>>): string[];

/** Returns the environment for the shop's process. */
export function serverEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
