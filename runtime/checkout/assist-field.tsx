import { createRoot } from 'react-dom/client';
import { EmailOffer } from '../forms/email-offer.tsx';
import type { Translate } from '../i18n/translator.ts';
import { fillTown } from './fill-town.ts';

/**
 * Helps with an address field that was just left: fills in the town of a postcode, offers to correct an
 * email address.
 */
export function assistField(form: HTMLFormElement, name: string, t: Translate): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  if (field.type === 'email') offerEmail(field, t);
  if (name.endsWith('zipCode')) {
    const country = form.elements.namedItem(name.replace('zipCode', 'country'));
    if (country instanceof HTMLSelectElement) void fillTown(field, country.value);
  }
}

const offered = new WeakSet<HTMLInputElement>();

/** Renders the offer below the field in its own React root, so the form does not contain this code. */
function offerEmail(input: HTMLInputElement, t: Translate): void {
  if (offered.has(input)) return;
  offered.add(input);
  const place = document.createElement('div');
  place.style.display = 'contents';
  input.parentElement?.append(place);
  createRoot(place).render(<EmailOffer input={input} t={t} />);
}
