import { afterEach, expect, test, vi } from 'vitest';
import { showPayPal } from './paypal-buttons.ts';

interface Buttons {
  readonly createOrder?: () => Promise<string>;
  readonly createSubscription?: () => Promise<string>;
  readonly onApprove: (details: { orderID?: string; subscriptionID?: string }) => Promise<void>;
  readonly onCancel: () => void;
}

afterEach(() => void vi.unstubAllGlobals());

/** Opens the payment page in a browser with PayPal's script, and a server that gives this response. */
function openPage(subscription: boolean, response: Response) {
  const status = { textContent: '' };
  const place = {
    dataset: {
      order: 'a b',
      providerId: 'I-7',
      ...(subscription && { subscription: 'true' }),
      back: '/kosarica',
      working: 'Radimo.',
      notMade: 'Nije plaćeno.',
      lost: 'Nema PayPala.',
    },
  } as unknown as HTMLElement;
  const render = vi.fn(async () => undefined);
  const made: Buttons[] = [];
  const paypal = {
    Buttons: (options: Buttons) => {
      made.push(options);
      return { isEligible: () => true, render };
    },
  };
  const assign = vi.fn();
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => response);
  vi.stubGlobal('window', { paypal });
  vi.stubGlobal('document', { querySelector: () => status });
  vi.stubGlobal('location', { origin: 'https://shop.test', assign });
  vi.stubGlobal('fetch', fetched);
  showPayPal(place);
  const [buttons] = made;
  if (!buttons) throw new Error('PayPal has no buttons');
  return { buttons, place, render, assign, fetched, status };
}

const paid = () => Response.json({ data: { url: '/naplata/uspjesna?orderSlug=x' } });

test('the script of PayPal fills the container with its buttons · ORDER-09', () => {
  const { render, place } = openPage(false, paid());
  expect(render).toHaveBeenCalledWith(place);
});

test.each([
  [false, 'an order', 'createOrder', 'createSubscription'],
  [true, 'a subscription', 'createSubscription', 'createOrder'],
] as const)(
  'subscription %s: the buttons continue %s that the server created · ORDER-10',
  async (subscription, _, wanted, other) => {
    const { buttons } = openPage(subscription, paid());
    expect(await buttons[wanted]?.()).toBe('I-7');
    expect(buttons[other]).toBeUndefined();
  },
);

test('after approval the server confirms, and the browser opens the path it returns · ORDER-11', async () => {
  const { buttons, assign, fetched, status } = openPage(false, paid());
  await buttons.onApprove({ orderID: 'O-1' });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/v2/ecommerce/checkout/order/pgSuccess/a%20b');
  expect(init?.method).toBe('POST');
  expect(JSON.parse(`${init?.body}`)).toEqual({ details: { orderID: 'O-1' } });
  expect(status.textContent).toBe('Radimo.');
  expect(assign.mock.calls).toEqual([['https://shop.test/naplata/uspjesna?orderSlug=x']]);
});

test.each([
  ['refuses', () => Response.json({ data: { url: '/x' } }, { status: 422 })],
  ['names no path', () => Response.json({ data: {} })],
  ['names another site', () => Response.json({ data: { url: 'https://zlo.example/' } })],
  ['gives no JSON', () => new Response('<html>')],
])('if the server %s, the browser goes back to the order · ORDER-11', async (_, response) => {
  const { buttons, assign } = openPage(true, response());
  await buttons.onApprove({ subscriptionID: 'I-7' });
  expect(assign.mock.calls).toEqual([['/kosarica']]);
});

test('a cancelled payment is reported, and the page stays · ORDER-11', () => {
  const { buttons, status, assign } = openPage(false, paid());
  buttons.onCancel();
  expect(status.textContent).toBe('Nije plaćeno.');
  expect(assign).not.toHaveBeenCalled();
});
