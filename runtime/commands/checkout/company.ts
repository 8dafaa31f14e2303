import { site } from '#schemas/site/site.ts';
import type { VisitorCart } from '../../store/session.ts';

interface OrderingCompany {
  readonly data: { readonly companyName: string; readonly oib: string };
  /** Whether it has a name and, where companies have one, a tax number; the server has verified it by its market's rules. */
  readonly isValid: boolean;
}

/** Returns the ordering company from its billing address; null for a private order. */
export function companyOf({ addresses }: Pick<VisitorCart, 'addresses'>): OrderingCompany | null {
  const main = addresses.find(({ type }) => type === 'Main');
  if (!main?.companyName) return null;
  const data = { companyName: main.companyName, oib: main.companyOIB ?? '' };
  return { data, isValid: data.oib !== '' || !site.law.hasTaxNumber };
}
