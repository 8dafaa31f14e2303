import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import { site } from '#schemas/site/site.ts';
import type { PaymentSettings } from '../settings.ts';
import { createBank } from './bank.ts';
import { createPayPalServer } from './paypal-server.ts';

export interface SandboxPlace {
  /** 0 uses any free port. */
  readonly port: number;
  /** URL of the shop, for PayPal's messages. */
  readonly shopUrl: string;
  /** Plans by SKU, for testing subscriptions. */
  readonly plans?: Readonly<Record<string, string>>;
}

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/**
 * Payment providers for testing: a card gateway with signed messages, and PayPal's REST calls with its
 * script. They use the protocols of the real ones, on another origin than the shop. No money moves, and all
 * data is lost when they stop.
 */
export async function startSandbox({ port, shopUrl, plans = {} }: SandboxPlace) {
  const app = Fastify();
  await app.register(formbody);
  const bank = createBank();
  const payPal = createPayPalServer(`${shopUrl}/pay/notify/paypal`);
  bank.register(app);
  payPal.register(app);
  const url = await app.listen({ host: '127.0.0.1', port });
  bank.at(`${url}/bank`);
  payPal.at(url);
  const settings: PaymentSettings = {
    hostedForm: {
      ...bank.contract,
      url: `${url}/bank`,
      origins: [url],
      currencies: [site.currencies[0].code],
    },
    payPal: { ...payPal.contract, api: url, origins: [url], sources: [url], plans },
  };
  return { url, bank, payPal, settings, close: () => app.close() };
}
