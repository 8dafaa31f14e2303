import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { type EditorIconName, editorIconNames } from '../ui/icons/icon-names.ts';

/** A collection of one record has no list. */
export const collectionHref = ({ name, single }: CollectionDescription): string =>
  single === undefined ? `/${name}` : `/${name}/record/${single}`;

export const collectionIcon = (collection: CollectionDescription | undefined): EditorIconName =>
  editorIconNames.find((name) => name === collection?.icon) ?? 'table';
