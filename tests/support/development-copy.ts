import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const sources = ['schemas', 'runtime', 'blocks', 'editor', 'server', 'app', 'fixtures'];
const settings = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'vite.config.ts'];

export interface DevelopmentCopy {
  readonly folder: string;
  readonly url: string;
  /** Replaces a text in a file of the copy; returns a function that reverts it. */
  readonly change: (file: string, from: string, to: string) => () => void;
  readonly close: () => Promise<void>;
}

/** Runs `npm run dev` on a copy of the sources, so a test can change and break them. */
export async function openDevelopmentCopy(
  name: string,
  env: Readonly<Record<string, string>>,
): Promise<DevelopmentCopy> {
  const folder = resolve('.cache', name);
  rmSync(folder, { recursive: true, force: true });
  for (const each of [...sources, ...settings]) {
    cpSync(each, join(folder, each), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const url = `http://localhost:${env.PORT}`;
  const shop = spawn(process.execPath, ['app/scripts/dev.mjs'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', PICTURES_WARM_UP: 'false', ...env },
    stdio: ['ignore', process.env.DEV_COPY_LOG ? 'inherit' : 'ignore', 'inherit'],
  });
  await untilOpen(shop, url);
  return {
    folder,
    url,
    change(file, from, to) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} holds no ${from}`);
      writeFileSync(path, before.replace(from, to));
      return () => writeFileSync(path, before);
    },
    async close() {
      shop.kill('SIGTERM');
      if (shop.exitCode === null) await once(shop, 'exit');
    },
  };
}

async function untilOpen(shop: ChildProcess, url: string): Promise<void> {
  while (shop.exitCode === null) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`The shop ended with code ${shop.exitCode} before it was open.`);
}
