import { loadRules } from '#schemas/markets/load-rules.ts';

/**
 * The rules of the site's markets, loaded when the server starts. Code for browsers must not wait like this:
 * with one such module their build splits all code into more and larger files.
 */
export const { home: homeRules, taxNumberOf } = await loadRules();
