import { expect, test } from 'vitest';
import { addedTags, commonTags, splitTags } from './tags.ts';

test('typed tags are separated by commas of any script, each once', () => {
  expect(splitTags(' sea, summer ,sea,, ')).toEqual(['sea', 'summer']);
  expect(splitTags('بحر، صيف')).toEqual(['بحر', 'صيف']);
});

test('common tags are those of every file', () => {
  expect(commonTags([{ tags: ['a', 'b'] }, { tags: ['b', 'c'] }])).toEqual(['b']);
  expect(commonTags([{ tags: ['a'] }, {}])).toEqual([]);
  expect(commonTags([])).toEqual([]);
});

test('added tags were not there before', () => {
  expect(addedTags(['a'], ['a', 'b'])).toEqual(['b']);
});
