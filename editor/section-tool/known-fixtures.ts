import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { KnownFixtures } from './choice.ts';

export function fixturesOf(blocks: EditorBlocks): KnownFixtures {
  return Object.fromEntries(
    Object.entries(blocks).map(([type, { presets }]) => [type, Object.keys(presets)]),
  );
}
