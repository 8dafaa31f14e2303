import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import bwip from 'bwip-js/node';
import sharp from 'sharp';
import { testBrowser } from '../../app/scripts/chromium.mjs';
import { logInStaff } from './staff.ts';

const size = { width: 640, height: 480 };

/** Writes a video of one frame for the camera, which shows this code. */
async function writeVideo(code: string, file: string): Promise<void> {
  const { width, height } = size;
  const picture = await bwip.toBuffer({ bcid: 'qrcode', text: code, scale: 6, paddingwidth: 20 });
  const light = await sharp(picture)
    .resize({ width, height, fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer();
  const colours = Buffer.alloc((width * height) / 2, 128);
  const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`;
  writeFileSync(file, Buffer.concat([Buffer.from(head), light, colours]));
}

test('the camera of a phone reads the code of a ticket, and the page checks it', async ({
  baseURL,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-camera-'));
  const video = join(folder, 'code.y4m');
  await writeVideo('7KQF3M2XABCDEFGH', video);
  const { args, ...options } = testBrowser();
  const camera = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ];
  const browser = await chromium.launch({ ...options, args: [...args, ...camera] });
  const page = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
  await logInStaff(page);
  await page.goto('/en/admin/tickets');
  await page
    .getByRole('region', { name: /camera/i })
    .getByRole('button')
    .click();
  await expect(page.locator('[data-result]')).toHaveAttribute('data-result', 'unknown');
  await expect(page.locator('main')).toContainText('7KQF');
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});
