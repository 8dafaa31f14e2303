import type { Address, AddressInput, BuyerAddress } from '#schemas/entities/address.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { type FormValues, fieldValue } from '../../store/forms.ts';
import type { CommandContext } from '../command.ts';
import { billingPrefix, bookField } from './address-names.ts';

const compared = [
  'firstName',
  'lastName',
  'contactEmail',
  'country',
  'city',
  'street',
  'houseNumber',
  'zipCode',
  'region',
  'companyName',
  'companyOIB',
] as const satisfies readonly (keyof AddressInput)[];

/** Whether two addresses have the same person and location, regardless of their use. */
export function isSameAddress(one: BuyerAddress, other: BuyerAddress): boolean {
  return (
    compared.every((field) => (one[field] ?? '') === (other[field] ?? '')) &&
    isSamePhone(one.contactPhone ?? '', other.contactPhone ?? '')
  );
}

/** A buyer types a number with or without its country code; the address book stores it with the code. */
function isSamePhone(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((text) => text.replace(/\D/g, '').replace(/^0+/, ''))
    .sort((a, b) => a.length - b.length);
  return short === long || (short !== '' && long.endsWith(short));
}

/**
 * Stores a customer's addresses in the address book of the account (CHK-A-23): changes a selected entry, adds
 * a new address, leaves a known one unchanged. Another user's entry is treated as missing.
 */
export async function saveInBook(
  { api, session }: CommandContext,
  values: FormValues,
  addresses: readonly BuyerAddress[],
): Promise<Result<null>> {
  if (!session.user || session.user.isBackofficeUser) return ok(null);
  const profile = await api.call('user.profile', {});
  if (!profile.ok) return profile;
  const book = profile.value.addresses;
  for (const address of addresses.filter(hasPlace)) {
    const prefix = address.type === 'Main' ? billingPrefix : '';
    const id = Number(fieldValue(values, prefix + bookField));
    const kept = await saveEntry(api, book, id, address);
    if (!kept.ok)
      return kept.error.field
        ? fail(kept.error.code, { ...kept.error, field: prefix + kept.error.field })
        : kept;
  }
  return ok(null);
}

/** Buyers of digital goods may give no location; address book entries need one. */
function hasPlace(address: BuyerAddress): address is AddressInput {
  return address.country !== undefined;
}

async function saveEntry(
  api: CommandContext['api'],
  book: readonly Address[],
  id: number,
  address: AddressInput,
): Promise<Result<unknown>> {
  if (book.some((entry) => isSameAddress(entry, address))) return ok(null);
  const chosen = book.find((entry) => entry.id === id);
  if (chosen) {
    // Digital goods require no phone number, so the entry keeps its own.
    const phone = { contactPhone: chosen.contactPhone ?? null };
    return api.call('address.update', { ...phone, ...address, id, type: chosen.type });
  }
  if (id > 0) return fail('addressMissing');
  const created = await api.call('address.create', address);
  // A full address book must not block an order.
  return !created.ok && created.error.code === 'conflict' ? ok(null) : created;
}
