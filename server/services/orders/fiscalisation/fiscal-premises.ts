import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { FiscalPremises } from '../../../fiscalisation/fiscaliser.ts';
import { homeFiscaliser } from '../../../fiscalisation/home-fiscaliser.ts';

export const fiscalisationOption = 'site.fiscalisation';

interface Stored extends Partial<FiscalPremises> {
  readonly isOn?: boolean;
}

/** Reads the premises for papers that are reported to the tax office; null where none are reported. */
export async function readFiscalPremises(db: Kysely<Database>): Promise<FiscalPremises | null> {
  if (!homeFiscaliser) return null;
  const row = await db
    .selectFrom('options')
    .select('value')
    .where('key', '=', fiscalisationOption)
    .executeTakeFirst();
  const { isOn, premises, device, operator } = (row?.value ?? {}) as Stored;
  return isOn && premises && device && operator ? { premises, device, operator } : null;
}
