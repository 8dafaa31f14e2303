import { fail, ok, type Result } from '#schemas/result.ts';
import { taxNumberOf } from '../../markets/loaded-rules.ts';

export interface Company {
  readonly name: string;
  readonly oib?: string | null;
}

/** Reads a company; its country's market decides about its tax number. */
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
  const taxNumber = taxNumberOf(countryIso);
  if (taxNumber === null) return ok(written);
  const read = taxNumber.read(written);
  return read === null ? fail('oib', { field: 'companyOIB' }) : ok(read);
}
