import { join } from 'node:path';
import { site } from '#site/izlog.config.ts';

/**
 * Draws the site's pictures into the folder named by the first argument and writes the files of its digital
 * products next to them. With a second argument, `files`, it only writes the files. It is a separate process
 * because the shop's process refuses SVG, a format in which sites may draw.
 */
const [, , folder, only] = process.argv;
if (!folder) throw new Error('Name the folder to draw into.');

if (only !== 'files') await draw(folder);
await site.content?.writeFiles?.(join(folder, 'files'));

async function draw(into: string): Promise<void> {
  let reported = 0;
  const report = await site.content?.drawPictures?.(into, (done, total) => {
    const tenth = Math.floor((done * 10) / total);
    if (tenth === reported) return;
    reported = tenth;
    process.stdout.write(`  ${done} of ${total} pictures\n`);
  });
  if (report) process.stdout.write(`  ${report.written} drawn, ${report.unchanged} as they were\n`);
}
