import type { AddedBlock, AddedModule } from './added-block.ts';
import { blockKit } from './block-kit.ts';

const fetched = new Map<string, Promise<AddedBlock>>();

/** Fetches the block of a file that the shop serves, once per document. */
export function fetchAddedBlock(path: string): Promise<AddedBlock> {
  const known = fetched.get(path);
  if (known) return known;
  const made = import(/* @vite-ignore */ path).then((module: AddedModule) =>
    module.block(blockKit),
  );
  fetched.set(path, made);
  return made;
}
