import { invariant } from '#schemas/result.ts';
import { encode } from './codec.ts';
import type { FileStore } from './file-store.ts';
import { pictureFiles } from './picture-files.ts';
import type { RenditionName } from './renditions.ts';
import type { TaskQueue } from './task-queue.ts';

export interface MadeRendition extends RenditionName {
  readonly hash: string;
  readonly height: number;
  readonly size: number;
}

export type MakeRendition = (hash: string, name: RenditionName, urgent: boolean) => Promise<Buffer>;

/** Encodes a rendition from the original and stores it, once for any number of concurrent requests. */
export function createRenditionMaker(
  files: FileStore,
  queue: TaskQueue,
  onMade: (rendition: MadeRendition) => void,
): MakeRendition {
  const underway = new Map<string, Promise<Buffer>>();

  async function encodeAndStore(hash: string, name: RenditionName): Promise<Buffer> {
    const original = await files.read(pictureFiles.original(hash));
    invariant(original, 'a picture with facts has an original');
    const { data, height } = await encode(original, name.width, name.format);
    await files.write(pictureFiles.rendition(hash, name), data);
    onMade({ hash, ...name, height, size: data.length });
    return data;
  }

  return (hash, name, urgent) => {
    const file = pictureFiles.rendition(hash, name);
    const running = underway.get(file);
    if (running) return running;
    const work = queue
      .take(() => encodeAndStore(hash, name), urgent)
      .finally(() => underway.delete(file));
    underway.set(file, work);
    return work;
  };
}
