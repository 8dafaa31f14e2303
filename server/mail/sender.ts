import { companyNumbers } from '../markets/company-numbers.ts';
import type { Sender } from './letter.ts';
import type { Company } from './mail.ts';
import { mailStyle } from './mail-style.ts';

/** Returns the shop's details for its mails and tickets, from the site's settings. */
export function senderOf(
  company: Company,
  shopUrl: string,
  style = mailStyle(),
  logo: Buffer | null = null,
): Sender {
  const { name = '', shortName = name, street = '', zipCode = '', city = '' } = company;
  const { register = '', email = '', phone = '' } = company;
  const seat = [street, `${zipCode} ${city}`.trim()].filter((part) => part !== '').join(', ');
  const imprint = [
    [name, seat],
    [register, ...companyNumbers(company)],
    [email, phone],
  ]
    .map((parts) => parts.filter((part) => part !== '').join(' · '))
    .filter((line) => line !== '');
  return { shopName: shortName, shopUrl, imprint, style, logo };
}
