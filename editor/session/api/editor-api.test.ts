import { describe, expect, it } from 'vitest';
import { createEditorApi } from './editor-api.ts';

function responding(text: string) {
  const requests: { url: string; init: RequestInit }[] = [];
  const send = (async (url, init) => {
    requests.push({ url: String(url), init: init ?? {} });
    return new Response(text);
  }) as typeof fetch;
  return { requests, send };
}

describe('createEditorApi', () => {
  it('returns what is in data, in the language of the client · API-004 I18N-10', async () => {
    const { requests, send } = responding('{"data":{"done":true}}');
    const result = await createEditorApi('hr', send).in('de').call('media.delete', { id: 3 });
    expect(result).toEqual({ ok: true, value: { done: true } });
    expect(requests[0]?.init.headers).toEqual({ languagecode: 'deu' });
  });

  it.each([null, false, 0, '', []])('returns data of %j as it is · API-004', async (data) => {
    const { send } = responding(JSON.stringify({ data }));
    const result = await createEditorApi('hr', send).call('media.delete', { id: 3 });
    expect(result).toEqual({ ok: true, value: data });
  });

  it.each([
    ['hr', 'hrv'],
    ['en', 'eng'],
    ['de', 'deu'],
  ] as const)('names the language %s as %s with every call · I18N-10', async (language, code) => {
    const { requests, send } = responding('{"data":{}}');
    const api = createEditorApi(language, send);
    await api.call('media.delete', { id: 3 });
    await api.call('finder.searchSlugs', { limit: 1 });
    await api.call('post.create', { title: 'O nama' });
    const headers = requests.map(({ init }) => new Headers(init.headers));
    expect(headers.map((each) => each.get('languageCode'))).toEqual([code, code, code]);
  });

  it.each([
    [409, { code: 'slugTaken', field: 'slugs' }],
    [400, { code: 'maxLength', field: 'title', params: { max: 200 } }],
    [403, { code: 'forbidden' }],
  ])(
    'returns the error of a response of status %i as a value: %j · API-005 ERR-03',
    async (statusCode, error) => {
      const body = { errored: true, statusCode, message: 'Refused.', ...error, traceId: 'x' };
      const { send } = responding(JSON.stringify(body));
      const result = await createEditorApi('hr', send).call('post.create', { title: 'O nama' });
      expect(result).toEqual({ ok: false, error });
    },
  );

  it('returns unavailable when the network or the response fails · ERR-05', async () => {
    const broken = (() => Promise.reject(new TypeError('network'))) as typeof fetch;
    const { send: html } = responding('<h1>Bad gateway</h1>');
    for (const send of [broken, html]) {
      const result = await createEditorApi('hr', send).call('media.delete', { id: 3 });
      expect(result).toEqual({ ok: false, error: { code: 'unavailable' } });
    }
  });
});
