import type { BuyerAddress } from '#schemas/entities/address.ts';
import type { OrderFileDigital, OrderFileView } from '#schemas/entities/order-file.ts';
import type { Language } from '#schemas/languages.ts';
import { showTicketCode } from '../../digital/ticket-code.ts';
import { addedTax } from '../added-tax.ts';
import { hasEInvoices } from '../e-invoice/e-invoice-files.ts';
import { ended } from '../order-states.ts';
import { returnable } from '../refunds/read-refunds.ts';
import { addressLines } from './address-lines.ts';
import type { OrderFile } from './order-file.ts';

/** Returns the order in the form that its back-office page shows, in the language of the staff member. */
export function orderFileView(file: OrderFile, language: Language): OrderFileView {
  const { order, events, withdrawal } = file;
  const linesOfAddress = (address: BuyerAddress) => addressLines(address, file.countries, language);
  return {
    id: order.id,
    number: order.number,
    orderNumber: order.order_number,
    state: order.state,
    currency: order.currency,
    paymentType: order.payment_type,
    paymentReference: order.payment_reference,
    createdAt: order.created_at,
    paidAt: order.paid_at,
    expiresAt: order.expires_at,
    email: file.email,
    userId: order.user_id,
    deliveryName: order.delivery_name,
    withdrawal: withdrawal && {
      receivedAt: withdrawal.receivedAt,
      isConfirmed: withdrawal.isConfirmed,
    },
    actions: file.actions,
    isEnded: ended.has(order.state),
    lines: linesOf(file),
    sums: sumsOf(file),
    breakdown: file.breakdown,
    unexplained: file.unexplained,
    events: events.map(({ id, created_at: at, from_state: from, to_state: to, ...event }) => ({
      id,
      at,
      from,
      to,
      reason: event.reason,
      details: event.details,
      actor: event.actor,
      by: event.by,
    })),
    payments: file.payments.map(({ payment_type: type, provider_id: providerId, ...payment }) => ({
      id: payment.id,
      type,
      state: payment.state,
      flag: payment.flag,
      amount: payment.amount,
      currency: payment.currency,
      providerId,
      reports: payment.reports.map(({ created_at: at, source, state, report }) => ({
        at,
        source,
        state,
        amount: report.amount,
        currency: report.currency,
      })),
    })),
    mails: file.mails.map(({ id, kind, copies, sentAt, failedAt, attempts }) => ({
      id,
      kind,
      copies,
      sentAt,
      failedAt,
      attempts,
    })),
    shipments: file.shipments,
    left: file.left,
    papers: file.papers,
    hasEInvoices: hasEInvoices(),
    reports: file.reports,
    digital: digitalOf(file),
    byHand: file.digital.byHand,
    addresses: file.addresses,
    company: order.company,
    addressLines: {
      ...(file.addresses.Main && { Main: linesOfAddress(file.addresses.Main) }),
      ...(file.addresses.Shipping && { Shipping: linesOfAddress(file.addresses.Shipping) }),
    },
    notes: {
      ...textsOf(events[0]?.details ?? {}),
      ...(order.order_message && { orderMessage: order.order_message }),
    },
    refunds: file.refunds,
    returns: file.returns,
  };
}

function linesOf({ items, progress, order }: OrderFile): OrderFileView['lines'] {
  return items.map((item) => {
    const { chosen = [] } = item.options as { chosen?: OrderFileView['lines'][number]['chosen'] };
    const done = progress.find(({ id }) => id === item.id);
    const { shipped = 0, returned = 0, refunded = 0 } = done ?? {};
    return {
      id: item.id,
      name: item.name,
      sku: item.sku,
      qty: item.qty,
      unitPrice: item.unit_price,
      total: item.row_total - item.discount_total,
      chosen,
      priceList: item.price_list_name,
      parts: partsOf(item),
      position: item.position,
      shipped,
      returned,
      refunded,
      returnable: returnable(order, { qty: item.qty, shipped, returned }),
    };
  });
}

const partsOf = ({ bundle }: OrderFile['items'][number]): OrderFileView['lines'][number]['parts'] =>
  bundle.map(({ name, qty }) => ({ name: String(name), qty: Number(qty) }));

function sumsOf({ order, refunds }: OrderFile): OrderFileView['sums'] {
  return {
    items: order.items_total,
    coupon: order.coupon_total,
    loyalty: order.loyalty_total,
    delivery: order.delivery_total,
    addedTax: addedTax(order),
    voucher: order.voucher_total,
    total: order.order_total,
    refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
  };
}

function textsOf(details: OrderFile['events'][number]['details']): OrderFileView['notes'] {
  const written = (['giftMessage', 'to', 'from'] as const).flatMap((key) => {
    const text = details[key];
    return typeof text === 'string' && text !== '' ? [[key, text]] : [];
  });
  return Object.fromEntries(written);
}

const given = (facts: readonly (string | null)[]) => facts.filter((fact) => fact !== null);

/** Values of fields that only some kinds of goods have. */
const plain = { usedAt: null, validTo: null, downloads: null, money: null } as const;

function digitalOf({ digital }: OrderFile): readonly OrderFileDigital[] {
  const { tickets, downloads, vouchers, cards } = digital;
  return [
    ...tickets.map(({ code, name, event, seat, state, usedAt }) => ({
      ...plain,
      kind: 'ticket' as const,
      which: code,
      name: event ?? name,
      state,
      facts: given([showTicketCode(code), seat]),
      usedAt,
    })),
    ...downloads.map(({ id, name, file, left, allowed, state }) => ({
      ...plain,
      kind: 'download' as const,
      which: String(id),
      name,
      state,
      facts: [file],
      downloads: { left, allowed },
    })),
    ...vouchers.map(({ code, name, state, balance, value, validTo }) => ({
      ...plain,
      kind: 'voucher' as const,
      which: code,
      name,
      state,
      facts: [showTicketCode(code)],
      validTo,
      money: { balance, value },
    })),
    ...cards.map(({ number, name, holder, state, validTo }) => ({
      ...plain,
      kind: 'card' as const,
      which: number,
      name,
      state,
      facts: [number, holder],
      validTo,
    })),
  ];
}
