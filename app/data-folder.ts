import { join } from 'node:path';

/**
 * Returns the folder of database and media. Each site but the demo has its own, so that no site opens the
 * database of another.
 */
export function dataFolderOf({ IZLOG_DATA, SITE }: Readonly<Record<string, string | undefined>>) {
  return IZLOG_DATA || join(SITE ?? '', '.izlog');
}
