import { expect, test } from 'vitest';
import type { Media } from '#schemas/entities/media.ts';
import { fakeEditorApi, onePage } from '../../testing/fake-editor-api.ts';
import { listMedia, type MediaWish } from './media-calls.ts';

const all: MediaWish = { query: '', kind: 'all', access: 'all', order: 'newest' };

/** Returns the inputs of the calls that the library makes for a filter. */
async function requestOf(wish: Partial<MediaWish>, last?: Media) {
  const api = fakeEditorApi({ 'media.filterStandard': () => onePage<Media>([]) });
  await listMedia(api, { ...all, ...wish }, last);
  return api.calls.map(({ input }) => input);
}

test('more media are those behind the last one that is shown · EDIT-12 MODAL-01 MEDIA-01', async () => {
  const first = { limit: 48, sort: { param: 'id', order: 'desc' } };
  expect(await requestOf({})).toEqual([first]);
  expect(await requestOf({}, { id: 17 } as Media)).toEqual([{ ...first, afterId: 17 }]);
});

test.each([
  [{ query: 'brod' }, { keywords: 'brod' }],
  [{ kind: 'image' }, { kind: 'image' }],
  [{ kind: 'file' }, { kind: 'document' }],
  [{ access: 'other' }, { access: 'other' }],
  [{ order: 'oldest' }, { sort: { param: 'id', order: 'asc' } }],
  [{ order: 'name' }, { sort: { param: 'name', order: 'asc' } }],
  [{ order: 'largest' }, { sort: { param: 'size', order: 'desc' } }],
  [{ folder: 3 }, { folderId: 3 }],
  [{ folder: null }, { folderId: null }],
  [{ tag: 'more' }, { tag: 'more' }],
  [{ isUnused: true }, { isUnused: true }],
] as const)('the library requests %j as %j · EDIT-12 MODAL-01 MEDIA-01', async (wish, request) => {
  const plain = { limit: 48, sort: { param: 'id', order: 'desc' } };
  expect(await requestOf(wish)).toEqual([{ ...plain, ...request }]);
});
