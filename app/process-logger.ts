import pino, { type Logger } from 'pino';
import { setReporter } from '#runtime/report.ts';
import { loggedRequest } from '#server/http/logged-request.ts';

/** The log of a process that opens a shop. It also gets the errors that a page survives. */
export function createLogger(level: string): Logger {
  const logger = pino({
    level,
    redact: ['req.headers', '*.password'],
    serializers: { req: loggedRequest },
  });
  setReporter((code, error, source) =>
    logger.error({ code, ...source, err: error }, 'caught at a wall'),
  );
  return logger;
}
