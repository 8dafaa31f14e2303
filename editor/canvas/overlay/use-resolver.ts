import { useEffect, useState } from 'react';
import { useEditor } from '../editor-context.ts';
import { requestElements } from '../page/request-elements.ts';
import { createResolver, type Resolver } from '../page/resolver.ts';

/** Fetches what new and changed blocks need while the page is shown. */
export function useResolver(): Resolver {
  const { editing, canvas, payload, ui } = useEditor();
  const [resolver] = useState(() => {
    const { data, references } = canvas;
    return createResolver({ editing, data, references, request: requestElements(payload.page) });
  });
  useEffect(() => resolver.start(), [resolver]);
  useEffect(
    () =>
      ui.subscribe(({ previewAs }, before) => {
        if (previewAs && previewAs !== before.previewAs) resolver.complete();
      }),
    [resolver, ui],
  );
  return resolver;
}
