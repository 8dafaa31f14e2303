import type { Sender } from './letter.ts';
import type { Company } from './mail.ts';

/** The shop as its letters and tickets name it, from the settings of the site. */
export function senderOf(company: Company, shopUrl: string): Sender {
  const { name = '', shortName = name, street = '', zipCode = '', city = '' } = company;
  const { register = '', oib = '', email = '', phone = '' } = company;
  const seat = [street, `${zipCode} ${city}`.trim()].filter((part) => part !== '').join(', ');
  const imprint = [
    [name, seat],
    [register, oib === '' ? '' : `OIB ${oib}`],
    [email, phone],
  ]
    .map((parts) => parts.filter((part) => part !== '').join(' · '))
    .filter((line) => line !== '');
  return { shopName: shortName, shopUrl, imprint };
}
