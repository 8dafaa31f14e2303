import { afterEach, expect, test, vi } from 'vitest';
import { fetchBelow } from './fetch-below.ts';
import { fetchSuggestions } from './fetch-suggestions.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['hr', 'hrv'],
  ['en', 'eng'],
  ['de', 'deu'],
] as const)('suggestions and menus in %s are requested as %s · I18N-10', async (language, code) => {
  const sent: [string, string | null][] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push([address.split('?')[0] ?? '', new Headers(init.headers).get('languageCode')]);
    return Response.json({ data: address.includes('search') ? { groups: [] } : [] });
  });
  await fetchSuggestions('karta', language, new AbortController().signal);
  const item = { id: 1, title: 'Karte', link: 'category:karte', path: null, children: [] };
  const page = { language, site: { hasStore: true } };
  await fetchBelow({ ...item, more: 'main' }, page);
  expect(sent).toEqual([
    ['/api/v1/cms/search/find', code],
    ['/api/v1/cms/navigation/tree/main', code],
  ]);
});
