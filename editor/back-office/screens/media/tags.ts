import type { Media } from '#schemas/entities/media.ts';

/** Tags that all these files have. */
export const commonTags = (media: readonly Pick<Media, 'tags'>[]): readonly string[] => {
  const [first, ...others] = media;
  return (first?.tags ?? []).filter((tag) => others.every(({ tags = [] }) => tags.includes(tag)));
};

/** Typed tags, each once. A comma of any script separates them. */
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
