import type { CustomerFile } from '#schemas/entities/customer-file.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handlers } from '../../api/handler.ts';
import { exportData } from '../account/export-data.ts';
import { customers } from '../collections/customers.ts';
import { mayRead, mayWrite } from '../collections/rights.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import {
  addNote,
  type CustomerAction,
  changeCustomerEmail,
  endCustomerSessions,
  eraseCustomer,
  logAction,
  sendPasswordLink,
} from './customer-actions.ts';
import { loadCustomerFile } from './customer-file.ts';

/** Handlers for customers, for staff with a scope for them. */
export function createCustomerHandlers(deps: ServiceDependencies) {
  const { db } = deps;
  const read = async (id: number, context: CallContext): Promise<Result<CustomerFile>> => {
    const file = await loadCustomerFile(db, id, context.language, context.now);
    return file ? ok(file) : fail('notFound');
  };
  /** Runs an action of a writer in one transaction. */
  const act = async <T>(
    id: number,
    context: CallContext,
    run: (action: CustomerAction) => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const writer = writerOf(context);
    if (!writer.ok) return writer;
    return inTransaction(db, (step) => run({ step, id, actorId: writer.value, now: context.now }));
  };
  return {
    async 'customerFile.get'({ id }, context) {
      return isReader(context) ? read(id, context) : fail('forbidden');
    },
    async 'customerFile.addNote'({ id, text }, context) {
      const added = await act(id, context, (action) => addNote(action, text));
      return added.ok ? read(id, context) : added;
    },
    async 'customerFile.sendPasswordLink'({ id }, context) {
      return act(id, context, sendPasswordLink);
    },
    async 'customerFile.changeEmail'({ id, ...change }, context) {
      const sent = await act(id, context, (action) => changeCustomerEmail(action, change));
      return sent.ok ? read(id, context) : sent;
    },
    async 'customerFile.endSessions'({ id, session }, context) {
      const left = await act(id, context, (action) => endCustomerSessions(action, session));
      return left.ok ? read(id, context) : left;
    },
    async 'customerFile.export'({ id }, context) {
      const logged = await act(id, context, (action) =>
        logAction(action, {}, { dataExport: action.now.toISOString() }),
      );
      if (!logged.ok) return logged;
      const bytes = await exportData(db, id, deps.store);
      if (!bytes) return fail('notFound');
      const content = Buffer.from(bytes).toString('base64');
      return ok({ name: `customer-${id}.zip`, mime: 'application/zip', content });
    },
    async 'customerFile.erase'({ id, email }, context) {
      return act(id, context, (action) => eraseCustomer(action, email));
    },
  } satisfies Partial<Handlers>;
}

const isReader = ({ actor }: CallContext): boolean =>
  actor.kind === 'backoffice' && mayRead(customers, actor.scope);

function writerOf({ actor }: CallContext): Result<number> {
  return actor.kind === 'backoffice' && mayWrite(customers, actor.scope)
    ? ok(actor.userId)
    : fail('forbidden');
}
