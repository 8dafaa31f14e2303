import { useEffect, useState } from 'react';
import type { PickedThing } from './pickers.ts';
import type { ThingSource } from './thing-sources.ts';

/** What chosen values stand for: asked for once, then remembered from what was listed. */
export function useKnownThings(source: ThingSource, values: readonly string[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, PickedThing>>(new Map());
  const [asked] = useState(values);
  useEffect(() => {
    let isWanted = true;
    const settle = async () => {
      const things = asked.length > 0 ? await source.find(asked) : [];
      if (isWanted) setKnown((before) => withThings(before, things));
    };
    void settle();
    return () => {
      isWanted = false;
    };
  }, [source, asked]);
  return {
    thingOf: (value: string): PickedThing => known.get(value) ?? { value, title: value },
    remember: (things: readonly PickedThing[]) => setKnown((before) => withThings(before, things)),
  };
}

const withThings = (known: ReadonlyMap<string, PickedThing>, things: readonly PickedThing[]) =>
  new Map([...known, ...things.map((thing) => [thing.value, thing] as const)]);
