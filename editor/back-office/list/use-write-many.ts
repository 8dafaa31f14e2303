import { useState } from 'react';
import type { WriteManyInput, WrittenMany } from '#schemas/api/collection-work.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import type { AppError, Result } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useDropCached } from '../queries.ts';

/** Progress of an operation on many records. */
export interface Work {
  readonly kind: 'change' | 'remove' | 'undo';
  readonly operation: string;
  readonly isRunning: boolean;
  readonly done: number;
  readonly refused: WrittenMany['refused'];
  readonly error: AppError | null;
}

export type Chosen = Pick<WriteManyInput, 'ids' | 'all'>;

type Call = (after: string | undefined) => Promise<Result<WrittenMany>>;

/** Writes many records in several calls, and undoes such an operation. */
export function useWriteMany(name: string) {
  const api = useEditorApi();
  const dropCached = useDropCached(name);
  const [work, setWork] = useState<Work | null>(null);

  async function run(kind: Work['kind'], operation: string, call: Call): Promise<void> {
    let state: Work = { kind, operation, isRunning: true, done: 0, refused: [], error: null };
    setWork(state);
    for (let after: string | undefined; state.isRunning; ) {
      const written = await call(after);
      if (written.ok) {
        const { done, refused, next } = written.value;
        state = {
          ...state,
          isRunning: next !== null,
          done: state.done + done,
          refused: [...state.refused, ...refused],
        };
        after = next ?? undefined;
      } else {
        state = { ...state, isRunning: false, error: written.error };
      }
      setWork(state);
    }
    await dropCached();
  }

  return {
    work,
    close: () => setWork(null),
    write(chosen: Chosen, values: JsonObject | null) {
      const operation = crypto.randomUUID();
      return run(values ? 'change' : 'remove', operation, (after) =>
        api.call('collection.writeMany', {
          name,
          operation,
          ...chosen,
          ...(values && { values }),
          ...(after !== undefined && { after }),
        }),
      );
    },
    undo({ operation }: Pick<Work, 'operation'>) {
      return run('undo', operation, (after) =>
        api.call('collection.undo', { name, operation, ...(after !== undefined && { after }) }),
      );
    },
  };
}
