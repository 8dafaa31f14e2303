import { companyNumbers } from '../../../markets/company-numbers.ts';

/** Name, seat, register, tax number and account, which the law requires on business letters. */
export function companyLines(company: Readonly<Record<string, string>>): string[] {
  const { name = '', street = '', zipCode = '', city = '', register = '' } = company;
  const { iban = '', email = '', phone = '' } = company;
  return [
    name,
    street,
    `${zipCode} ${city}`.trim(),
    ...companyNumbers(company),
    register,
    iban === '' ? '' : `IBAN ${iban}`,
    [email, phone].filter(Boolean).join(' · '),
  ].filter((line) => line !== '');
}
