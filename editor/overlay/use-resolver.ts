import { useEffect, useState } from 'react';
import { askElements } from '../canvas/ask-elements.ts';
import { type Resolver, startResolver } from '../canvas/resolver.ts';
import { useEditor } from '../start/editor-context.ts';

/** Fetches what new and changed blocks need, as long as the page is shown. */
export function useResolver(): Resolver | null {
  const { editing, canvas, payload } = useEditor();
  const [resolver, setResolver] = useState<Resolver | null>(null);
  useEffect(() => {
    const { data, references } = canvas;
    const ask = askElements(payload.page);
    const started = startResolver({ editing, data, references, ask });
    setResolver(started);
    return started.stop;
  }, [editing, canvas, payload]);
  return resolver;
}
