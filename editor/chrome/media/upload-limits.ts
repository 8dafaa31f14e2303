import { downloadableTypes, upload } from '#schemas/constants.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { MediaKind } from './media-calls.ts';

const pictureEndings: readonly string[] = ['jpg', 'jpeg', 'png', 'webp', 'avif'];
const fileEndings: readonly string[] = Object.values(downloadableTypes).flat();

/** Returns the extensions of accepted files, with their dot (MEDIA-08). */
export function acceptedEndings(accept: MediaKind | undefined): string[] {
  const endings = {
    image: pictureEndings,
    file: fileEndings,
    all: [...pictureEndings, ...fileEndings],
  }[accept ?? 'all'];
  return endings.map((ending) => `.${ending}`);
}

/** Checks a file before sending it, by the server's rules (MEDIA-03, MEDIA-08). */
export function checkFile(
  { name, size }: Pick<File, 'name' | 'size'>,
  accept: MediaKind | undefined,
): Result<true> {
  const ending = /\.\w+$/.exec(name)?.[0].toLowerCase() ?? '';
  if (!acceptedEndings(accept).includes(ending)) return fail('fileTypeRefused');
  if (size > upload.maxBytes) {
    return fail('fileTooLarge', { params: { max: upload.maxBytes / 1024 / 1024 } });
  }
  return ok(true);
}

/** Returns an initial title: `old-bridge_01.jpg` becomes `Old bridge 01`. */
export function titleOf(fileName: string): string {
  const name = fileName
    .replace(/\.\w{1,5}$/, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
}
