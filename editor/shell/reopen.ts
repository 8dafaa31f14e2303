import { useCallback } from 'react';
import { useEditor } from '../start/editor-context.ts';
import { keepView } from './kept-view.ts';
import { useLeave } from './leave.ts';

/** Loads the same screen again, e.g. in another language: what is selected and seen stays. */
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
