import { describe, expect, it } from 'vitest';
import type { Media } from '#schemas/entities/media.ts';
import { changeOf, isMissing, mediaFields, mergeFields } from './media-fields.ts';
import { sampleMedia } from './sample-media.ts';

const media: Media = {
  ...sampleMedia('luka'),
  texts: {
    title: { hr: 'Luka', en: 'Harbour' },
    alt: { hr: 'Brodovi u luci' },
    description: { hr: '' },
  },
  focalPoint: { x: 0.5, y: 0.5 },
  crop: { x: 0.5, y: 0, width: 0.5, height: 1 },
};
const base = mediaFields(media);

describe('changeOf', () => {
  it('sends only what was changed, with the version it is based on · MEDIA-01 MODAL-16', () => {
    const mine = { ...base, 'alt/en': 'Ships in the harbour', 'title/en': '' } as const;
    expect(changeOf(base, mine, 3)).toEqual({
      version: 3,
      texts: { title: { en: null }, alt: { en: 'Ships in the harbour' } },
    });
  });

  it('stores the focal point relative to the cropped part · MODAL-16', () => {
    expect(base.focalPoint).toEqual({ x: 0.75, y: 0.5 });
    expect(changeOf(base, { ...base, crop: null }, 1)).toEqual({
      version: 1,
      crop: null,
      focalPoint: { x: 0.75, y: 0.5 },
    });
  });
});

describe('mergeFields', () => {
  it('keeps both sides and names what both changed · MODAL-16', () => {
    const mine = { ...base, 'title/hr': 'Stara luka', 'alt/de': 'Schiffe' };
    const theirs = { ...base, 'title/hr': 'Gradska luka', access: 'other' as const };
    const { fields, conflicts } = mergeFields(base, mine, theirs);
    expect(conflicts).toEqual(['title/hr']);
    expect(fields).toMatchObject({
      'alt/de': 'Schiffe',
      access: 'other',
      'title/hr': 'Stara luka',
    });
  });

  it('reports no conflict when both wrote the same · MODAL-16', () => {
    const same = { ...base, 'title/hr': 'Nova luka' };
    expect(mergeFields(base, same, same).conflicts).toEqual([]);
  });
});

it('marks languages whose texts are missing', () => {
  expect(isMissing(base, 'hr', true)).toBe(false);
  expect(isMissing(base, 'en', true)).toBe(true);
  expect(isMissing(base, 'en', false)).toBe(false);
});
