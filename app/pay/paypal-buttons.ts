interface Approval {
  readonly orderID?: string | null | undefined;
  readonly subscriptionID?: string | null | undefined;
}

interface ButtonOptions {
  readonly createOrder?: () => Promise<string>;
  readonly createSubscription?: () => Promise<string>;
  readonly onApprove: (data: Approval) => Promise<void>;
  readonly onCancel: () => void;
  readonly onError: () => void;
}

/** The part of PayPal's script that is used here. */
interface PayPalScript {
  Buttons(options: ButtonOptions): {
    isEligible(): boolean;
    render(place: HTMLElement): Promise<void>;
  };
}

/** Fills the container with PayPal's buttons for an order or subscription that the server created. */
export function showPayPal(place: HTMLElement): void {
  const { paypal } = window as { paypal?: PayPalScript };
  const { order = '', providerId = '', subscription, ...texts } = place.dataset;
  const show = messageIn(document.querySelector('[data-pay-status]'));
  const notMade = () => show(texts.notMade);
  if (!paypal) {
    show(texts.lost);
    return;
  }
  const make = async () => providerId;
  const buttons = paypal.Buttons({
    ...(subscription === undefined ? { createOrder: make } : { createSubscription: make }),
    async onApprove({ orderID, subscriptionID }) {
      show(texts.working);
      const url = await confirm(order, { orderID, subscriptionID });
      location.assign(url ?? texts.back ?? '/');
    },
    onCancel: notMade,
    onError: notMade,
  });
  if (buttons.isEligible()) void buttons.render(place).catch(notMade);
}

const messageIn = (status: Element | null) => (text: string | undefined) => {
  if (status) status.textContent = text ?? '';
};

/** The server asks PayPal itself (ORDER-11). Returns the URL to continue at, or null if nothing was paid. */
async function confirm(order: string, details: Approval): Promise<string | null> {
  try {
    const response = await fetch(
      `/api/v2/ecommerce/checkout/order/pgSuccess/${encodeURIComponent(order)}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ details }),
      },
    );
    const { data } = (await response.json()) as { data?: { url?: string } };
    const url = new URL(data?.url ?? '', location.origin);
    return response.ok && data?.url && url.origin === location.origin ? url.href : null;
  } catch {
    return null;
  }
}
