import type { EditorApi } from '../../session/api/editor-api.ts';
import type { MediaKind } from './media-calls.ts';
import { createUploadList, type UploadItem, type UploadList } from './upload-list.ts';

/** Sends the files of a list, some at once. */
export interface UploadQueue
  extends Pick<UploadList, 'subscribe' | 'items' | 'access' | 'setAccess' | 'add'> {
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
  const list = createUploadList(accept);
  const running = new Map<number, AbortController>();

  async function sendOne({ id, file, title, alt }: UploadItem): Promise<void> {
    const abort = new AbortController();
    running.set(id, abort);
    list.change(id, { state: 'sending', share: 0, error: null });
    const onProgress = (share: number) => list.change(id, { share });
    const texts = { title, alt, access: list.access() };
    const result = await send(file, texts, { onProgress, signal: abort.signal });
    running.delete(id);
    if (result.ok) list.change(id, { state: 'done', share: 1, media: result.value });
    else list.change(id, { state: 'failed', error: result.error });
  }

  async function sendWaiting(): Promise<void> {
    for (;;) {
      const next = list.items().find(({ state }) => state === 'waiting');
      if (!next) return;
      await sendOne(next);
    }
  }

  return {
    ...list,
    describe: list.change,
    async send() {
      await Promise.all(Array.from({ length: atOnce }, sendWaiting));
    },
    async retry(id) {
      list.change(id, { state: 'waiting', error: null });
      await sendWaiting();
    },
    remove(id) {
      running.get(id)?.abort();
      list.drop(id);
    },
    stop() {
      for (const abort of running.values()) abort.abort();
      list.clear();
    },
  };
}
