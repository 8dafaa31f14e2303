import type { RenditionName } from './renditions.ts';

/** Returns the file names of stored pictures; the caller must have validated `hash`. */
export const pictureFiles = {
  /** `<first two digits>/<hash>`, a folder with `original`, `facts.json`, `640.avif`, … */
  folder: (hash: string) => `${hash.slice(0, 2)}/${hash}`,
  original: (hash: string) => `${pictureFiles.folder(hash)}/original`,
  facts: (hash: string) => `${pictureFiles.folder(hash)}/facts.json`,
  rendition: (hash: string, { width, format }: RenditionName) =>
    `${pictureFiles.folder(hash)}/${width}.${format}`,
};
