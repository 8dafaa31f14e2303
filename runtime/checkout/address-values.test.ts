import { describe, expect, it } from 'vitest';
import type { AddressInput } from '#schemas/entities/address.ts';
import type { SessionUser } from '../store/session.ts';
import { addressValues } from './address-values.ts';

const countries = [
  { id: 191, iso: 'HR', name: 'Hrvatska' },
  { id: 276, iso: 'DE', name: 'Njemačka' },
];
const place: AddressInput = {
  type: 'Shipping',
  firstName: 'Jasna',
  lastName: 'Kovač',
  contactEmail: 'jasna@example.hr',
  contactPhone: '091 555 0147',
  country: 276,
  city: 'Bremen',
  street: 'Hafenweg',
  houseNumber: '3',
  zipCode: '28195',
};
const nobody = { user: null };
const empty = { addresses: [], guest: null, digitalOnly: false };

describe('values of the address form', () => {
  it('turn the id of a country into its ISO code · CHK-A-22', () => {
    const cart = {
      addresses: [place, { ...place, type: 'Main' as const }],
      guest: null,
      digitalOnly: false,
    };
    expect(addressValues(nobody, cart, null, countries)).toMatchObject({
      firstName: 'Jasna',
      country: 'DE',
      zipCode: '28195',
    });
  });

  it('show billing fields only when the address differs · CHK-A-02', () => {
    const same = {
      addresses: [place, { ...place, type: 'Main' as const }],
      guest: null,
      digitalOnly: false,
    };
    const other = { ...place, type: 'Main' as const, street: 'Deichstraße' };
    expect(addressValues(nobody, same, null, countries)).not.toHaveProperty('differentBilling');
    const values = addressValues(nobody, { ...same, addresses: [place, other] }, null, countries);
    expect(values).toMatchObject({ differentBilling: '1', 'billing.street': 'Deichstraße' });
  });

  it('turn the country of the billing address into its ISO code · CHK-A-22', () => {
    const main = { ...place, type: 'Main' as const };
    const addresses = [{ ...place, country: 191 }, main];
    const cart = { addresses, guest: null, digitalOnly: false };
    expect(addressValues(nobody, cart, null, countries)).toMatchObject({
      country: 'HR',
      'billing.country': 'DE',
    });
  });

  it('show the company fields for a company · CHK-A-03', () => {
    const main = { ...place, type: 'Main' as const, companyName: 'Brod d. o. o.' };
    const cart = { addresses: [place, main], guest: null, digitalOnly: false };
    const values = addressValues(nobody, cart, null, countries);
    expect(values).toMatchObject({ isCompany: '1', companyName: 'Brod d. o. o.' });
  });

  it('request an invoice only where one was wanted, or for a company · CHK-A-01 CHK-A-03', () => {
    const { type, firstName, lastName } = place;
    const cart = { addresses: [{ type, firstName, lastName }], guest: null, digitalOnly: true };
    const account = { addresses: [{ ...place, id: 7 }] };
    const values = addressValues(nobody, cart, account, countries);
    expect(values).toMatchObject({ firstName: 'Jasna', country: 'HR' });
    expect(values).not.toHaveProperty('invoice');
    const placed = { ...cart, addresses: [place] };
    expect(addressValues(nobody, placed, null, countries)).toHaveProperty('invoice');
  });

  it('use the address of the account when the cart has none · CHK-A-23', () => {
    const account = { addresses: [{ ...place, id: 7 }] };
    expect(addressValues(nobody, empty, account, countries)).toMatchObject({ city: 'Bremen' });
  });

  it('start with the name of the logged-in user, in Croatia', () => {
    const user = { firstName: 'Ivo', lastName: 'Rak', email: 'ivo@example.hr' } as SessionUser;
    expect(addressValues({ user }, empty, null, countries)).toMatchObject({
      firstName: 'Ivo',
      contactEmail: 'ivo@example.hr',
      country: 'HR',
    });
  });

  describe('of a selected address book entry', () => {
    const account = {
      addresses: [
        { ...place, id: 7 },
        { ...place, id: 8, street: 'Am Deich' },
      ],
    };
    const cart = {
      addresses: [place, { ...place, type: 'Main' as const }],
      guest: null,
      digitalOnly: false,
    };
    const chosen = (address: string | null, billing: string | null = null) =>
      addressValues(nobody, cart, account, countries, { address, billing });

    it('include the id of the entry · CHK-A-23', () => {
      expect(chosen(null)).toMatchObject({ street: 'Hafenweg', addressId: '7' });
      expect(chosen('8')).toMatchObject({ street: 'Am Deich', addressId: '8' });
      expect(chosen('8')).not.toHaveProperty('differentBilling');
    });

    it('are empty for a new one, and for an unknown entry · CHK-A-23', () => {
      for (const entry of ['new', '99', '']) {
        expect(chosen(entry)).not.toHaveProperty('street');
        expect(chosen(entry)).not.toHaveProperty('addressId');
      }
    });

    it('show billing fields when a billing entry is selected · CHK-A-02 CHK-A-23', () => {
      expect(chosen(null, '8')).toMatchObject({
        differentBilling: '1',
        'billing.street': 'Am Deich',
        'billing.addressId': '8',
      });
    });
  });
});
