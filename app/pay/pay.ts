import { showPayPal } from './paypal-buttons.ts';

/** The payment page's own code: the form sends itself, or PayPal's buttons are shown. */
const form = document.querySelector<HTMLFormElement>('form[data-hand-over]');
const place = document.getElementById('payment-buttons');

/** Back from the bank's page shows this one again: then the buyer decides. */
function isFirstVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}

if (form && isFirstVisit()) form.submit();
if (place) showPayPal(place);
