import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BuyerAddress } from '#schemas/entities/address.ts';
import type { AppError } from '#schemas/result.ts';
import { regionsOf } from '#schemas/rules/regions.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLine } from '../../../ui/dialogs/fields.tsx';
import { ErrorLine } from '../../../ui/dialogs/states.tsx';
import { Checkbox } from '../../../ui/fields/choices.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Card } from '../../orders/card.tsx';
import { CustomerButton } from './customer-button.tsx';
import styles from './new-order.module.css';
import type { NewOrder } from './use-new-order.ts';

type Typed = Readonly<Record<string, string>>;

const pairs = [
  ['firstName', 'lastName'],
  ['street', 'houseNumber'],
  ['zipCode', 'city'],
] as const;
const company = ['companyName', 'companyOIB'] as const;

/** Form for the buyer's contact data and addresses. */
export function BuyerForm({ order }: { readonly order: NewOrder }) {
  const t = useT();
  const form = useBuyerForm(order);
  const { typed, set, error } = form;
  const field = (name: string, isRequired = false) => (
    <TextLine
      key={name}
      label={t(`newOrder.${name}`)}
      isRequired={isRequired}
      value={typed[name] ?? ''}
      onChange={(value) => set({ [name]: value })}
      error={error?.field === name ? t(`errors.${error.code}`, error.params) : null}
    />
  );
  return (
    <Card title={t('newOrder.buyer')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <div className={styles.pair}>
          {field('email', true)}
          {field('contactPhone', true)}
        </div>
        <p>
          <CustomerButton onChoose={set} />
        </p>
        {pairs.map((pair) => (
          <div key={pair[0]} className={styles.pair}>
            {pair.map((name) => field(name, true))}
          </div>
        ))}
        <Country order={order} typed={typed} set={set} />
        <Checkbox
          label={t('newOrder.forCompany')}
          isSelected={form.isCompany}
          onChange={form.setCompany}
        />
        {form.isCompany && (
          <div className={styles.pair}>{company.map((name) => field(name, true))}</div>
        )}
        {error && !isShownAtField(error) && <ErrorLine error={error} />}
        <footer className={styles.foot}>
          <Button type="submit">{t('newOrder.saveBuyer')}</Button>
          <span role="status">{form.isSaved ? t('newOrder.buyerSaved') : ''}</span>
        </footer>
      </form>
    </Card>
  );
}

const shownFields: ReadonlySet<string> = new Set([
  'email',
  'contactPhone',
  ...pairs.flat(),
  ...company,
]);
const isShownAtField = ({ field = '' }: AppError) => shownFields.has(field);

interface CountryProps {
  readonly order: NewOrder;
  readonly typed: Typed;
  readonly set: (values: Typed) => void;
}

function Country({ order: { api }, typed, set }: CountryProps) {
  const t = useT();
  const { data } = useQuery({
    queryKey: ['new-order', 'countries', api.language],
    queryFn: () => api.call('checkout.getAvailableCountries', {}),
  });
  const countries = data?.ok ? data.value : [];
  const chosen = countries.find(({ id }) => String(id) === typed['country']);
  const regions = chosen && regionsOf(chosen.iso);
  return (
    <div className={styles.pair}>
      <Select
        label={t('newOrder.country')}
        isRequired
        options={countries.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={typed['country'] ?? null}
        onChange={(country) => set({ country, region: '' })}
      />
      {regions && (
        <Select
          label={t('newOrder.region')}
          isRequired
          options={regions.list.map(([id, label]) => ({ id, label }))}
          value={typed['region'] || null}
          onChange={(region) => set({ region })}
        />
      )}
    </div>
  );
}

function useBuyerForm(order: NewOrder) {
  const [typed, setTyped] = useState<Typed>({});
  const [isCompany, setCompany] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const set = (values: Typed) => {
    setTyped({ ...typed, ...values });
    setIsSaved(false);
  };
  const save = async () => {
    const { email = '', companyName = '', companyOIB = '' } = typed;
    const saved = await order.saveBuyer({
      email,
      addresses: [addressOf(typed)],
      company: isCompany ? { name: companyName, oib: companyOIB } : null,
    });
    setError(saved.ok ? null : saved.error);
    setIsSaved(saved.ok);
  };
  return { typed, set, isCompany, setCompany, error, isSaved, save };
}

function addressOf(typed: Typed): BuyerAddress {
  const text = (name: string) => typed[name] ?? '';
  const { country, region } = typed;
  return {
    type: 'Shipping',
    firstName: text('firstName'),
    lastName: text('lastName'),
    contactEmail: text('email'),
    contactPhone: text('contactPhone'),
    street: text('street'),
    houseNumber: text('houseNumber'),
    zipCode: text('zipCode'),
    city: text('city'),
    ...(country !== undefined && { country: Number(country) }),
    ...(region && { region }),
  };
}
