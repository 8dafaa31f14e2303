import { expect, test } from 'vitest';
import { fingerprint } from '#schemas/editing/fingerprint.ts';
import type { EditDocument } from '#schemas/editing/node.ts';
import { createNodeStore } from '../../model/document/node-store.ts';
import { testDocument } from '../../testing/document.ts';
import { note, testBlocks } from '../../testing/editor.ts';
import { changedAmong, countTranslations, languageState, publishable } from './publish-state.ts';

test('a language is published, changed or never published', () => {
  const of = (changed: boolean) => ({ languages: ['hr' as const], changed });
  expect(languageState(of(false), 'hr')).toBe('published');
  expect(languageState(of(true), 'hr')).toBe('changed');
  expect(languageState(of(true), 'en')).toBe('never');
});

test('counts missing and stale translations', () => {
  const nodes = createNodeStore([
    note('a'),
    note('b', {
      order: 'W',
      translations: { en: { title: 'B' } },
      sources: { en: { title: fingerprint('prije') } },
    }),
  ]);
  expect(countTranslations({ nodes }, testBlocks, ['page:1'], 'en')).toEqual({
    missing: 1,
    stale: 1,
  });
  expect(countTranslations({ nodes }, testBlocks, ['page:1'], 'hr')).toEqual({
    missing: 0,
    stale: 0,
  });
});

test('changed shared elements are published too, unchanged ones are not', () => {
  const shared = (id: string, changed: boolean): EditDocument => ({
    ...testDocument,
    key: `shared:${id}`,
    kind: 'shared',
    changed,
  });
  const all = [testDocument, shared('header', true), shared('footer', false)];
  const documents = new Map(all.map((document) => [document.key, document]));
  expect(publishable(documents, 'page:1').map(({ key }) => key)).toEqual([
    'page:1',
    'shared:header',
  ]);
  expect(changedAmong(publishable(documents, 'page:1'))).toEqual(['shared:header']);
  expect(changedAmong([testDocument])).toEqual(['page:1']);
});
