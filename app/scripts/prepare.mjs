import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const installStamp = join(root, 'node_modules/.izlog-install');
const buildStamp = join(root, 'dist/.stamp');
export const sources = ['schemas', 'runtime', 'blocks', 'editor', 'server', 'app', 'fixtures'];

/** Starts a program in the project's folder; `exit` resolves with its exit code. */
export function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  const exit = new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
  return { child, exit };
}

async function runOrExit(what, command, args) {
  const code = await run(command, args).exit;
  if (code === 0) return;
  process.stderr.write(`${what} failed.\n`);
  process.exit(code);
}

/** Installs the packages of the lock file; does nothing while it is unchanged. */
export async function ensureInstalled() {
  const wanted = hashOf([join(root, 'package-lock.json')]);
  if (readStamp(installStamp) === wanted) return;
  process.stdout.write('Installing packages …\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it refuses a lock file that lacks optional binaries of other platforms.
  await runOrExit('Installing packages', npm, ['install', '--no-save', '--no-audit', '--no-fund']);
  writeStamp(installStamp, wanted);
}

/** Builds the shop; does nothing while no source changed. */
export async function ensureBuilt() {
  const wanted = hashOf(sourceFiles());
  if (readStamp(buildStamp) === wanted) return;
  process.stdout.write('Building the shop …\n');
  await runOrExit('Generating', 'node', ['--import', 'tsx', 'app/scripts/gen.ts', '--check']);
  await runOrExit('Building', 'node', [
    'node_modules/vite/bin/vite.js',
    'build',
    '--app',
    '--logLevel',
    'warn',
  ]);
  writeStamp(buildStamp, wanted);
}

function sourceFiles() {
  const files = sources.flatMap((folder) => filesUnder(join(root, folder)));
  return [...files.sort(), join(root, 'package-lock.json'), join(root, 'vite.config.ts')];
}

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return /\.test\.tsx?$|\.md$/.test(entry.name) ? [] : [path];
  });
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function readStamp(file) {
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : null;
}

function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
}
