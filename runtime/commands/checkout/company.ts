import type { VisitorCart } from '../../store/session.ts';

interface OrderingCompany {
  readonly data: { readonly companyName: string; readonly oib: string };
  /** Name and tax number are there; the server has checked the digits of Croatian ones. */
  readonly isValid: boolean;
}

/** The company that orders, as its billing address names it; null for a private order. */
export function companyOf({ addresses }: Pick<VisitorCart, 'addresses'>): OrderingCompany | null {
  const main = addresses.find(({ type }) => type === 'Main');
  if (!main?.companyName) return null;
  const data = { companyName: main.companyName, oib: main.companyOIB ?? '' };
  return { data, isValid: data.oib !== '' };
}
