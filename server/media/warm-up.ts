import type { FileStore } from './file-store.ts';
import { pictureFiles } from './picture-files.ts';
import type { MakeRendition } from './rendition-maker.ts';
import { hasRendition, renditionSpec, standardWidths } from './renditions.ts';

interface Picture {
  readonly hash: string;
  readonly width: number;
  readonly hasAlpha: boolean;
}

/**
 * Encodes the missing renditions of pictures, small widths first. Null entries are files other than pictures.
 */
export async function warmUp(
  pictures: readonly (Picture | null)[],
  files: FileStore,
  make: MakeRendition,
  signal?: AbortSignal,
): Promise<void> {
  for (const width of standardWidths) {
    for (const picture of pictures) {
      if (picture) await warmUpWidth(picture, width, files, make, signal);
    }
  }
}

async function warmUpWidth(
  picture: Picture,
  width: number,
  files: FileStore,
  make: MakeRendition,
  signal?: AbortSignal,
): Promise<void> {
  const spec = renditionSpec(picture);
  for (const format of ['avif', 'webp'] as const) {
    const name = { width, format };
    if (signal?.aborted || !hasRendition(spec, name)) return;
    if ((await files.size(pictureFiles.rendition(picture.hash, name))) !== null) continue;
    await make(picture.hash, name, false);
  }
}
