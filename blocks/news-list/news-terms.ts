import { newsCategoryTitles } from '#schemas/constants.ts';
import type { PostCategory } from '#schemas/entities/post.ts';

type Title = (typeof newsCategoryTitles)[number];

/** Slug in the default language of each category that has a button; titles differ per language. */
const slugs: Readonly<Record<Title, string>> = {
  Novosti: 'novosti',
  Obavijesti: 'obavijesti',
  Obavijest: 'obavijest',
  ECWF: 'ecwf',
};

/** Returns the categories that have a button, in their fixed order: ECWF is last (NEWS-03, NEWS-04). */
export function newsTerms(categories: readonly PostCategory[]): PostCategory[] {
  return newsCategoryTitles.flatMap(
    (title) => categories.find((term) => isTerm(term, title)) ?? [],
  );
}

function isTerm({ title, slug, slugMain }: PostCategory, wanted: Title): boolean {
  return title === wanted || (slugMain ?? slug) === slugs[wanted];
}

/** Returns the requested category; for any other slug all are shown. */
export function chosenTerm(
  terms: readonly PostCategory[],
  requested: string | null,
): PostCategory | null {
  return terms.find(({ slug, slugMain }) => slug === requested || slugMain === requested) ?? null;
}
