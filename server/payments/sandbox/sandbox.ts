import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import { slipCurrency } from '../bank-transfer.ts';
import type { PaymentSettings } from '../settings.ts';
import { createBank } from './bank.ts';
import { createPayPalServer } from './paypal-server.ts';

export interface SandboxPlace {
  /** 0 takes any free port. */
  readonly port: number;
  /** Address of the shop, which PayPal's messages go to. */
  readonly shopUrl: string;
  /** Plans by article number, so that subscriptions can be tried. */
  readonly plans?: Readonly<Record<string, string>>;
}

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/**
 * Payment providers for trying out: a card gateway with signed messages, and PayPal's REST calls with
 * its script. They speak what the real ones speak, on another origin than the shop; no money moves,
 * and what they know is gone when they stop.
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
      currencies: [slipCurrency],
    },
    payPal: { ...payPal.contract, api: url, origins: [url], sources: [url], plans },
  };
  return { url, bank, payPal, settings, close: () => app.close() };
}
