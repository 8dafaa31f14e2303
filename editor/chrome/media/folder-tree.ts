import type { MediaFolder } from '#schemas/api/media-library.ts';

/** The folder and those around it, the outermost first. */
export function wayTo(folders: readonly MediaFolder[], id: number | null): readonly MediaFolder[] {
  const folder = folders.find((each) => each.id === id);
  return folder ? [...wayTo(folders, folder.parentId), folder] : [];
}

/** `Seasons / Summer` */
export const pathOf = (folders: readonly MediaFolder[], id: number): string =>
  wayTo(folders, id)
    .map(({ name }) => name)
    .join(' / ');

export const depthOf = (folders: readonly MediaFolder[], { id }: MediaFolder): number =>
  wayTo(folders, id).length - 1;

/** Whether a folder is another one or inside of it. */
export const isIn = (folders: readonly MediaFolder[], folder: MediaFolder, id: number): boolean =>
  wayTo(folders, folder.id).some((each) => each.id === id);
