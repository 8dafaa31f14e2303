import { describe, expect, it } from 'vitest';
import { requestOf } from './request.ts';

describe('requestOf', () => {
  it('puts path, query and body where the contract has them · API-004', () => {
    expect(requestOf('media.update', { id: 7, title: 'Luka' })).toEqual({
      method: 'PATCH',
      url: '/api/v1/cms/media/update/7',
      body: '{"title":"Luka"}',
    });
    expect(requestOf('finder.searchSlugs', { keywords: 'o nama & mi', kind: undefined })).toEqual({
      method: 'GET',
      url: '/api/v1/cms/finder/searchSlugs?keywords=o+nama+%26+mi',
    });
  });

  it('repeats the members of a list in the query', () => {
    const { url } = requestOf('media.directoryItemDelete', { targetIds: ['a', 'b'] });
    expect(url).toBe('/api/v1/media/directoryItem/delete?targetIds=a&targetIds=b');
  });

  it('encodes a parameter so that it stays within its path segment', () => {
    const { url } = requestOf('category.get', { id: 'a/../b?c' });
    expect(url).toBe('/api/v1/product/web/category/get/a%2F..%2Fb%3Fc');
  });
});
