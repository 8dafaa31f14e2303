import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import { SectionHead } from '#runtime/product/section-head.tsx';
import { Badge } from '#runtime/ui/badge.tsx';
import { Button } from '#runtime/ui/button.tsx';
import type { Address, AddressUse } from '#schemas/entities/address.ts';
import { phoneLine } from '#schemas/rules/phone-line.ts';
import { placeLines } from '#schemas/rules/place-lines.ts';
import { AddressEditor } from './address-editor.tsx';
import styles from './addresses.module.css';
import type { AddressBookData, AddressSectionProps } from './load-addresses.ts';

/** The address book. Links open its form and ask before an address is removed, so scripts are not needed. */
export function AddressSection({ id, book }: AddressSectionProps) {
  const t = useMessages('profile-panel');
  const { list, edited } = book;
  return (
    <section id="addresses" className={styles.section} aria-labelledby={`${id}-addresses`}>
      <SectionHead
        id={`${id}-addresses`}
        title={t('addresses')}
        aside={list.length > 0 ? t('addressCount', { smart_count: list.length }) : undefined}
      />
      {edited ? (
        <AddressEditor key={edited === 'new' ? edited : edited.id} id={id} book={book} />
      ) : (
        <>
          {list.length === 0 ? (
            <p className={styles.hint}>{t('noAddresses')}</p>
          ) : (
            <ul className={styles.addresses}>
              {list.map((address) => (
                <Entry key={address.id} address={address} book={book} />
              ))}
            </ul>
          )}
          <Button href="?address=new#addresses" icon="plus">
            {t('addAddress')}
          </Button>
        </>
      )}
    </section>
  );
}

interface EntryProps {
  readonly address: Address;
  readonly book: AddressBookData;
}

function Entry({ address, book: { countries, removed } }: EntryProps) {
  const t = useMessages('profile-panel');
  const { companyName, isDefaultDelivery, isDefaultInvoice } = address;
  const country = countries.find(({ id }) => id === address.country);
  const person = `${address.firstName} ${address.lastName}`;
  const lines = [
    companyName && person,
    ...placeLines(address, country?.format?.lines),
    country?.name,
  ];
  const phone = phoneLine(address, country?.iso);
  return (
    <li className={styles.address}>
      <address>
        <strong>{companyName || person}</strong>
        {lines.map((line) => line && <span key={line}>{line}</span>)}
        {phone && (
          <span>
            <bdi dir="ltr">{phone}</bdi>
          </span>
        )}
      </address>
      {(isDefaultDelivery || isDefaultInvoice) && (
        <p className={styles.badges}>
          {isDefaultDelivery && <Badge tone="good">{t('defaultDelivery')}</Badge>}
          {isDefaultInvoice && <Badge tone="good">{t('defaultInvoice')}</Badge>}
        </p>
      )}
      {removed === address.id ? <Removal address={address} /> : <Acts address={address} />}
    </li>
  );
}

function Acts({ address }: Pick<EntryProps, 'address'>) {
  const t = useMessages('profile-panel');
  const { id, isDefaultDelivery, isDefaultInvoice } = address;
  const place = `${address.street} ${address.houseNumber}, ${address.city}`;
  return (
    <div className={styles.acts}>
      <Button
        size="small"
        icon="pencil"
        href={`?address=${id}#addresses`}
        aria-label={t('changeAddressNamed', { place })}
      >
        {t('changeAddress')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        href={`?removeAddress=${id}#addresses`}
        aria-label={t('removeAddressNamed', { place })}
      >
        {t('removeAddress')}
      </Button>
      <div className={styles.uses}>
        {!isDefaultDelivery && <UseFor id={id} use="delivery" place={place} />}
        {!isDefaultInvoice && <UseFor id={id} use="invoice" place={place} />}
      </div>
    </div>
  );
}

interface UseForProps {
  readonly id: number;
  readonly use: AddressUse;
  readonly place: string;
}

function UseFor({ id, use, place }: UseForProps) {
  const t = useMessages('profile-panel');
  const { pending } = useForm('address.setDefault');
  const label = t(`useFor.${use}`);
  return (
    <CommandForm command="address.setDefault" hidden={{ id, use }}>
      <Button
        type="submit"
        size="small"
        variant="quiet"
        busy={pending}
        aria-label={`${label}: ${place}`}
      >
        {label}
      </Button>
    </CommandForm>
  );
}

function Removal({ address }: Pick<EntryProps, 'address'>) {
  const t = useMessages('profile-panel');
  const { pending } = useForm('address.remove');
  return (
    <div className={styles.removal} role="group" aria-label={t('removeAddressAsk')}>
      <p>{t('removeAddressAsk')}</p>
      <div className={styles.acts}>
        <CommandForm command="address.remove" hidden={{ id: address.id }}>
          <Button type="submit" size="small" variant="danger" busy={pending}>
            {t('removeAddress')}
          </Button>
        </CommandForm>
        <Button size="small" href="?#addresses">
          {t('keepAddress')}
        </Button>
      </div>
    </div>
  );
}
