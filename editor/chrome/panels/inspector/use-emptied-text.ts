import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { translatableFields, valueAt, withValueAt } from '#schemas/editing/fields.ts';
import { isMobileLayer } from '#schemas/editing/layers.ts';
import type { OptionsLayer } from '#schemas/editing/node.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import { isBlankText } from '../../../model/document/options.ts';

interface Emptied {
  readonly owner: string;
  readonly path: string;
  readonly value: Json;
}

/**
 * A cleared translation falls back to its original, but not while the user is typing: the form shows it empty
 * until another field gets the focus.
 */
export function useEmptiedText(id: string, layer: OptionsLayer, schema: JsonObject | undefined) {
  const owner = `${id} ${layer}`;
  const [emptied, setEmptied] = useState<Emptied | null>(null);
  const path = emptied?.owner === owner ? emptied.path : null;
  useEffect(() => {
    if (path === null) return undefined;
    const stop = new AbortController();
    const onFocus = ({ target }: FocusEvent) => {
      const belongs = `[data-field="${CSS.escape(path)}"], [role="dialog"]`;
      if (target instanceof Element && !target.closest(belongs)) setEmptied(null);
    };
    document.addEventListener('focusin', onFocus, { signal: stop.signal });
    return () => stop.abort();
  }, [path]);
  const isTranslation = layer !== defaultLanguage && !isMobileLayer(layer);
  const note = useCallback(
    (options: JsonObject, changed: string) => {
      const value = valueAt(options, changed) ?? '';
      const filled = withValueAt(options, changed, value);
      const isText = translatableFields(schema ?? {}, filled).some(
        (field) => field.path === changed,
      );
      const isEmptied = isTranslation && isText && isBlankText(value);
      setEmptied(isEmptied ? { owner, path: changed, value } : null);
    },
    [owner, isTranslation, schema],
  );
  const shown = emptied?.owner === owner ? emptied : null;
  const show = useCallback(
    (options: JsonObject) => (shown ? withValueAt(options, shown.path, shown.value) : options),
    [shown],
  );
  return useMemo(() => ({ note, show }), [note, show]);
}
