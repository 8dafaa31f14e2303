import type { BuyerAddress } from '#schemas/entities/address.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { bookFields } from '#schemas/rules/address-fields.ts';
import { readAddress } from '../../account/address-check.ts';
import { type Company, readCompany } from '../../account/company-check.ts';
import { readEmail } from '../../account/email.ts';
import { readInvoice } from '../invoices/invoice-rows.ts';
import { recordMove } from '../order-states.ts';
import {
  noted,
  type OrderActionHandler,
  type OrderActionInput,
  staffOf,
  typedAt,
} from './action-handler.ts';

/** Country and region cannot be corrected, because price and tax depend on them. */
const typedFields = [
  'firstName',
  'lastName',
  'street',
  'houseNumber',
  'zipCode',
  'city',
  'contactPhone',
  'contactEmail',
] as const;

type Addresses = Partial<Record<BuyerAddress['type'], BuyerAddress>>;

/**
 * Actions that correct the recipient of an order before it is sent. The history names the fields, not their
 * content.
 */
export const addressHandlers = {
  /** Does not change an issued invoice: its address is corrected by a credit note and a new order. */
  async address(step, order, input) {
    const which = typedAt(input, 'which') === 'Main' ? 'Main' : 'Shipping';
    const known = (order.addresses as Addresses)[which];
    if (!known) return fail('addressMissing');
    if (which === 'Main' && (await readInvoice(step, order.id))) {
      return fail('conflict', { params: { reason: 'invoiced' } });
    }
    const required = order.delivery_name === null ? namesOnly : bookFields;
    const read = await readAddress(step, { ...known, ...typedAddress(input) }, required);
    if (!read.ok) return read;
    const company = which === 'Main' ? typedCompany(input, read.value.countryIso) : ok(undefined);
    if (!company.ok) return company;
    const addresses = { ...order.addresses, [which]: read.value.address };
    await step
      .updateTable('orders')
      .set({
        addresses: JSON.stringify(addresses),
        ...(company.value !== undefined && {
          company: company.value && JSON.stringify(company.value),
        }),
      })
      .where('id', '=', order.id)
      .execute();
    const changed = typedFields.filter(
      (key) => (known[key] ?? '') !== (read.value.address[key] ?? ''),
    );
    const { id, state } = order;
    const line = { from: state, to: state, actor: staffOf(input), reason: 'address corrected' };
    await recordMove(step, id, {
      ...line,
      details: { address: which, fields: [...changed], ...noted(input) },
    });
    return ok(null);
  },
  /** Corrects the address for mails about a guest's order; an account has its own address. */
  async email(step, order, input) {
    if (order.user_id !== null) return fail('conflict', { params: { reason: 'account' } });
    const email = readEmail(typedAt(input, 'email'));
    if (email === null) return fail('email', { field: 'email' });
    const { id, state } = order;
    await step.updateTable('orders').set({ guest_email: email }).where('id', '=', id).execute();
    const line = { from: state, to: state, actor: staffOf(input), reason: 'e-mail corrected' };
    await recordMove(step, id, { ...line, details: noted(input) });
    return ok(null);
  },
} satisfies Record<string, OrderActionHandler>;

const namesOnly = ['firstName', 'lastName'] as const;

function typedAddress(input: OrderActionInput): Pick<BuyerAddress, (typeof typedFields)[number]> {
  const text = (field: (typeof typedFields)[number]) => typedAt(input, field);
  const place = (['street', 'houseNumber', 'zipCode', 'city'] as const).flatMap((field) =>
    text(field) === '' ? [] : [[field, text(field)]],
  );
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    contactPhone: text('contactPhone') || null,
    contactEmail: text('contactEmail') || null,
    ...Object.fromEntries(place),
  };
}

/** Reads the company on the invoice; null for a person. */
function typedCompany(input: OrderActionInput, countryIso: string | null): Result<Company | null> {
  const [name, oib] = [typedAt(input, 'companyName'), typedAt(input, 'companyOIB')];
  return readCompany(name === '' && oib === '' ? null : { name, oib }, countryIso);
}
