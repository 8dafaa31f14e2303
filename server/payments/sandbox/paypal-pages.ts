import type { PayPalRecord } from './paypal-records.ts';
import { escapeText, sandboxPage } from './sandbox-page.ts';

const title = 'Sandbox PayPal';

/**
 * The page where the buyer approves. The real one follows the browser's language, from PayPal's own
 * languages.
 */
export function approvalPage(record: PayPalRecord, isPopup: boolean): string {
  const units = record.data.purchase_units as { amount?: Record<string, string> }[] | undefined;
  const { value, currency_code: currency } = units?.[0]?.amount ?? {};
  const plan = `${String(record.data.plan_id)} × ${String(record.data.quantity)}`;
  const what = record.kind === 'order' ? `${value} ${currency}` : plan;
  return sandboxPage(
    'en',
    title,
    `<p>Nothing is charged.</p><p class="sum"><b>${escapeText(what)}</b></p>
<form action="/checkoutnow" method="post"><input type="hidden" name="token" value="${record.id}">
<input type="hidden" name="popup" value="${isPopup ? '1' : ''}"><div>
<button name="decision" value="agree">Pay now</button><button name="decision" value="cancel">Cancel and return</button>
</div></form>`,
  );
}

/** Notifies the shop's page, which opened this window, and closes the window. */
export function doneInPopup(id: string, isAgreed: boolean): string {
  const message = JSON.stringify({ sandboxPayPal: isAgreed ? 'approved' : 'cancelled', id });
  return sandboxPage('en', title, `<script>opener.postMessage(${message}, '*'); close();</script>`);
}
