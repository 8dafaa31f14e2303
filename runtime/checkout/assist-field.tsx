import { createRoot } from 'react-dom/client';
import { EmailOffer } from '../forms/email-offer.tsx';
import type { Translate } from '../i18n/translator.ts';
import { fillTown } from './fill-town.ts';

/** Helps with a field of an address that was just left: the town of a postcode, a typo in an e-mail address. */
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

/** Below the field, in a root of its own: the code of the form does not grow by it. */
function offerEmail(input: HTMLInputElement, t: Translate): void {
  if (offered.has(input)) return;
  offered.add(input);
  const place = document.createElement('div');
  place.style.display = 'contents';
  input.parentElement?.append(place);
  createRoot(place).render(<EmailOffer input={input} t={t} />);
}
