import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useDropCached } from '../../queries.ts';
import type { Position } from './positions.ts';

const queryKey = ['categoryTree'];

/** Loads the tree of categories, and moves a category in it. */
export function useCategoryTree() {
  const api = useEditorApi();
  const client = useQueryClient();
  const dropCached = useDropCached('categories');
  const [error, setError] = useState<AppError | null>(null);
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: () => api.call('categoryTree.get', {}),
  });
  async function move(id: number, position: Position): Promise<void> {
    const moved = await api.call('categoryTree.move', { id, ...position });
    setError(moved.ok ? null : moved.error);
    if (!moved.ok) return;
    client.setQueryData(queryKey, moved);
    await dropCached();
  }
  return { data, refetch, move, error };
}
