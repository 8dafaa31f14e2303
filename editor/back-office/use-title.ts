import { useEffect } from 'react';
import { useBackOffice } from './context.ts';

/** Sets the title of the browser tab. */
export function useTitle(title: string): void {
  const { site } = useBackOffice();
  useEffect(() => {
    document.title = `${title} · ${site.name}`;
  }, [title, site.name]);
}
