import { fail, ok, type Result } from '#schemas/result.ts';
import { readOib } from '#schemas/rules/oib.ts';

export interface Company {
  readonly name: string;
  readonly oib?: string | null;
}

/** Checks the check digit of a Croatian company's tax number; keeps other tax numbers as entered. */
export function readCompany(
  company: Company | null,
  countryIso: string | null,
): Result<{ name: string; oib: string | null } | null> {
  if (!company) return ok(null);
  const name = company.name.normalize('NFC').trim();
  const written = company.oib?.trim() ?? '';
  if (name === '') return fail('required', { field: 'companyName' });
  const oib = readTaxNumber(written, countryIso);
  return oib.ok ? ok({ name, oib: oib.value }) : oib;
}

export function readTaxNumber(written: string, countryIso: string | null): Result<string | null> {
  if (written === '') return ok(null);
  if (countryIso !== null && countryIso !== 'HR') return ok(written);
  const oib = readOib(written);
  return oib === null ? fail('oib', { field: 'companyOIB' }) : ok(oib);
}
