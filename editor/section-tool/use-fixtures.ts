import { useEffect, useState } from 'react';
import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { loadFixtures, type NamedFixture } from './preview-examples.ts';

/** Returns the fixtures of a block; null until they are loaded. */
export function useFixtures(blocks: EditorBlocks, type: string): readonly NamedFixture[] | null {
  const [found, setFound] = useState<{ type: string; fixtures: NamedFixture[] } | null>(null);
  useEffect(() => {
    const block = blocks[type];
    let isHere = true;
    if (block) {
      void loadFixtures(block).then((fixtures) => isHere && setFound({ type, fixtures }));
    }
    return () => {
      isHere = false;
    };
  }, [blocks, type]);
  return found?.type === type ? found.fixtures : null;
}
