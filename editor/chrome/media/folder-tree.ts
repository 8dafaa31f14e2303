import type { MediaFolder } from '#schemas/api/media-library.ts';

/** Returns a folder with its parent folders, outermost first. */
export function wayTo(folders: readonly MediaFolder[], id: number | null): readonly MediaFolder[] {
  const folder = folders.find((each) => each.id === id);
  return folder ? [...wayTo(folders, folder.parentId), folder] : [];
}

/** Returns the path of a folder as text: `Seasons / Summer`. */
export const pathOf = (folders: readonly MediaFolder[], id: number): string =>
  wayTo(folders, id)
    .map(({ name }) => name)
    .join(' / ');

export const depthOf = (folders: readonly MediaFolder[], { id }: MediaFolder): number =>
  wayTo(folders, id).length - 1;

/** Whether a folder is the other one or is inside of it. */
export const isIn = (folders: readonly MediaFolder[], folder: MediaFolder, id: number): boolean =>
  wayTo(folders, folder.id).some((each) => each.id === id);
