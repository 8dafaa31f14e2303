import { join } from 'node:path';
import { writeFiles } from '#fixtures/files/write-files.ts';
import { renderPictures } from '#fixtures/pictures/render.ts';

/**
 * Draws the demo site's pictures into the folder named by the first argument and writes its e-books next to
 * them. With a second argument, `files`, it only writes the e-books. It is a separate process because the
 * shop's process refuses SVG, the format in which these pictures are drawn.
 */
const [, , folder, only] = process.argv;
if (!folder) throw new Error('Name the folder to draw into.');

if (only !== 'files') await draw(folder);
await writeFiles(join(folder, 'files'));

async function draw(into: string): Promise<void> {
  let reported = 0;
  const report = await renderPictures(into, {
    onProgress(done, total) {
      const tenth = Math.floor((done * 10) / total);
      if (tenth === reported) return;
      reported = tenth;
      process.stdout.write(`  ${done} of ${total} pictures\n`);
    },
  });
  process.stdout.write(`  ${report.written} drawn, ${report.unchanged} as they were\n`);
}
