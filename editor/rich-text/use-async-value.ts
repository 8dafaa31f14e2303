import { useEffect, useState } from 'react';

/** What a question answers, asked again when its key changes; what is known until then. */
export function useAsyncValue<Loaded>(
  key: string,
  ask: (key: string) => Promise<Loaded>,
  known?: Loaded,
): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly value: Loaded }>();
  useEffect(() => {
    let isAwaited = true;
    void ask(key).then((value) => isAwaited && setLoaded({ key, value }));
    return () => {
      isAwaited = false;
    };
  }, [key, ask]);
  return loaded?.key === key ? loaded.value : known;
}
