import { sql } from 'kysely';
import { ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';

/** Publishing runs in one transaction, so it counts as running while a due plan has not been carried out. */
export const hasRunningPipeline =
  ({ db }: ServiceDependencies): Handler<'pipeline.hasRunningPipeline'> =>
  async (_, { now }) => {
    const { rows } = await sql<{ due: boolean }>`SELECT EXISTS (SELECT FROM publications
      WHERE done_at IS NULL AND due_at <= ${now.toISOString()}) AS due`.execute(db);
    return ok({ hasRunningPipeline: rows[0]?.due === true });
  };
