import { useCallback } from 'react';
import { useEditor } from '../start/editor-context.ts';
import { keepView } from './kept-view.ts';
import { useLeave } from './leave.ts';

/** Reloads the same screen, e.g. in another language, and keeps selection and scroll position. */
export function useReopen(): (href: string) => void {
  const ports = useEditor();
  const leave = useLeave();
  return useCallback(
    (href) => {
      keepView(ports);
      leave(href);
    },
    [ports, leave],
  );
}
