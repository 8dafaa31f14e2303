import { mostFiles } from '#schemas/constants.ts';
import type { Media } from '#schemas/entities/media.ts';
import { type AppError, fail, type Result } from '#schemas/result.ts';
import type { EditorApi } from '../../session/api/editor-api.ts';
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

export interface UploadQueue {
  readonly subscribe: (changed: () => void) => () => void;
  readonly items: () => readonly UploadItem[];
  /** Access of files that are sent from now on. */
  readonly access: () => Media['access'];
  /** Fails with `tooManyFiles` and changes nothing when the queue is too long for this access (MEDIA-05). */
  setAccess(access: Media['access']): Result<true>;
  /** Adds files. Fails with `tooManyFiles` above the limit of one upload (MEDIA-04). */
  add(files: readonly File[]): Result<true>;
  describe(id: number, texts: Partial<Pick<UploadItem, 'title' | 'alt'>>): void;
  /** Sends all waiting files. Resolves when no upload is running. */
  send(): Promise<void>;
  retry(id: number): Promise<void>;
  /** Cancels an upload and removes its file. */
  remove(id: number): void;
  /** Cancels all uploads. */
  stop(): void;
}

const atOnce = 2;

export function createUploadQueue(
  send: EditorApi['upload'],
  accept: MediaKind | undefined,
): UploadQueue {
  let items: readonly UploadItem[] = [];
  let access: Media['access'] = 'public';
  let lastId = 0;
  const running = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  function show(next: readonly UploadItem[]): void {
    items = next;
    for (const changed of listeners) changed();
  }

  function change(id: number, part: Partial<UploadItem>): void {
    show(items.map((item) => (item.id === id ? { ...item, ...part } : item)));
  }

  function taken(file: File): UploadItem {
    const checked = checkFile(file, accept);
    return {
      id: ++lastId,
      file,
      title: titleOf(file.name),
      alt: '',
      state: checked.ok ? 'waiting' : 'refused',
      share: 0,
      error: checked.ok ? null : checked.error,
      media: null,
    };
  }

  async function sendOne({ id, file, title, alt }: UploadItem): Promise<void> {
    const abort = new AbortController();
    running.set(id, abort);
    change(id, { state: 'sending', share: 0, error: null });
    const onProgress = (share: number) => change(id, { share });
    const result = await send(file, { title, alt, access }, { onProgress, signal: abort.signal });
    running.delete(id);
    if (result.ok) change(id, { state: 'done', share: 1, media: result.value });
    else change(id, { state: 'failed', error: result.error });
  }

  async function sendWaiting(): Promise<void> {
    for (;;) {
      const next = items.find(({ state }) => state === 'waiting');
      if (!next) return;
      await sendOne(next);
    }
  }

  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    items: () => items,
    access: () => access,
    setAccess(wanted) {
      const max = mostFiles(wanted);
      if (items.length > max) return fail('tooManyFiles', { params: { max } });
      access = wanted;
      show([...items]);
      return { ok: true, value: true };
    },
    add(files) {
      const max = mostFiles(access);
      if (items.length + files.length > max) return fail('tooManyFiles', { params: { max } });
      show([...items, ...files.map(taken)]);
      return { ok: true, value: true };
    },
    describe: change,
    async send() {
      await Promise.all(Array.from({ length: atOnce }, sendWaiting));
    },
    async retry(id) {
      change(id, { state: 'waiting', error: null });
      await sendWaiting();
    },
    remove(id) {
      running.get(id)?.abort();
      show(items.filter((item) => item.id !== id));
    },
    stop() {
      for (const abort of running.values()) abort.abort();
      show([]);
    },
  };
}
