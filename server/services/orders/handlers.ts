import type { Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { checkTicketCall } from '../digital/check-ticket.ts';
import { createOrder } from './create-order.ts';
import { openByCode, sendCode } from './order-codes.ts';
import { getOrder } from './order-summary.ts';
import { holdStock, letGoStock } from './reservation-handlers.ts';
import { findUnpaid, takeBack } from './take-back.ts';
import { findForWithdrawal, withdraw } from './withdraw.ts';
import { confirmWithdrawal, readWithdrawal } from './withdrawal-link.ts';

type OrderCalls =
  | Extract<keyof Handlers, `order.${string}`>
  | 'checkout.createOrder'
  | 'checkout.order';

export type OrderHandlers = Pick<Handlers, OrderCalls>;

export function createOrderHandlers(deps: ServiceDependencies): OrderHandlers {
  return {
    'checkout.createOrder': createOrder(deps),
    'checkout.order': getOrder(deps),
    'order.reserveStock': holdStock(deps),
    'order.releaseStock': letGoStock(deps),
    'order.unpaid': findUnpaid(deps),
    'order.takeBack': takeBack(deps),
    'order.sendCode': sendCode(deps),
    'order.openByCode': openByCode(deps),
    'order.findForWithdrawal': findForWithdrawal(deps),
    'order.withdraw': withdraw(deps),
    'order.readWithdrawal': readWithdrawal(deps),
    'order.confirmWithdrawal': confirmWithdrawal(deps),
    'order.checkTicket': checkTicketCall(deps),
  };
}
