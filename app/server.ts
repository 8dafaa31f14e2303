import { fileURLToPath } from 'node:url';
import { stopOnSignal } from '#server/jobs/stop-on-signal.ts';
import { readConfig } from './config.ts';
import { createLogger } from './process-logger.ts';
import { openShop, type Shop } from './shop.ts';
import { endWithError, listenError } from './start-errors.ts';

/**
 * The server process: reads the settings, opens the shop and listens. Stops cleanly on SIGINT and SIGTERM.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const client = fileURLToPath(new URL('../client/', import.meta.url));
  const print = (text: string) => process.stdout.write(`${text}\n`);
  let shop: Shop | null = null;
  // Registered before the shop opens, because an embedded database ends with this process.
  stopOnSignal({
    close: async () => shop?.close(),
    print,
    onError: (error) => logger.fatal(error),
  });
  shop = await openShop({ config, logger, client, print });
  const address = await listen(shop.app, config.host, config.port);
  process.send?.('open');
  print(`Izlog is open at ${config.publicUrl.replace(/:\d+$/, '')}:${address}`);
}

type Listening = Awaited<ReturnType<typeof openShop>>['app'];

async function listen(app: Listening, host: string, port: number): Promise<number> {
  try {
    await app.listen({ host, port });
    return port;
  } catch (error) {
    await app.close();
    throw listenError(error, port);
  }
}

main().catch(endWithError);
