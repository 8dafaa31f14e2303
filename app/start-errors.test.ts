import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { startRefused } from './scripts/keep-running.mjs';

const address = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** A process that reads its settings like the server. */
function start(program: string, env: Record<string, string>) {
  const code = `import { endWithError } from ${address('./start-errors.ts')};
    import { readConfig } from ${address('./config.ts')};
    try { ${program} } catch (error) { endWithError(error); }`;
  const flags = ['--import', './app/scripts/sources.mjs', '--input-type=module', '-e', code];
  const { status, stderr } = spawnSync(process.execPath, flags, { env, encoding: 'utf8' });
  return { status, stderr };
}

test('a wrong setting ends the start for good, with one sentence', () => {
  const { status, stderr } = start('readConfig(process.env);', { PORT: 'harbour' });
  expect(status).toBe(startRefused);
  expect(stderr).toContain('PORT');
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('a bug ends the start with its stack, and the start is retried', () => {
  const { status, stderr } = start("throw new TypeError('mast');", {});
  expect(status).toBe(1);
  expect(stderr).toMatch(/TypeError: mast\n\s+at /);
});
