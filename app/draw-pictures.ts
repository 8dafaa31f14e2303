import { join } from 'node:path';
import { writeFiles } from '#fixtures/files/write-files.ts';
import { renderPictures } from '#fixtures/pictures/render.ts';

/**
 * Draws the demo site's pictures into the folder named by the argument, and writes its e-books beside them;
 * these alone with a second argument, `files`. A process of its own: the shop's process refuses SVG, which
 * is what these pictures are drawn as.
 */
const [, , folder, only] = process.argv;
if (!folder) throw new Error('Name the folder to draw into.');

if (only !== 'files') await draw(folder);
await writeFiles(join(folder, 'files'));

async function draw(into: string): Promise<void> {
  let told = 0;
  const report = await renderPictures(into, {
    onProgress(done, total) {
      const tenth = Math.floor((done * 10) / total);
      if (tenth === told) return;
      told = tenth;
      process.stdout.write(`  ${done} of ${total} pictures\n`);
    },
  });
  process.stdout.write(`  ${report.written} drawn, ${report.unchanged} as they were\n`);
}
