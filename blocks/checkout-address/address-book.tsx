import { useMessages } from '#runtime/block/context.tsx';
import type { CountryChoice } from '#runtime/checkout/address-fields.tsx';
import { type ChosenEntries, newEntry } from '#runtime/checkout/address-values.ts';
import type { Address } from '#schemas/entities/address.ts';
import { placeLines } from '#schemas/rules/place-lines.ts';
import styles from './address-book.module.css';

export interface AddressBookProps {
  /** Which address is selected here: delivery or billing. */
  readonly of: keyof ChosenEntries;
  readonly book: readonly Address[];
  readonly countries: readonly CountryChoice[];
  readonly chosen: ChosenEntries;
  /** The entry shown in the fields below. */
  readonly shown: string;
}

/**
 * The address book of a customer's account. Selecting an entry is a link, so it works without scripts; the
 * fields below then edit it (CHK-A-23).
 */
export function AddressBook({ of, book, countries, chosen, shown }: AddressBookProps) {
  const t = useMessages('checkout-address');
  const entry = (id: string, title: string, place: string) => (
    <li key={id}>
      <a href={entryHref({ ...chosen, [of]: id })} aria-current={id === shown ? 'true' : undefined}>
        <strong>{title}</strong>
        {place && <span>{place}</span>}
      </a>
    </li>
  );
  return (
    <nav className={styles.book} aria-label={t('book')}>
      <p className={styles.title}>{t('book')}</p>
      <ul>
        {book.map((address) => {
          const { id, firstName, lastName, companyName } = address;
          const lines = countries.find((country) => country.id === address.country)?.format?.lines;
          const title = companyName || `${firstName} ${lastName}`;
          return entry(`${id}`, title, placeLines(address, lines).join(', '));
        })}
        {entry(newEntry, t('bookNew'), '')}
      </ul>
    </nav>
  );
}

function entryHref({ address, billing }: ChosenEntries): string {
  const query = new URLSearchParams({ step: 'address' });
  if (address !== null) query.set('address', address);
  if (billing !== null) query.set('billing', billing);
  return `?${query}`;
}
