import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';

/** A file of an archive. */
export interface PackedFile {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Reason why reading an archive was stopped. */
export class RefusedZip extends Error {}

/** Maximum unpacked size of all wanted files: a small archive can unpack to more than fits in memory. */
const mostBytes = 2 * 1024 ** 3;

/** Whether a path points outside of the archive's own folder. */
const leadsOut = (path: string) => /^([/\\]|[a-z]:)|(^|[/\\])\.\.([/\\]|$)/i.test(path);

/** Unpacks the wanted files one by one. `most` is the maximum size of each in bytes. */
export async function* readZip(
  zip: Blob,
  most: number,
  isWanted: (path: string) => boolean,
): AsyncGenerator<PackedFile> {
  const ready: PackedFile[] = [];
  let total = 0;
  const unzip = new Unzip((entry) => {
    if (leadsOut(entry.name)) throw new RefusedZip(entry.name);
    if (isWanted(entry.name)) collect(entry, most, (file) => ready.push(file), count);
  });
  function count(bytes: number) {
    total += bytes;
    if (total > mostBytes) throw new RefusedZip('size');
  }
  unzip.register(UnzipInflate);
  const reader = zip.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      unzip.push(value ?? new Uint8Array(), done);
      yield* ready.splice(0);
      if (done) return;
    }
  } finally {
    await reader.cancel();
  }
}

function collect(
  entry: UnzipFile,
  most: number,
  onFile: (file: PackedFile) => void,
  onBytes: (count: number) => void,
): void {
  const parts: Uint8Array[] = [];
  let size = 0;
  entry.ondata = (error, part, isLast) => {
    if (error) throw new RefusedZip(error.message);
    size += part.length;
    onBytes(part.length);
    if (size > most) throw new RefusedZip(entry.name);
    parts.push(part);
    if (isLast) onFile({ path: entry.name, bytes: joined(parts, size) });
  };
  entry.start();
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
