import { createSourceKeys, hashOf, readSource } from './source-keys.ts';

/**
 * Returns a key for each block among `files`, by type. It changes with what `rules`, a module, can read of the block: its
 * folder, the folders of the blocks in its examples, the models of all blocks, and the files that belong to no block.
 */
export function blockKeys(
  files: readonly string[],
  rules: string,
  read: (file: string) => string = readSource,
): Map<string, string> {
  const folders = new Map(files.filter(isModel).map((file) => [folderOf(file), typeOf(file)]));
  const isShared = (file: string) => isModel(file) || !folders.has(folderOf(file));
  const sharedKey = createSourceKeys((file) => (isShared(file) ? read(file) : ''));
  const shared = [rules, ...files.filter(isShared)].map(sharedKey);
  const wholeKey = createSourceKeys(read);
  const ownFiles = (type: string) =>
    files.filter((file) => !isShared(file) && typeOf(file) === type);
  const ofFolder = (type: string) => hashOf(ownFiles(type).map(wholeKey));
  const inExamples = (type: string) =>
    ownFiles(type)
      .filter(isJson)
      .flatMap((file) => handlersIn(read(file)));
  const keyOf = (type: string) => hashOf([...shared, ...[type, ...inExamples(type)].map(ofFolder)]);
  return new Map([...folders.values()].map((type) => [type, keyOf(type)]));
}

const folderOf = (file: string) => /^(?:.+\/)?blocks\/[\w-]+(?=\/)/.exec(file)?.[0] ?? '';
const typeOf = (file: string) => folderOf(file).split('/').at(-1) ?? '';
const isModel = (file: string) => file === `${folderOf(file)}/model.ts`;
const isJson = (file: string) => file.endsWith('.json');
const handlersIn = (text: string) =>
  [...text.matchAll(/"handler": "([\w-]+)"/g)].map(([, type = '']) => type);
