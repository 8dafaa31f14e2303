import type { Transaction } from 'kysely';
import { numberFrom } from '#schemas/rules/number-pattern.ts';
import type { Database } from '../../../db/schema.ts';
import { homeFiscaliser } from '../../../fiscalisation/home-fiscaliser.ts';
import { localDay } from '../../local-day.ts';
import { readFiscalPremises } from '../fiscalisation/fiscal-premises.ts';
import { nextNumber } from './next-number.ts';

export const paperNumbersOption = 'site.paperNumbers';

export type PaperKind = 'invoice' | 'creditNote';

/** Default patterns; the prefix distinguishes a credit note from an invoice. */
export const usualPatterns: Readonly<Record<PaperKind, string>> = {
  invoice: '{year}-{number:6}',
  creditNote: 'CN-{year}-{number:6}',
};

const counters = { invoice: 'invoice_counters', creditNote: 'credit_note_counters' } as const;

export interface PaperNumber {
  readonly year: number;
  readonly series: string;
  readonly sequence: number;
  /** The displayed number. */
  readonly number: string;
}

/**
 * Returns the number of a paper issued now, counted from 1 in each year. Papers that are reported to the tax
 * office are counted in one series of their premises, regardless of their kind.
 */
export async function nextPaperNumber(
  step: Transaction<Database>,
  kind: PaperKind,
  now: Date,
): Promise<PaperNumber> {
  const [year = 0, month = 0] = localDay(now).split('-').map(Number);
  const place = await readFiscalPremises(step);
  if (homeFiscaliser && place) {
    const series = place.premises;
    const sequence = await nextNumber(step, 'invoice_counters', { year, series });
    return { year, series, sequence, number: homeFiscaliser.numberOf(sequence, place) };
  }
  const count = await nextNumber(step, counters[kind], { year, series: '' });
  const number = numberFrom(await patternOf(step, kind), { year, month, count });
  return { year, series: '', sequence: count, number };
}

async function patternOf(step: Transaction<Database>, kind: PaperKind): Promise<string> {
  const row = await step
    .selectFrom('options')
    .select('value')
    .where('key', '=', paperNumbersOption)
    .executeTakeFirst();
  const patterns = row?.value as Partial<Record<PaperKind, string>> | undefined;
  return patterns?.[kind] ?? usualPatterns[kind];
}
