import { useState } from 'react';
import type { ThemeVariation, VariationRule } from '#schemas/api/theme-variations.ts';
import type { AppError, Result } from '#schemas/result.ts';
import type { ThemeFile } from '#schemas/theme/theme-file.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useLoad } from '../dialogs/use-load.ts';
import type { ThemeDraft } from './use-theme-draft.ts';

/** The themes of seasons and domains. */
export function useVariations(draft: ThemeDraft) {
  const { api } = useEditor();
  const { found, retry, replace } = useLoad('', () => api.call('theme.variations', {}));
  const [error, setError] = useState<AppError | null>(null);
  const noted = <T>(done: Result<T>): Result<T> => {
    setError(done.ok ? null : done.error);
    return done;
  };
  const fileOf = async (id: number): Promise<ThemeFile | null> => {
    const done = noted(await api.call('theme.variation', { id }));
    return done.ok ? (JSON.parse(done.value.source) as ThemeFile) : null;
  };
  return {
    found,
    retry,
    error,
    fileOf,
    async add(rule: VariationRule): Promise<boolean> {
      const revision = await draft.save();
      if (revision === null) return false;
      const done = noted(await api.call('theme.addVariation', { ...rule, revision }));
      if (done.ok) replace(done.value);
      return done.ok;
    },
    async change(id: number, rule: VariationRule, takesDraft: boolean): Promise<boolean> {
      const revision = takesDraft ? await draft.save() : undefined;
      if (revision === null) return false;
      const input = { ...rule, id, ...(revision !== undefined && { revision }) };
      const done = noted(await api.call('theme.changeVariation', input));
      if (done.ok) replace(done.value);
      return done.ok;
    },
    async remove({ id }: ThemeVariation): Promise<void> {
      if (noted(await api.call('theme.removeVariation', { id })).ok) retry();
    },
  };
}

export type Variations = ReturnType<typeof useVariations>;
