import { encode } from './codec.ts';
import { type PictureFiles, writeWhole } from './picture-files.ts';
import type { RenditionName } from './renditions.ts';
import type { Turns } from './turns.ts';

export interface MadeRendition extends RenditionName {
  readonly hash: string;
  readonly height: number;
  readonly size: number;
}

export type MakeRendition = (hash: string, name: RenditionName, urgent: boolean) => Promise<Buffer>;

/** Encodes from the original to disk: once per rendition, however many ask at the same time. */
export function createRenditionMaker(
  files: PictureFiles,
  turns: Turns,
  onMade: (rendition: MadeRendition) => void,
): MakeRendition {
  const underway = new Map<string, Promise<Buffer>>();

  async function encodeToDisk(hash: string, name: RenditionName): Promise<Buffer> {
    const { data, height } = await encode(files.original(hash), name.width, name.format);
    await writeWhole(files.rendition(hash, name), data);
    onMade({ hash, ...name, height, size: data.length });
    return data;
  }

  return (hash, name, urgent) => {
    const file = files.rendition(hash, name);
    const running = underway.get(file);
    if (running) return running;
    const work = turns
      .take(() => encodeToDisk(hash, name), urgent)
      .finally(() => underway.delete(file));
    underway.set(file, work);
    return work;
  };
}
