import { useCallback } from 'react';
import { useEditor } from '../../canvas/editor-context.ts';
import { useLeave } from './leave.ts';
import { saveView } from './saved-view.ts';

/** Reloads the same screen, e.g. in another language, and keeps selection and scroll position. */
export function useReopen(): (href: string) => void {
  const ports = useEditor();
  const leave = useLeave();
  return useCallback(
    (href) => {
      saveView(ports);
      leave(href);
    },
    [ports, leave],
  );
}
