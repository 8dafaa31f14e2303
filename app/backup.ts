import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeBackup } from '#server/backup/write-backup.ts';
import { borrowDatabase } from '#server/db/running-database.ts';
import { StartError } from '#server/db/start-error.ts';
import { openMediaFiles } from '#server/media/open-files.ts';
import { readMediaSettings } from '#server/media/settings.ts';
import { dataFolderOf } from './data-folder.ts';
import { print, runTool, showProgress } from './tool.ts';

/** `npm run backup [-- FILE]`: writes the shop to one file. Also works while the shop is open. */
async function backup(): Promise<void> {
  const { BACKUP_KEY: key = null } = process.env;
  const dataFolder = dataFolderOf(process.env);
  const now = new Date();
  const file = resolve(process.argv[2] ?? nameOf(now, key !== null));
  if (existsSync(file)) throw new StartError(`${file} exists. Name another file.`);
  const database = await borrowDatabase({ ...process.env, IZLOG_DATA: dataFolder });
  try {
    const { connectionString } = database;
    const { media } = await openMediaFiles(readMediaSettings(process.env, dataFolder));
    const onProgress = showProgress;
    const totals = await writeBackup({ connectionString, media, file, key, now, onProgress });
    const rows = Object.values(totals.tables).reduce((sum, table) => sum + table.rows, 0);
    print(`${file}: ${rows} rows and ${totals.media.files} files.`);
    if (!key)
      print('It is not encrypted and holds personal data and keys. BACKUP_KEY encrypts it.');
  } finally {
    await database.close();
  }
}

const nameOf = (now: Date, isEncrypted: boolean): string =>
  `izlog-${now.toISOString().slice(0, 16).replace(':', '')}.backup${isEncrypted ? '.age' : ''}`;

runTool(backup);
