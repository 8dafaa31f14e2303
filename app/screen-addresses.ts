import { targetHref } from '#runtime/routes/href.ts';
import { matchPath } from '#runtime/routes/match.ts';
import { screens } from '#runtime/routes/table.ts';
import { translatePath } from '#runtime/routes/translate.ts';
import type { ScreenAddresses } from '#server/services/dependencies.ts';

/** Templates of screens that have no route of their own, or more than one (see `find-document.ts`). */
const furtherTemplates = [
  'news',
  'post-category',
  'category',
  'post',
  'not-found',
  'error',
  'maintenance',
];
/** Names of all templates that screens are rendered from. */
export const templates: ReadonlySet<string> = new Set([
  ...Object.keys(screens),
  ...furtherTemplates,
]);

/** The part of the route table that the services use. */
export const screenAddresses: ScreenAddresses = {
  targetHref,
  translatePath,
  isTaken: (path) => matchPath(path).kind !== 'page',
  isTemplate: (slug) => templates.has(slug),
};
