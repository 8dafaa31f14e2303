import { useState } from 'react';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import { type AppError, ok, type Result } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useDropCached } from '../queries.ts';

interface Edit {
  readonly row: CollectionRow;
  readonly before: JsonObject;
}

/** Saves one cell at a time, unless its record was changed in the meantime, and undoes the last edit. */
export function useCellEdit(name: string) {
  const api = useEditorApi();
  const dropCached = useDropCached(name);
  const [last, setLast] = useState<Edit | null>(null);
  const [error, setError] = useState<AppError | null>(null);

  async function write(
    { id, revision, values: known }: CollectionRow,
    values: JsonObject,
  ): Promise<Result<Edit>> {
    const saved = await api.call('collection.change', { name, id, revision, values });
    if (!saved.ok) return saved;
    await dropCached();
    const before = Object.fromEntries(Object.keys(values).map((key) => [key, known[key] ?? null]));
    return ok({ row: saved.value, before });
  }

  return {
    last,
    error,
    async save(row: CollectionRow, key: string, value: Json): Promise<AppError | null> {
      const saved = await write(row, { [key]: value });
      if (!saved.ok) return saved.error;
      setLast(saved.value);
      setError(null);
      return null;
    },
    async undo(): Promise<void> {
      if (!last) return;
      const written = await write(last.row, last.before);
      setError(written.ok ? null : written.error);
      if (written.ok) setLast(null);
    },
    close() {
      setLast(null);
      setError(null);
    },
  };
}

export type CellEdit = ReturnType<typeof useCellEdit>;
