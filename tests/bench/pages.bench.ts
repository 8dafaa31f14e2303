import { spawn } from 'node:child_process';

/**
 * How long does the server take for a whole page, asked for over loopback with warm data? Starts the
 * built shop on the end-to-end tests' data folder and prints median and 95th percentile in ms.
 */
const port = 3299;
const origin = `http://localhost:${port}`;
const pages = {
  'home page': '/',
  'list of 24 cards': '/shop/dom-i-kuhinja?perPage=24',
  'product page': '/produkt/brodovi-od-drva',
  'configurable product': '/produkt/majica-izobata',
  'empty cart': '/kosarica',
};

const shop = spawn(process.execPath, ['dist/server/server.js'], {
  env: { ...process.env, PORT: String(port), IZLOG_DATA: '.cache/e2e', NODE_ENV: 'production' },
  stdio: 'ignore',
});

async function untilReady(): Promise<void> {
  for (let i = 0; i < 600; i += 1) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The shop did not open.');
}

async function time(path: string): Promise<number> {
  const start = performance.now();
  await (await fetch(origin + path)).text();
  return performance.now() - start;
}

async function measure(path: string): Promise<string> {
  for (let i = 0; i < 50; i += 1) await time(path);
  const times: number[] = [];
  for (let i = 0; i < 300; i += 1) times.push(await time(path));
  times.sort((a, b) => a - b);
  return `median ${times[150]?.toFixed(1)} ms, p95 ${times[285]?.toFixed(1)} ms`;
}

try {
  await untilReady();
  for (const [name, path] of Object.entries(pages)) {
    process.stdout.write(`${name.padEnd(22)} ${await measure(path)}\n`);
  }
} finally {
  shop.kill('SIGTERM');
}
