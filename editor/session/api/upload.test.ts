import { describe, expect, it } from 'vitest';
import { uploadFile } from './upload.ts';

/** A request that the test completes or fails. */
class StagedRequest extends EventTarget {
  readonly upload = new EventTarget();
  responseText = '';
  sent: FormData | null = null;
  open() {}
  readonly headers = new Headers();
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(form: FormData) {
    this.sent = form;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  response(text: string) {
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
  }
}

const file = new File(['abc'], 'luka.jpg', { type: 'image/jpeg' });

function start(signal?: AbortSignal) {
  const request = new StagedRequest();
  const shares: number[] = [];
  const options = { onProgress: (share: number) => shares.push(share), signal };
  const create = () => request as unknown as XMLHttpRequest;
  const result = uploadFile('hr', file, { title: 'Luka' }, options, create);
  return { request, shares, result };
}

describe('uploadFile', () => {
  it('sends the language of the call · I18N-10', () => {
    expect(start().request.headers.get('languageCode')).toBe('hrv');
  });

  it('sends the file with its texts as multipart and reports progress · MEDIA-02', async () => {
    const { request, shares, result } = start();
    request.progress(1, 4);
    request.response('{"data":[{"key":"luka"}]}');
    expect(await result).toMatchObject({ ok: true, value: { key: 'luka' } });
    expect(shares).toEqual([0.25]);
    expect([...(request.sent?.keys() ?? [])]).toEqual(['customData', 'file']);
    expect(request.sent?.get('customData')).toBe('{"title":"Luka"}');
  });

  it('passes on why the server refused the file · MEDIA-03', async () => {
    const { request, result } = start();
    request.response('{"errored":true,"code":"fileTooLarge","params":{"max":10}}');
    expect(await result).toEqual({
      ok: false,
      error: { code: 'fileTooLarge', params: { max: 10 } },
    });
  });

  it('fails when the connection breaks, or when another server responds · ERR-53', async () => {
    const broken = start();
    broken.request.dispatchEvent(new Event('error'));
    expect(await broken.result).toEqual({ ok: false, error: { code: 'uploadFailed' } });
    const empty = start();
    empty.request.response('{"data":[]}');
    expect(await empty.result).toEqual({ ok: false, error: { code: 'uploadFailed' } });
  });

  it('fails when it is aborted · ERR-53', async () => {
    const abort = new AbortController();
    const { result } = start(abort.signal);
    abort.abort();
    expect(await result).toEqual({ ok: false, error: { code: 'uploadFailed' } });
  });
});
