import type { Logger } from 'pino';
import type { Gateways } from '#server/payments/gateway.ts';
import { createGateways, readPaymentSettings } from '#server/payments/settings.ts';
import type { Config } from './config.ts';

export interface OpenPayments {
  readonly gateways: Gateways;
  readonly close: () => Promise<void>;
}

/** The shop's payment providers: those of its contracts, or the sandbox if it is configured. */
export async function openPayments(
  config: Pick<Config, 'publicUrl' | 'sandboxPayments'>,
  logger: Pick<Logger, 'warn'>,
): Promise<OpenPayments> {
  const log = (text: string) => logger.warn({ provider: text }, 'payment provider');
  const { publicUrl, sandboxPayments: port } = config;
  if (port === null) {
    const gateways = createGateways(readPaymentSettings(process.env), log);
    return { gateways, close: async () => undefined };
  }
  const { startSandbox } = await import('#server/payments/sandbox/sandbox.ts');
  const sandbox = await startSandbox({ port, shopUrl: publicUrl });
  return { gateways: createGateways(sandbox.settings, log), close: sandbox.close };
}
