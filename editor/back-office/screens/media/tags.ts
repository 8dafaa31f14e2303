import type { Media } from '#schemas/entities/media.ts';

/** Returns the tags that all given files share. */
export const commonTags = (media: readonly Pick<Media, 'tags'>[]): readonly string[] => {
  const [first, ...others] = media;
  return (first?.tags ?? []).filter((tag) => others.every(({ tags = [] }) => tags.includes(tag)));
};

/** Returns the typed tags without duplicates. They are separated by commas of any script. */
export const splitTags = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,،]/)
      .map((tag) => tag.trim().slice(0, 60))
      .filter((tag) => tag !== ''),
  ),
];

export const addedTags = (before: readonly string[], after: readonly string[]): string[] =>
  after.filter((tag) => !before.includes(tag));
