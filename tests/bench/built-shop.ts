import { spawn } from 'node:child_process';

export interface BuiltShop {
  readonly url: string;
  readonly close: () => void;
}

/** Opens the built shop on the data folder of the end-to-end tests (`BENCH_DATA` names another). */
export async function openBuiltShop(port: number): Promise<BuiltShop> {
  const shop = spawn(process.execPath, ['dist/server/server.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      IZLOG_DATA: process.env.BENCH_DATA ?? '.cache/e2e',
      NODE_ENV: 'production',
      PICTURES_WARM_UP: 'false',
    },
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}`;
  for (let i = 0; i < 900; i += 1) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return { url, close: () => shop.kill('SIGTERM') };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  shop.kill('SIGTERM');
  throw new Error('The shop did not open.');
}
