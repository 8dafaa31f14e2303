import { createReadStream, realpathSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { upload } from '#schemas/constants.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { borrowDatabase } from '#server/db/running-database.ts';
import { StartError } from '#server/db/start-error.ts';
import { createMediaStore } from '#server/media/media-store.ts';
import { openMediaFiles } from '#server/media/open-files.ts';
import { readMediaSettings } from '#server/media/settings.ts';
import { type ImportTools, type MapFile, runImport } from '#server/services/import/run-import.ts';
import { dataFolderOf } from './data-folder.ts';
import { print, runTool, showProgress } from './tool.ts';

const usage =
  'Name a file: npm run import -- products.csv [--map map.json] [--encoding windows-1250] [--dry-run]';

/** `npm run import -- FILE`: writes the products of a file into the shop, which may be open meanwhile. */
async function importProducts(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      map: { type: 'string' },
      encoding: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (!file) throw new StartError(usage);
  const { size } = await stat(file).catch(() => {
    throw new StartError(`${file} cannot be read.`);
  });
  const map = values.map ? await readMap(values.map) : {};
  const IZLOG_DATA = dataFolderOf(process.env);
  const borrowed = await borrowDatabase({ ...process.env, IZLOG_DATA });
  const opened = await openDatabase({ DATABASE_URL: borrowed.connectionString, IZLOG_DATA });
  const { media } = await openMediaFiles(readMediaSettings(process.env, IZLOG_DATA));
  const ending = new AbortController();
  process.once('SIGINT', () => ending.abort());
  const tools: ImportTools = {
    db: opened.db,
    store: createMediaStore(media),
    toLoopback: false,
    logger: pino({ level: 'silent' }),
    signal: ending.signal,
    print,
    onProgress: showProgress,
  };
  try {
    const given = {
      name: basename(file),
      size,
      bytes: () => createReadStream(file),
      beside: pictureBeside(file),
    };
    const encoding = values.encoding ?? null;
    const isDry = values['dry-run'];
    process.exitCode = (await runImport(tools, given, { ...map, encoding, isDry })) ? 0 : 1;
  } finally {
    await opened.close();
    await borrowed.close();
  }
}

/** Reads pictures in the folder of the file and below it, never elsewhere. */
function pictureBeside(file: string): (path: string) => Promise<Buffer | null> {
  const folder = realpathSync(dirname(resolve(file)));
  return async (path) => {
    const found = await realpath(join(folder, path)).catch(() => null);
    if (!found?.startsWith(`${folder}${sep}`)) return null;
    const { size } = await stat(found);
    return size > upload.maxBytes ? null : readFile(found).catch(() => null);
  };
}

async function readMap(path: string): Promise<MapFile> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as MapFile;
  } catch {
    throw new StartError(`${path} is no JSON file. It looks like {"columns":{"Title":"name"}}.`);
  }
}

runTool(importProducts);
