import type { Address, AddressInput, BuyerAddress } from '#schemas/entities/address.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { bookFields } from '#schemas/rules/address-fields.ts';
import { checkFields } from '../../forms/rules.ts';
import { screenHref } from '../../routes/href.ts';
import { type FormValues, fieldValue } from '../../store/forms.ts';
import { countryIds, readFormAddress } from '../checkout/form-address.ts';
import {
  type Command,
  type CommandContext,
  type CommandResult,
  refuse,
  succeed,
} from '../command.ts';
import { bookRules } from './address-rules.ts';

/** Adds an address to the account, or changes the one of the field `id`. */
export const saveBookAddress: Command = {
  name: 'address.save',
  async run(context, values) {
    const errors = checkFields(values, bookRules);
    if (errors.length > 0) return refuse(...errors);
    const saved = await save(context, values);
    return saved.ok ? backToBook(context, 'addressSaved') : refuse(saved.error);
  },
};

async function save({ api }: CommandContext, values: FormValues): Promise<Result<Address>> {
  const [countries, profile] = await Promise.all([countryIds(api), api.call('user.profile', {})]);
  if (!countries.ok) return countries;
  if (!profile.ok) return profile;
  const id = Number(fieldValue(values, 'id'));
  const known = profile.value.addresses.find((entry) => entry.id === id);
  if (id > 0 && !known) return fail('notFound');
  const type = known?.type ?? 'Shipping';
  const fields = { fields: bookFields, prefix: '', type, countries: countries.value };
  const read = readFormAddress(values, fields);
  if (!read.ok) return read;
  const address = withRest(read.value, values, known);
  if (!address.ok) return address;
  return known
    ? api.call('address.update', { ...address.value, id })
    : api.call('address.create', address.value);
}

/** Adds the other fields of an entry: phone, company, and the email address that it had before. */
function withRest(
  read: BuyerAddress,
  values: FormValues,
  known: Address | undefined,
): Result<AddressInput> {
  const { country, street = '', houseNumber = '', zipCode = '', city = '' } = read;
  if (country === undefined) return fail('countryNotAllowed', { field: 'country' });
  const optional = (name: string) => fieldValue(values, name).trim() || null;
  return ok({
    ...read,
    country,
    street,
    houseNumber,
    zipCode,
    city,
    contactEmail: known?.contactEmail ?? null,
    contactPhone: optional('contactPhone'),
    companyName: optional('companyName'),
    companyOIB: fieldValue(values, 'companyOIB').replace(/\s/g, '') || null,
  });
}

export const removeAddress: Command = {
  name: 'address.remove',
  async run(context, values) {
    const removed = await context.api.call('address.remove', { id: idOf(values) });
    return removed.ok ? backToBook(context, 'addressRemoved') : refuse(removed.error);
  },
};

export const setDefaultAddress: Command = {
  name: 'address.setDefault',
  async run(context, values) {
    const use = fieldValue(values, 'use') === 'invoice' ? 'invoice' : 'delivery';
    const set = await context.api.call('address.setDefault', { id: idOf(values), use });
    return set.ok ? backToBook(context, 'addressDefault') : refuse(set.error);
  },
};

const idOf = (values: FormValues): number => Number(fieldValue(values, 'id')) || 0;

/** Redirects to the address book without the query that opened the form. */
function backToBook({ language }: CommandContext, key: string): CommandResult {
  const notices = [{ kind: 'success', key: `core.notifications.${key}` }] as const;
  return succeed({ notices, redirect: `${screenHref(language, 'profile')}#addresses` });
}
