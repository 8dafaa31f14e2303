import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium without windows of its own: journeys take a quarter less processor time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const isThere = (path) => path && existsSync(path);

/**
 * Returns the path of a Chromium or Chrome on this machine: the configured one, an installed one, or
 * Playwright's own download. Null if there is none.
 */
export function findChromium() {
  const found = [process.env.CHROMIUM_PATH, ...installed, headlessShell].find(isThere);
  return found ?? [downloadPath()].find(isThere) ?? null;
}

export function chromiumPath() {
  return findChromium() ?? downloadPath();
}

/** Loaded only here, because Playwright takes a tenth of the start of vitest. */
function downloadPath() {
  const { chromium } = createRequire(import.meta.url)('playwright');
  return chromium.executablePath();
}

/**
 * Suggestions under the address bar are pages of their own in each new window and cost half of its opening. A spare
 * renderer is a process that is started for the next site, which a test never opens. The other features are those that
 * Playwright switches off: Chromium applies only the last such list.
 */
const withoutFeatures = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Returns the launch options of the browser for tests. */
export function testBrowser() {
  return {
    executablePath: [process.env.CHROMIUM_PATH, headlessShell].find(isThere) ?? chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', `--disable-features=${withoutFeatures}`],
  };
}
