import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  createServer as createVite,
  isRunnableDevEnvironment,
  type Plugin,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from 'vite';
import { startEmbedded } from '#server/db/embedded.ts';
import { isStartError } from '#server/db/start-error.ts';
import { maxHeaderSize } from '#server/http/header-size.ts';
import { stopOnSignal } from '#server/jobs/stop-on-signal.ts';
import { readConfig } from '../config.ts';
import { root } from '../scripts/prepare.mjs';
import { endWithError, listenError } from '../start-errors.ts';
import { closedPage } from './closed-page.ts';
import { showCrashes } from './crashes.ts';
import { keepGenerated } from './generated.ts';
import { base, writeManifests } from './manifests.ts';
import { pageStyles } from './page-styles.ts';
import { serverCode } from './server-code.ts';
import { createShopSlot } from './shop-slot.ts';
import { viteSettings } from './vite-settings.ts';

const serverEntry = join(root, 'app/dev/open-shop.ts');

const print = (text: string) => process.stdout.write(`${text}\n`);
const onError = (error: unknown) => {
  const { name, message, stack } = error as Error;
  process.stderr.write(`${name === 'BrokenBlock' ? message : (stack ?? error)}\n`);
};

type Ending = () => Promise<unknown>;

/** The shop in development: one process holds the database, Vite and the shop. */
async function develop(): Promise<void> {
  const config = readConfig(process.env);
  const endings: Ending[] = [];
  const close = async () => {
    for (const end of endings.toReversed()) await end();
  };
  stopOnSignal({ close, print, onError });
  await openDatabase(config.dataFolder, endings);
  const web = createServer({ maxHeaderSize });
  const { vite, slot } = await openVite(web, new URL(config.publicUrl).hostname);
  endings.push(() => vite.close(), slot.close);
  if (config.addedBlocks) followAddedBlocks(vite, config.addedBlocks, slot.reload);
  await slot.reload();
  web.on('request', (request, response) => void handle(request, response));
  await listen(web, config.host, config.port);
  endings.push(async () => web.close().closeAllConnections());
  print(`Izlog is open at ${config.publicUrl.replace(/:\d+$/, '')}:${config.port}`);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isOfVite = request.url?.startsWith(base);
    if (isOfVite) vite.middlewares(request, response, () => response.writeHead(404).end());
    else if (!(await slot.handle(request, response))) closedPage(response);
  }
}

/** The database stays open across reloads of the shop's code, because opening it takes the longest. */
async function openDatabase(folder: string, endings: Ending[]): Promise<void> {
  if (process.env.DATABASE_URL) return;
  const { connectionString, stop } = await startEmbedded(folder, { onError });
  endings.push(stop);
  process.env.DATABASE_URL = connectionString;
}

/** Files are watched before any is read, so no change is missed. */
function watching() {
  let isWatching = () => {};
  const ready = new Promise<void>((resolve) => {
    isWatching = resolve;
  });
  const plugin: Plugin = {
    name: 'izlog:watching',
    configureServer: ({ watcher }) => void watcher.once('ready', isWatching),
  };
  return { plugin, ready };
}

async function openVite(web: ReturnType<typeof createServer>, host: string) {
  const client = writeManifests();
  const crashes = showCrashes();
  const styles = pageStyles(serverEntry);
  const generated = keepGenerated();
  const slot = createShopSlot({
    async load() {
      const server = serverOf(vite);
      await generated.write(server);
      const { openDevelopmentShop } = await server.runner.import<Entry>(serverEntry);
      return () => openDevelopmentShop(client, crashes.onCrash);
    },
    onOpen(ms) {
      crashes.forget();
      styles.forgetOrder();
      vite.environments.client.hot.send('izlog:shop', {});
      print(`The shop's code was read in ${Math.round(ms)} ms`);
    },
    onError(error) {
      if (isStartError(error)) endWithError(error);
      crashes.onBroken(error);
      onError(error);
    },
  });
  const watch = watching();
  const plugins = [styles.plugin, serverCode(slot, generated), crashes.plugin, watch.plugin];
  const vite = await createVite(viteSettings({ web, host, plugins }));
  await watch.ready;
  return { vite, slot };
}

type Entry = typeof import('./open-shop.ts');

function serverOf({ environments }: ViteDevServer): RunnableDevEnvironment {
  const { ssr } = environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run server code.');
  return ssr;
}

function followAddedBlocks({ watcher }: ViteDevServer, folder: string, changed: () => void): void {
  watcher.add(folder);
  watcher.on('all', (_event, path) => {
    if (path.startsWith(folder)) changed();
  });
}

async function listen(web: ReturnType<typeof createServer>, host: string, port: number) {
  await new Promise<void>((listening, failed) => {
    web.once('error', (error) => failed(listenError(error, port)));
    web.listen(port, host, listening);
  });
}

develop().catch(endWithError);
