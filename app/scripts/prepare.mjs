import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
export const sources = ['schemas', 'runtime', 'blocks', 'editor', 'server', 'app', 'fixtures'];

/** Returns the folder of the site: `SITE`, relative to the project, or else the target of `#site`. */
export function siteFolder(env = process.env) {
  const folder = env.SITE || dirname(imports['#site/*']);
  return isAbsolute(folder) ? folder : join(root, folder);
}

/** Names the file of the site, which may be missing. */
export const siteFile = (folder = siteFolder()) => join(folder, 'izlog.config.ts');

/**
 * Returns the folder of a block of the engine, of the site or of one of its plugins, relative to the project. A
 * block that does not exist would be the site's.
 * @param {string} type
 * @param {readonly { folder: string }[]} plugins
 */
export function blockFolder(type, plugins) {
  const parts = [root, ...plugins.map(({ folder }) => folder), siteFolder()];
  const found = parts.find((folder) => existsSync(join(folder, 'blocks', type))) ?? siteFolder();
  return relative(root, join(found, 'blocks', type));
}

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

/** Runs a program to its end; returns its exit code and everything that it printed. */
export async function capture(command, args) {
  const { child, exit } = run(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { code, output: output + errors };
}

async function runOrExit(what, command, args, options) {
  const code = await run(command, args, options).exit;
  if (code === 0) return;
  process.stderr.write(`${what} failed.\n`);
  process.exit(code);
}

/** Installs the packages of the lock file unless they are installed. */
export async function ensureInstalled() {
  if (!isInstalled(root)) await install('--include=dev');
}

/** Installs the packages that a built shop needs unless they are installed. */
export async function ensureRunnable() {
  if (!isInstalled(root, ({ dev }) => !dev)) await install('--omit=dev');
}

async function install(packages) {
  process.stdout.write('Installing packages …\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it refuses a lock file that lacks optional binaries of other platforms.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', packages];
  await runOrExit('Installing packages', npm, args);
}

/**
 * Whether npm has installed the packages of the lock file. Binaries for other platforms are optional.
 * @param {string} folder
 * @param {(of: { dev?: boolean }) => boolean} isWanted
 */
export function isInstalled(folder, isWanted = () => true) {
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(readPackages(join(folder, 'package-lock.json')))
    .filter(([path, of]) => path !== '' && !of.optional && !of.devOptional && isWanted(of))
    .every(([path, { version }]) => installed[path]?.version === version);
}

const readPackages = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};

/**
 * Builds the shop of `env.SITE` in `env.IZLOG_DIST`; does nothing while no source changed. `isGenerated`: the
 * generated files were just checked.
 */
export async function ensureBuilt({ isGenerated = false, env = process.env } = {}) {
  if (isBuilt(env)) return;
  process.stdout.write('Building the shop …\n');
  if (!isGenerated) await checkGenerated();
  await buildShop(env, hashOf(browserFiles(env), env));
  writeStamp(buildStamp(env), hashOf(sourceFiles(env), env));
}

/** Builds the code for browsers only if something of it changed: it is two thirds of a build. */
async function buildShop(env, browserHash) {
  const stamp = browserStamp(env);
  const only = readStamp(stamp) === browserHash ? 'server' : '';
  if (!only) rmSync(stamp, { force: true });
  const args = ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'];
  await runOrExit('Building', 'node', args, { env: { ...env, BUILD_ONLY: only } });
  writeStamp(stamp, browserHash);
}

const checkGenerated = () =>
  runOrExit('Generating', 'node', [
    '--import',
    './app/scripts/sources.mjs',
    'app/scripts/gen.ts',
    '--check',
    '--code',
  ]);

const buildStamp = ({ IZLOG_DIST = 'dist' }) => join(root, IZLOG_DIST, '.stamp');
const browserStamp = ({ IZLOG_DIST = 'dist' }) => join(root, IZLOG_DIST, '.browser-stamp');

export function isBuilt(env = process.env) {
  return readStamp(buildStamp(env)) === hashOf(sourceFiles(env), env);
}

function sourceFiles(env) {
  const folders = [...sources.map((folder) => join(root, folder)), siteFolder(env)];
  const files = new Set(folders.flatMap(filesUnder));
  return [...[...files].sort(), join(root, 'package-lock.json'), join(root, 'vite.config.ts')];
}

/** Code for browsers imports none of the server's, but may show its texts. */
const browserFiles = (env) =>
  sourceFiles(env).filter((file) => !/^server\/.*\.ts$/.test(relative(root, file)));

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return filesUnder(path);
    return /\.test\.tsx?$|\.md$/.test(entry.name) ? [] : [path];
  });
}

function hashOf(files, env) {
  const hash = createHash('sha256').update(siteFolder(env));
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
