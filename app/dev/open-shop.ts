import '#runtime/ui/styles.ts';
import { type Reporter, setReporter } from '#runtime/report.ts';
import { readConfig } from '../config.ts';
import { createLogger } from '../process-logger.ts';
import { openShop, type Shop } from '../shop.ts';

/** Opens the shop with the current code. The only server module that is imported through Vite. */
export function openDevelopmentShop(client: string, onCrash: Reporter): Promise<Shop> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  setReporter((code, error, source) => {
    logger.error({ code, ...source, err: error }, 'caught at a wall');
    onCrash(code, error, source);
  });
  const print = (text: string) => process.stdout.write(`${text}\n`);
  return openShop({ config, logger, client, print });
}
