import { useEffect, useState } from 'react';
import type { PickedEntity } from '../../canvas/pickers.ts';
import type { EntitySource } from './entity-sources.ts';

/** Returns the entities of chosen values: loads the first ones, then adds those of shown lists. */
export function useKnownEntities(source: EntitySource, values: readonly string[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, PickedEntity>>(new Map());
  const [requested] = useState(values);
  useEffect(() => {
    let isWanted = true;
    const settle = async () => {
      const entities = requested.length > 0 ? await source.find(requested) : [];
      if (isWanted) setKnown((before) => withEntities(before, entities));
    };
    void settle();
    return () => {
      isWanted = false;
    };
  }, [source, requested]);
  return {
    entityOf: (value: string): PickedEntity => known.get(value) ?? { value, title: value },
    remember: (entities: readonly PickedEntity[]) =>
      setKnown((before) => withEntities(before, entities)),
  };
}

const withEntities = (
  known: ReadonlyMap<string, PickedEntity>,
  entities: readonly PickedEntity[],
) => new Map([...known, ...entities.map((entity) => [entity.value, entity] as const)]);
