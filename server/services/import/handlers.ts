import { importPartBytes } from '#schemas/api/import.ts';
import { parseTarget } from '#schemas/entities/import-fields.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Actor, Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { findJob, type ImportJob, moveJob } from './job-store.ts';
import { listChanges, listJobs, listProblems, viewJob } from './job-views.ts';
import {
  createJob,
  readAgain,
  removeJob,
  requestPlan,
  startRun,
  startUndo,
  storePart,
} from './jobs.ts';
import { keepOwnPictures } from './own-pictures.ts';
import { encodings } from './read-bytes.ts';
import { mayImport } from './rights.ts';

const finished = ok({ done: true as const });

/** Handlers for imports of products in the back office. A job does the work (`work.ts`). */
export function createImportHandlers({ db }: ServiceDependencies) {
  const jobOf = async (actor: Actor, id: number): Promise<Result<ImportJob>> => {
    if (!mayImport(actor)) return fail('forbidden');
    const job = await findJob(db, id);
    return job ? ok(job) : fail('notFound');
  };
  return {
    async 'import.list'(_, { actor }) {
      return mayImport(actor) ? ok(await listJobs(db)) : fail('forbidden');
    },
    async 'import.create'({ name, size }, { actor }) {
      if (!mayImport(actor)) return fail('forbidden');
      const actorId = actor.kind === 'backoffice' ? actor.userId : null;
      const job = await createJob(db, { name, size, actorId });
      return job.ok ? ok({ id: job.value.id, partBytes: importPartBytes }) : job;
    },
    async 'import.part'({ id, ...part }, { actor }) {
      const job = await jobOf(actor, id);
      if (!job.ok) return job;
      const stored = await storePart(db, job.value, part);
      return stored.ok ? finished : stored;
    },
    async 'import.pictures'({ id, pictures }, { actor }) {
      const job = await jobOf(actor, id);
      if (!job.ok) return job;
      const kept = await keepOwnPictures(db, job.value, pictures);
      return kept.ok ? finished : kept;
    },
    async 'import.get'({ id }, { actor }) {
      const job = await jobOf(actor, id);
      return job.ok ? ok(await viewJob(db, job.value)) : job;
    },
    async 'import.encoding'({ id, encoding }, { actor }) {
      const job = await jobOf(actor, id);
      if (!job.ok) return job;
      if (!encodings.some((each) => each === encoding)) {
        return fail('invalidValue', { field: 'encoding' });
      }
      return (await readAgain(db, job.value, encoding)) ? finished : refusedState();
    },
    async 'import.plan'({ id, map, options }, { actor }) {
      const job = await jobOf(actor, id);
      if (!job.ok) return job;
      const unknown = Object.values(map).find((target) => target !== '' && !parseTarget(target));
      if (unknown !== undefined) return fail('invalidValue', { field: 'map' });
      return (await requestPlan(db, job.value, map, options)) ? finished : refusedState();
    },
    async 'import.problems'({ id, after = 0 }, { actor }) {
      const job = await jobOf(actor, id);
      return job.ok ? ok(await listProblems(db, id, after)) : job;
    },
    async 'import.changes'({ id, after = 0, action }, { actor }) {
      const job = await jobOf(actor, id);
      return job.ok ? ok(await listChanges(db, id, after, action ?? null)) : job;
    },
    async 'import.run'({ id, hash }, { actor }) {
      const job = await jobOf(actor, id);
      if (!job.ok) return job;
      const started = await startRun(db, job.value, hash);
      return started.ok ? finished : started;
    },
    async 'import.stop'({ id }, { actor }) {
      const job = await jobOf(actor, id);
      if (!job.ok) return job;
      return (await moveJob(db, id, ['running'], 'stopped')) ? finished : refusedState();
    },
    async 'import.undo'({ id }, { actor }) {
      const job = await jobOf(actor, id);
      if (!job.ok) return job;
      return (await startUndo(db, id)) ? finished : refusedState();
    },
    async 'import.remove'({ id }, { actor }) {
      const job = await jobOf(actor, id);
      if (!job.ok) return job;
      return (await removeJob(db, id)) ? finished : refusedState();
    },
  } satisfies Partial<Handlers>;
}

const refusedState = () => fail('conflict', { params: { reason: 'state' } });
