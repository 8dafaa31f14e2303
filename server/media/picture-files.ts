import type { RenditionName } from './renditions.ts';

/** Names of the files of stored pictures; `hash` must have been checked to be one. */
export const pictureFiles = {
  /** `<first two digits>/<hash>`, a folder with `original`, `facts.json`, `640.avif`, … */
  folder: (hash: string) => `${hash.slice(0, 2)}/${hash}`,
  original: (hash: string) => `${pictureFiles.folder(hash)}/original`,
  facts: (hash: string) => `${pictureFiles.folder(hash)}/facts.json`,
  rendition: (hash: string, { width, format }: RenditionName) =>
    `${pictureFiles.folder(hash)}/${width}.${format}`,
};
