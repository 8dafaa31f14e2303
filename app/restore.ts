import { restoreBackup } from '#server/backup/restore-backup.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { StartError } from '#server/db/start-error.ts';
import { openMediaFiles } from '#server/media/open-files.ts';
import { readMediaSettings } from '#server/media/settings.ts';
import { dataFolderOf } from './data-folder.ts';
import { print, runTool, showProgress } from './tool.ts';

/** `npm run restore -- FILE`: fills an empty data folder, or the empty database of DATABASE_URL. */
async function restore(): Promise<void> {
  const { BACKUP_KEY: key = null, DATABASE_URL } = process.env;
  const dataFolder = dataFolderOf(process.env);
  const file = process.argv[2];
  if (!file) throw new StartError('Name the file of a backup: npm run restore -- FILE');
  const embedded = DATABASE_URL ? null : await startEmbedded(dataFolder);
  try {
    const connectionString = DATABASE_URL ?? embedded?.connectionString ?? '';
    const { media } = await openMediaFiles(readMediaSettings(process.env, dataFolder));
    const onProgress = showProgress;
    const totals = await restoreBackup({ connectionString, media, file, key, onProgress });
    for (const [table, { rows }] of Object.entries(totals.tables)) {
      if (rows > 0) print(`${table}: ${rows} rows, as in the backup`);
    }
    print(`Files: ${totals.media.files}, as in the backup`);
    print('Restored. Start the shop with: npm start');
  } finally {
    await embedded?.stop();
  }
}

runTool(restore);
