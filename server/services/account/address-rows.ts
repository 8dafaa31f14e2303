import type { Kysely, Selectable } from 'kysely';
import type { Address, AddressInput } from '#schemas/entities/address.ts';
import type { Database } from '../../db/schema.ts';
import type { AddressesTable } from '../../db/tables/people.ts';
import { shownPhone, withShownPhone } from './phone.ts';

export function toAddress(row: Selectable<AddressesTable>): Address {
  return {
    id: row.id,
    type: row.type,
    firstName: row.first_name,
    lastName: row.last_name,
    contactEmail: row.contact_email,
    contactPhone: row.contact_phone && shownPhone(row.contact_phone),
    country: row.country_id,
    city: row.city,
    street: row.street,
    houseNumber: row.house_number,
    zipCode: row.zip_code,
    region: row.region,
    companyName: row.company_name,
    companyOIB: row.company_oib,
  };
}

export function toAddressRow(address: AddressInput) {
  return {
    type: address.type,
    first_name: address.firstName,
    last_name: address.lastName,
    contact_email: address.contactEmail ?? null,
    contact_phone: address.contactPhone ?? null,
    country_id: address.country,
    city: address.city,
    street: address.street,
    house_number: address.houseNumber,
    zip_code: address.zipCode,
    region: address.region ?? null,
    company_name: address.companyName ?? null,
    company_oib: address.companyOIB ?? null,
  };
}

export async function listAddresses(db: Kysely<Database>, userId: number): Promise<Address[]> {
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    ...withShownPhone(toAddress(row)),
    isDefaultDelivery: row.default_delivery,
    isDefaultInvoice: row.default_invoice,
  }));
}

/** Returns null for an address that does not exist or belongs to another user. */
export async function findOwnAddress(
  db: Kysely<Database>,
  userId: number,
  id: number,
): Promise<Address | null> {
  const row = await db
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? toAddress(row) : null;
}
