import type { Transaction } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handlers } from '../../../api/handler.ts';
import type { Database } from '../../../db/schema.ts';
import { type FiscalSigner, readSigner } from '../../../fiscalisation/signer.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import {
  factsOf,
  readFacts,
  removeSigner,
  sealSigner,
  storeSigner,
} from '../../orders/fiscalisation/stored-signer.ts';
import { inTransaction } from '../../transaction.ts';
import { refuse } from '../catalogue/product-rules.ts';
import { logChange } from '../log-change.ts';
import { mayWrite } from '../rights.ts';
import { fiscalSettings } from './fiscalisation.ts';

/** Staff calls about the certificate that signs invoices. The log contains only its owner and expiry. */
export function createFiscalCertificateHandlers({ db }: ServiceDependencies) {
  return {
    async 'fiscalCertificate.save'({ content, password }, context) {
      const staff = writer(context);
      if (staff === null) return fail('forbidden');
      const read = await readFile(Buffer.from(content, 'base64'), password, context.now);
      if (!read.ok) return read;
      const facts = factsOf(read.value);
      const sealed = await sealSigner(db, read.value);
      return inTransaction(db, async (step) => {
        const before = await readFacts(step);
        await storeSigner(step, { ...facts, sealed });
        await logCertificate(step, staff, before, facts);
        return ok({ done: true });
      });
    },
    async 'fiscalCertificate.remove'(_input, context) {
      const staff = writer(context);
      if (staff === null) return fail('forbidden');
      return inTransaction(db, async (step) => {
        const before = await readFacts(step);
        if (!before) return fail('notFound');
        await removeSigner(step);
        await logCertificate(step, staff, before, null);
        return ok({ done: true });
      });
    },
  } satisfies Partial<Handlers>;
}

/** Returns the id of the staff member who makes the call; null without the right to make it. */
const writer = ({ actor }: CallContext): number | null =>
  actor.kind === 'backoffice' && mayWrite(fiscalSettings, actor.scope) ? actor.userId : null;

async function readFile(
  content: Buffer,
  password: string,
  now: Date,
): Promise<Result<FiscalSigner>> {
  const signer = await readSigner(content, password);
  if (signer === 'wrongPassword') return refuse('password', signer);
  if (typeof signer === 'string') return refuse('file', signer);
  const isOver = new Date(signer.certificate.validTo) <= now;
  return isOver ? refuse('file', 'expiredCertificate') : ok(signer);
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

function logCertificate(
  step: Transaction<Database>,
  actorId: number,
  before: Facts,
  after: Facts,
): Promise<void> {
  return logChange(step, {
    collection: fiscalSettings,
    actorId,
    id: fiscalSettings.single ?? '',
    action: 'change',
    before: loggedFacts(before),
    after: loggedFacts(after),
  });
}

const loggedFacts = (facts: Facts): JsonObject => ({
  certificateOwner: facts?.owner ?? null,
  certificateUntil: facts?.validTo ?? null,
});
