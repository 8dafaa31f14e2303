import { run } from './prepare.mjs';

const installers = [
  ['apt-get', [['update'], ['install', '-y', 'chromium-headless-shell']]],
  ['apt-get', [['install', '-y', 'chromium']]],
  ['dnf', [['install', '-y', 'chromium']]],
  ['apk', [['add', 'chromium']]],
  ['brew', [['install', '--cask', 'chromium']]],
];

/** A browser for the tests: an installed one, else Playwright's download, else the system's package. */
export async function ensureBrowser() {
  const { findChromium } = await import('./chromium.mjs');
  if (findChromium()) return;
  process.stdout.write('No Chromium found: installing one …\n');
  await run('node_modules/.bin/playwright', ['install', 'chromium']).exit;
  for (const [command, calls] of installers) {
    if (findChromium()) return;
    for (const args of calls) if ((await run(command, args).exit) !== 0) break;
  }
  if (findChromium()) return;
  process.stderr.write(
    'Install Chromium or Chrome, or set CHROMIUM_PATH, then run npm test again.\n',
  );
  process.exit(1);
}
