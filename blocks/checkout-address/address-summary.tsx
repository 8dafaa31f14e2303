import { useMessages } from '#runtime/block/context.tsx';
import type { CountryChoice } from '#runtime/checkout/address-fields.tsx';
import type { VisitorCart } from '#runtime/store/session.ts';
import { EmailBreaks } from '#runtime/ui/email-breaks.tsx';
import { phoneLine } from '#schemas/rules/phone-line.ts';
import { placeLines } from '#schemas/rules/place-lines.ts';

export interface AddressSummaryProps {
  readonly cart: VisitorCart;
  readonly countries: readonly CountryChoice[];
}

/** The entered addresses, abbreviated. */
export function AddressSummary({ cart, countries }: AddressSummaryProps) {
  const t = useMessages('checkout-address');
  const main = cart.addresses.find(({ type }) => type === 'Main');
  const shipping = cart.addresses.find(({ type }) => type === 'Shipping') ?? main;
  if (!shipping) return null;
  const country = countries.find(({ id }) => id === shipping.country);
  const phone = phoneLine(shipping, country?.iso);
  const payer = main?.companyName ?? (main ? `${main.firstName} ${main.lastName}` : '');
  const receiver = `${shipping.firstName} ${shipping.lastName}`;
  return (
    <>
      <p>
        {[receiver, ...placeLines(shipping, country?.format?.lines), country?.name]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p>
        {shipping.contactEmail && <EmailBreaks>{shipping.contactEmail}</EmailBreaks>}
        {shipping.contactEmail && phone && ' · '}
        {phone && <bdi dir="ltr">{phone}</bdi>}
      </p>
      {payer && payer !== receiver && <p>{t('billedTo', { name: payer })}</p>}
    </>
  );
}
