import { limits } from '../constants.ts';

const longest = 200;

/** Words of lower-case letters and digits, joined by single hyphens and separated by slashes (FORM-11). */
export const isSlug = (slug: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(slug) &&
  slug.length >= limits.slugMin &&
  slug.length <= longest;
