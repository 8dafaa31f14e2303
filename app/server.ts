import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { setReporter } from '#runtime/report.ts';
import { StartFault } from '#server/db/start-fault.ts';
import { loggedRequest } from '#server/http/logged-request.ts';
import { stopOnSignal } from '#server/jobs/stop-on-signal.ts';
import { readConfig } from './config.ts';
import { startRefused } from './scripts/keep-running.mjs';
import { openShop, type Shop } from './shop.ts';

/** The process: settings in, a listening shop out; stops cleanly on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = pino({
    level: config.logLevel,
    redact: ['req.headers', '*.password'],
    serializers: { req: loggedRequest },
  });
  setReporter((code, error, place) =>
    logger.error({ code, ...place, err: error }, 'caught at a wall'),
  );
  const client = fileURLToPath(new URL('../client/', import.meta.url));
  const say = (text: string) => process.stdout.write(`${text}\n`);
  let shop: Shop | null = null;
  // Also while it opens: an embedded database ends with this process.
  stopOnSignal({ close: async () => shop?.close(), say, onError: (error) => logger.fatal(error) });
  shop = await openShop({ config, logger, client, say });
  const address = await listen(shop.app, config.host, config.port);
  process.send?.('open');
  say(`Izlog is open at ${config.publicUrl.replace(/:\d+$/, '')}:${address}`);
}

type Listening = Awaited<ReturnType<typeof openShop>>['app'];

async function listen(app: Listening, host: string, port: number): Promise<number> {
  try {
    await app.listen({ host, port });
    return port;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    await app.close();
    if (code === 'EADDRINUSE') {
      throw new StartFault(
        `Port ${port} is in use by another program. Stop it, or choose another port: PORT=3001 npm start`,
      );
    }
    if (code === 'EACCES')
      throw new StartFault(`Port ${port} needs more rights. Choose one above 1023.`);
    throw error;
  }
}

main().catch((error: unknown) => {
  const text =
    error instanceof StartFault ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`${text}\n`);
  process.exit(error instanceof StartFault ? startRefused : 1);
});
