import { describe, expect, it } from 'vitest';
import type { Media } from '#schemas/entities/media.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { UploadOptions } from '../../session/api/upload.ts';
import { createUploadQueue } from './upload-queue.ts';

const file = (name: string, size = 3) => {
  const made = new File(['abc'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

/** A server whose responses the test provides, by file name. */
function stage() {
  const open = new Map<string, (result: Result<Media>) => void>();
  const sent: string[] = [];
  const send = (sending: File, _: object, { signal }: UploadOptions = {}) =>
    new Promise<Result<Media>>((resolve) => {
      sent.push(sending.name);
      open.set(sending.name, resolve);
      signal?.addEventListener('abort', () => resolve(fail('uploadFailed')));
    });
  const response = async (name: string, result?: Result<Media>) => {
    open.get(name)?.(result ?? ok({ key: name } as Media));
    await Promise.resolve();
    await Promise.resolve();
  };
  return { queue: createUploadQueue(send, undefined), sent, response };
}

const states = ({ queue }: ReturnType<typeof stage>) => queue.items().map(({ state }) => state);

describe('createUploadQueue', () => {
  it('refuses files over 10 MB before sending · MEDIA-03 CONST-41', async () => {
    const { queue, sent } = stage();
    queue.add([file('luka.jpg', 10 * 1024 * 1024 + 1)]);
    await queue.send();
    expect(queue.items()).toMatchObject([
      { state: 'refused', error: { code: 'fileTooLarge', params: { max: 10 } } },
    ]);
    expect(sent).toEqual([]);
    const full = stage();
    full.queue.add([file('luka.jpg', 10 * 1024 * 1024)]);
    expect(full.queue.items()).toMatchObject([{ state: 'waiting', error: null }]);
  });

  it('accepts every kind of document that can be downloaded · MEDIA-08 CONST-58', () => {
    const { queue } = stage();
    const endings = 'pdf doc docx xls xlsx ppt pptx txt csv rtf zip odt ods odp'.split(' ');
    queue.setAccess('other');
    queue.add(endings.map((ending) => file(`popis.${ending}`)));
    expect(queue.items().map(({ state }) => state)).toEqual(endings.map(() => 'waiting'));
  });

  it('refuses file types that are not allowed · MEDIA-08', () => {
    const { queue } = stage();
    queue.add([file('virus.exe'), file('slika.svg'), file('cjenik.PDF')]);
    expect(queue.items().map(({ error }) => error?.code)).toEqual([
      'fileTypeRefused',
      'fileTypeRefused',
      undefined,
    ]);
  });

  it('accepts 20 files and not one more · MEDIA-04 CONST-42', () => {
    const { queue } = stage();
    queue.setAccess('other');
    const twenty = Array.from({ length: 20 }, (_, index) => file(`${index}.png`));
    expect(queue.add(twenty).ok).toBe(true);
    expect(queue.add([file('one-more.png')])).toEqual({
      ok: false,
      error: { code: 'tooManyFiles', params: { max: 20 } },
    });
    expect(queue.items()).toHaveLength(20);
  });

  it('accepts 10 public files, also when the access changes · MEDIA-05 CONST-43', () => {
    const tooMany = { ok: false, error: { code: 'tooManyFiles', params: { max: 10 } } };
    const { queue } = stage();
    const files = Array.from({ length: 11 }, (_, index) => file(`${index}.png`));
    expect(queue.add(files)).toEqual(tooMany);
    queue.setAccess('other');
    expect(queue.add(files).ok).toBe(true);
    expect(queue.setAccess('public')).toEqual(tooMany);
    expect(queue.access()).toBe('other');
    queue.remove(queue.items()[0]?.id ?? 0);
    expect(queue.setAccess('public').ok).toBe(true);
  });

  it('uploads two files at once and continues as they end', async () => {
    const now = stage();
    now.queue.add([file('a.png'), file('b.png'), file('c.png')]);
    const sending = now.queue.send();
    expect(states(now)).toEqual(['sending', 'sending', 'waiting']);
    await now.response('b.png');
    expect(states(now)).toEqual(['sending', 'done', 'sending']);
    await now.response('a.png');
    await now.response('c.png');
    await sending;
    expect(states(now)).toEqual(['done', 'done', 'done']);
  });

  it('retries a failed file, and cancels one · ERR-53', async () => {
    const now = stage();
    now.queue.add([file('a.png'), file('b.png')]);
    const sending = now.queue.send();
    await now.response('a.png', fail('uploadFailed'));
    const [failed, second] = now.queue.items();
    now.queue.remove(second?.id ?? 0);
    await sending;
    expect(states(now)).toEqual(['failed']);
    const again = now.queue.retry(failed?.id ?? 0);
    await now.response('a.png');
    await again;
    expect(states(now)).toEqual(['done']);
  });

  it('derives the initial title from the file name', () => {
    const { queue } = stage();
    queue.add([file('stara-luka__01.jpg')]);
    expect(queue.items()[0]?.title).toBe('Stara luka 01');
  });
});
