import type { OrderFileView } from '#schemas/entities/order-file.ts';
import type { Language } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Handlers } from '../../../api/handler.ts';
import { mayWorkOnOrders } from '../../account/order-rights.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { countPapers, exportPapers } from '../accounting/export-papers.ts';
import { eInvoiceOf, hasEInvoices, zipEInvoices } from '../e-invoice/e-invoice-files.ts';
import { actOnOrder } from './act-on-order.ts';
import { loadOrderFile } from './order-file.ts';
import { orderFileView } from './order-file-view.ts';
import { orderForBuyer } from './order-for-buyer.ts';
import { orderActionNames } from './possible-actions.ts';
import { previewMail } from './preview-mail.ts';

/** Handlers for orders of all buyers, for staff with a scope for them. */
export function createOrderFileHandlers(deps: ServiceDependencies) {
  const read = async (number: number, language: Language): Promise<Result<OrderFileView>> => {
    const file = await loadOrderFile(deps.db, number);
    return file ? ok(orderFileView(file, language)) : fail('notFound');
  };
  return {
    async 'orderFile.get'({ number }, { actor, language }) {
      return mayWorkOnOrders(actor) ? read(number, language) : fail('forbidden');
    },
    async 'orderFile.previewMail'({ number, mail }, { actor }) {
      if (!mayWorkOnOrders(actor)) return fail('forbidden');
      const preview = await previewMail(deps, number, mail);
      return preview ? ok(preview) : fail('notFound');
    },
    async 'orderFile.countPapers'({ from, to }, { actor }) {
      if (!mayWorkOnOrders(actor)) return fail('forbidden');
      if (to < from) return fail('badRequest', { field: 'to' });
      return ok({
        papers: await countPapers(deps.readDb, { from, to }),
        hasEInvoices: hasEInvoices(),
      });
    },
    async 'orderFile.exportPapers'({ from, to }, { actor }) {
      if (!mayWorkOnOrders(actor)) return fail('forbidden');
      if (to < from) return fail('badRequest', { field: 'to' });
      const text = await exportPapers(deps.readDb, { from, to });
      return ok({
        name: `${from}--${to}.csv`,
        mime: 'text/csv; charset=utf-8',
        content: Buffer.from(text).toString('base64'),
      });
    },
    async 'orderFile.eInvoice'({ number, paper }, { actor }) {
      if (!mayWorkOnOrders(actor)) return fail('forbidden');
      const file = await eInvoiceOf(deps.db, number, paper);
      if (!file) return fail('notFound');
      const content = Buffer.from(file.xml).toString('base64');
      return ok({ name: `${file.number}.xml`, mime: 'application/xml', content });
    },
    async 'orderFile.exportEInvoices'({ from, to }, { actor }) {
      if (!mayWorkOnOrders(actor)) return fail('forbidden');
      if (to < from) return fail('badRequest', { field: 'to' });
      if (!hasEInvoices()) return fail('notFound');
      const content = Buffer.from(await zipEInvoices(deps.readDb, { from, to })).toString('base64');
      return ok({ name: `${from}--${to}.zip`, mime: 'application/zip', content });
    },
    async 'orderFile.create'(input, context) {
      const { actor } = context;
      if (actor.kind !== 'backoffice' || !mayWorkOnOrders(actor)) return fail('forbidden');
      return orderForBuyer(deps, input, context, actor.userId);
    },
    async 'orderFile.act'({ number, action: name, typed }, { actor, language }) {
      if (actor.kind !== 'backoffice' || !mayWorkOnOrders(actor)) return fail('forbidden');
      const action = orderActionNames.find((each) => each === name);
      if (!action) return fail('badRequest', { field: 'action' });
      const acted = await actOnOrder(deps, { number, action, typed, userId: actor.userId });
      return acted.ok ? read(number, language) : acted;
    },
  } satisfies Partial<Handlers>;
}
