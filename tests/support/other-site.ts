import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { root } from '#app/scripts/prepare.mjs';
import { invariant } from '#schemas/result.ts';
import type { SiteContentData } from '#schemas/site-data.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import type { SiteTask } from './site-child.ts';
import type { SitePage } from './site-pages.ts';

interface Reply {
  readonly number: number;
  readonly status: number;
  readonly body: unknown;
}

export interface OtherSite {
  readonly database: TestDatabase;
  /** Calls the API; returns `data` and throws if the call fails. */
  data<T>(call: string, fields?: object, headers?: Record<string, string>): Promise<T>;
  /** Opens a page, or a file of the sitemap. */
  page(path: string): Promise<SitePage>;
  /** Returns the amounts that the card gateway had to charge, in its minor units. */
  charged(): Promise<unknown>;
  /** Stops the site. The database stays, so that a site with another configuration can use it. */
  stop(): void;
  close(): Promise<void>;
}

/** Opens the API of another site, configured by these lines, on a new database in a process of its own. */
export async function openOtherSite(
  lines: readonly string[],
  content: SiteContentData,
): Promise<OtherSite> {
  const database = await createTestDatabase();
  await sql`DROP SCHEMA public CASCADE`.execute(database.db);
  await sql`CREATE SCHEMA public`.execute(database.db);
  return serveOtherSite(lines, database, content);
}

/** Opens the API of another site on a database, which must be filled already if there is no content. */
export async function serveOtherSite(
  lines: readonly string[],
  database: TestDatabase,
  content: SiteContentData | null = null,
): Promise<OtherSite> {
  const folder = writeSite(lines);
  const child = start(folder, { url: database.url, content });
  let number = 0;
  const replied = (wanted: number) =>
    new Promise<Reply>((resolve, reject) => {
      const listen = (reply: Reply) => {
        if (reply.number !== wanted) return;
        child.off('message', listen);
        resolve(reply);
      };
      child.on('message', listen);
      child.once('exit', (code) => reject(new Error(`The site's process ended with ${code}.`)));
    });
  await replied(0);
  const send = (call: string, fields?: object, headers?: Record<string, string>) => {
    number += 1;
    child.send({ number, call, fields, headers });
    return replied(number);
  };
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    database,
    async data<T>(call: string, fields?: object, headers?: Record<string, string>) {
      const { status, body } = await send(call, fields, headers);
      invariant(status === 200, `${call}: ${status} ${JSON.stringify(body)}`);
      return (body as { readonly data: T }).data;
    },
    async page(path) {
      const { status, body } = await send(path);
      return { status, body: String(body) };
    },
    charged: async () => (await send('bank')).body,
    stop,
    async close() {
      stop();
      await database.drop();
    },
  };
}

function writeSite(lines: readonly string[]): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/site-'));
  const source = [
    "import { defineSite } from '#schemas/site/define-site.ts';",
    'export const site = defineSite({',
    ...lines,
    '});',
  ];
  writeFileSync(join(folder, 'izlog.config.ts'), source.join('\n'));
  return folder;
}

function start(folder: string, task: SiteTask) {
  const program = fileURLToPath(new URL('./site-child.ts', import.meta.url));
  return fork(program, [JSON.stringify(task)], {
    cwd: root,
    env: { ...process.env, SITE: folder },
    execArgv: ['--import', './app/scripts/sources.mjs'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
