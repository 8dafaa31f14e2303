import { showPayPal } from './paypal-buttons.ts';

/** Code of the payment page: submits the form automatically, or shows PayPal's buttons. */
const form = document.querySelector<HTMLFormElement>('form[data-hand-over]');
const place = document.getElementById('payment-buttons');

/** The browser's back button leads from the bank to this page again; the buyer decides then. */
function isFirstVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}

if (form && isFirstVisit()) form.submit();
if (place) showPayPal(place);
