import { ensureStartable } from './ensure-startable.mjs';
import { run } from './prepare.mjs';

/**
 * Runs a program of the built server with the arguments of this one.
 *
 * @param {string} name
 */
export async function runBuilt(name) {
  await ensureStartable();
  const args = ['--enable-source-maps', `dist/server/${name}.js`, ...process.argv.slice(2)];
  process.exitCode = await run('node', args, {
    env: { ...process.env, NODE_ENV: 'production' },
  }).exit;
}
