import { useEffect, useState } from 'react';

/** Returns what a promise resolves to, reloaded when the key changes. Until then returns the known value. */
export function useAsyncValue<Loaded>(
  key: string,
  load: (key: string) => Promise<Loaded>,
  known?: Loaded,
): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly value: Loaded }>();
  useEffect(() => {
    let isCurrent = true;
    void load(key).then((value) => isCurrent && setLoaded({ key, value }));
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what `load` loads
  }, [key]);
  return loaded?.key === key ? loaded.value : known;
}
