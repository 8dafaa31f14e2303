import type { Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { checkTicketCall } from '../digital/check-ticket.ts';
import { openByCode, sendCode } from './order-codes.ts';
import { holdStock, letGoStock } from './reservation-handlers.ts';
import { findUnpaid, takeBack } from './take-back.ts';
import { findForWithdrawal, withdraw } from './withdraw.ts';
import { confirmWithdrawal, readWithdrawal } from './withdrawal-link.ts';

export type OrderHandlers = Pick<Handlers, Extract<keyof Handlers, `order.${string}`>>;

export function createOrderHandlers(deps: ServiceDependencies): OrderHandlers {
  return {
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
