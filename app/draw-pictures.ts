import { join } from 'node:path';
import { writeFiles } from '#fixtures/files/write-files.ts';
import { renderPictures } from '#fixtures/pictures/render.ts';

/**
 * Draws the demo site's pictures into the folder named by the argument, and writes its e-books beside them. A process of its own: the
 * shop's process refuses SVG, which is what these pictures are drawn as.
 */
const folder = process.argv[2];
if (!folder) throw new Error('Name the folder to draw into.');

let told = 0;
const report = await renderPictures(folder, {
  onProgress(done, total) {
    const tenth = Math.floor((done * 10) / total);
    if (tenth === told) return;
    told = tenth;
    process.stdout.write(`  ${done} of ${total} pictures\n`);
  },
});
process.stdout.write(`  ${report.written} drawn, ${report.unchanged} as they were\n`);
await writeFiles(join(folder, 'files'));
