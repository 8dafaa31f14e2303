import type { Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { checkTicketCall } from '../digital/check-ticket.ts';
import { listOwnDigital } from '../digital/own-digital.ts';
import { createOrder, type StartPayment } from './create-order.ts';
import { openByCode, sendCode } from './order-codes.ts';
import { getOrder } from './order-summary.ts';
import { filterDocuments, getDocument } from './own-orders.ts';
import { reorder } from './reorder.ts';
import { holdStock, releaseHeldStock } from './reservation-handlers.ts';
import { findForWithdrawal, withdraw } from './withdraw.ts';
import { confirmWithdrawal, readWithdrawal } from './withdrawal-link.ts';

export function createOrderHandlers(deps: ServiceDependencies, startPayment: StartPayment) {
  return {
    'checkout.createOrder': createOrder(deps, startPayment),
    'checkout.order': getOrder(deps),
    'order.reserveStock': holdStock(deps),
    'order.releaseStock': releaseHeldStock(deps),
    'order.reorder': reorder(deps),
    'order.sendCode': sendCode(deps),
    'order.openByCode': openByCode(deps),
    'order.findForWithdrawal': findForWithdrawal(deps),
    'order.withdraw': withdraw(deps),
    'order.readWithdrawal': readWithdrawal(deps),
    'order.confirmWithdrawal': confirmWithdrawal(deps),
    'order.checkTicket': checkTicketCall(deps),
    'document.digital': listOwnDigital(deps),
    'document.filter': filterDocuments(deps),
    'document.get': getDocument(deps),
  } satisfies Partial<Handlers>;
}
