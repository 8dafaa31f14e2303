import { maxFiles } from '#schemas/constants.ts';
import type { Media } from '#schemas/entities/media.ts';
import { type AppError, fail, ok, type Result } from '#schemas/result.ts';
import type { MediaKind } from './media-calls.ts';
import { checkFile, titleOf } from './upload-limits.ts';

/** One file to upload. `refused` was never sent and cannot be. */
export interface UploadItem {
  readonly id: number;
  readonly file: File;
  readonly title: string;
  readonly alt: string;
  readonly state: 'waiting' | 'sending' | 'done' | 'failed' | 'refused';
  /** Share that has been sent, 0 to 1. */
  readonly share: number;
  readonly error: AppError | null;
  readonly media: Media | null;
}

/** The files of one upload, and who may see them. */
export interface UploadList {
  readonly subscribe: (changed: () => void) => () => void;
  readonly items: () => readonly UploadItem[];
  /** Access of files that are sent from now on. */
  readonly access: () => Media['access'];
  /** Fails with `tooManyFiles` and changes nothing when the list is too long for this access (MEDIA-05). */
  setAccess(access: Media['access']): Result<true>;
  /** Adds files. Fails with `tooManyFiles` above the limit of one upload (MEDIA-04). */
  add(files: readonly File[]): Result<true>;
  change(id: number, part: Partial<UploadItem>): void;
  drop(id: number): void;
  clear(): void;
}

export function createUploadList(accept: MediaKind | undefined): UploadList {
  let items: readonly UploadItem[] = [];
  let access: Media['access'] = 'public';
  let lastId = 0;
  const listeners = new Set<() => void>();

  function show(next: readonly UploadItem[]): void {
    items = next;
    for (const changed of listeners) changed();
  }

  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    items: () => items,
    access: () => access,
    setAccess(wanted) {
      const max = maxFiles(wanted);
      if (items.length > max) return fail('tooManyFiles', { params: { max } });
      access = wanted;
      show([...items]);
      return ok(true);
    },
    add(files) {
      const max = maxFiles(access);
      if (items.length + files.length > max) return fail('tooManyFiles', { params: { max } });
      show([...items, ...files.map((file) => itemOf(++lastId, file, accept))]);
      return ok(true);
    },
    change(id, part) {
      show(items.map((item) => (item.id === id ? { ...item, ...part } : item)));
    },
    drop: (id) => show(items.filter((item) => item.id !== id)),
    clear: () => show([]),
  };
}

function itemOf(id: number, file: File, accept: MediaKind | undefined): UploadItem {
  const checked = checkFile(file, accept);
  return {
    id,
    file,
    title: titleOf(file.name),
    alt: '',
    state: checked.ok ? 'waiting' : 'refused',
    share: 0,
    error: checked.ok ? null : checked.error,
    media: null,
  };
}
