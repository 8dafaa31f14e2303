import { StartFault } from '#server/db/start-fault.ts';

/** Settings of the process, from the environment; each has a default (README). */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly publicUrl: string;
  readonly logLevel: string;
  readonly trustProxy: string[] | false;
  /** A site for looking at: edit mode is not offered (EDIT-02). */
  readonly dummy: boolean;
  /** Whether tools of people who build blocks are offered (`npm run dev`). */
  readonly development: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Throws `StartFault` with what to mend. */
export function readConfig(env: Environment): Config {
  const port = readPort(env.PORT);
  const logLevel = env.LOG_LEVEL ?? 'warn';
  if (!logLevels.includes(logLevel)) {
    throw new StartFault(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${logLevel}".`);
  }
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    dataFolder: env.IZLOG_DATA ?? '.izlog',
    publicUrl: readPublicUrl(env.PUBLIC_URL, port),
    logLevel,
    dummy: env.DUMMY === 'true',
    development: env.IZLOG_MODE === 'development',
    trustProxy: env.TRUST_PROXY ? env.TRUST_PROXY.split(',').map((item) => item.trim()) : false,
  };
}

function readPort(value = '3000'): number {
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new StartFault(`PORT must be a whole number from 1 to 65535, not "${value}".`);
}

function readPublicUrl(value: string | undefined, port: number): string {
  if (!value) return `http://localhost:${port}`;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new StartFault(`PUBLIC_URL must be an http(s) address without a path, not "${value}".`);
}
