import { useState } from 'react';
import type { ThemeFont } from '#schemas/api/theme.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { uploadFont } from '../../session/api/upload-font.ts';
import { useLoad } from '../dialogs/use-load.ts';

/** The fonts that staff uploaded. */
export function useFonts() {
  const { api } = useEditor();
  const { found, retry, replace } = useLoad('', () => api.call('theme.fonts', {}));
  const [error, setError] = useState<AppError | null>(null);
  const [isPending, setPending] = useState(false);
  return {
    fonts: found.state === 'ready' ? found.value : [],
    error,
    isPending,
    async add(file: File, license: string): Promise<boolean> {
      setPending(true);
      const done = await uploadFont(file, license);
      setPending(false);
      setError(done.ok ? null : done.error);
      if (done.ok) replace(done.value);
      return done.ok;
    },
    async remove({ id }: ThemeFont): Promise<void> {
      const done = await api.call('theme.removeFont', { id });
      setError(done.ok ? null : done.error);
      if (done.ok) retry();
    },
  };
}

export type Fonts = ReturnType<typeof useFonts>;
