import { useEffect } from 'react';
import { useBackOffice } from './context.ts';

/** Names the page in the browser's tab. */
export function useTitle(title: string): void {
  const { site } = useBackOffice();
  useEffect(() => {
    document.title = `${title} · ${site.name}`;
  }, [title, site.name]);
}
