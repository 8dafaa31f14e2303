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

/** Country and region are missing: they decide price and tax. */
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

/** Corrects whom an order goes to, before it is sent. The history names the fields, not what is in them. */
export const addressHandlers = {
  /** An issued invoice stays as it is: its address is corrected by a credit note and a new order. */
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
  /** Where mails of a guest's order go; an account has an address of its own. */
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

/** The company on the invoice; null for a person. */
function typedCompany(input: OrderActionInput, countryIso: string | null): Result<Company | null> {
  const [name, oib] = [typedAt(input, 'companyName'), typedAt(input, 'companyOIB')];
  return readCompany(name === '' && oib === '' ? null : { name, oib }, countryIso);
}
