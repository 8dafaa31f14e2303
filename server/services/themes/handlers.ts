import { fail, ok } from '#schemas/result.ts';
import { mayChangeTheme } from '#schemas/theme/theme-rights.ts';
import type { Actor, Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { readState, restoreVersion, saveDraft } from './drafts.ts';
import { addFont, listFonts, removeFont } from './fonts/fonts.ts';
import type { LogTheme } from './log-theme.ts';
import {
  addVariation,
  changeVariation,
  listVariations,
  readVariation,
  removeVariation,
} from './variations.ts';
import { cancelVersion, listVersions, publishTheme, readVersion } from './versions.ts';

const isAllowed = (actor: Actor) => actor.kind === 'backoffice' && mayChangeTheme(actor.scope);

/** Handlers for the theme of the site. */
export function createThemeHandlers(deps: ServiceDependencies, log: LogTheme) {
  return {
    async 'theme.get'(_, { actor }) {
      return isAllowed(actor) ? ok(await readState(deps)) : fail('forbidden');
    },
    async 'theme.saveDraft'(input, { actor, now }) {
      return isAllowed(actor) ? saveDraft(deps, input, now) : fail('forbidden');
    },
    async 'theme.publish'(input, { actor, now }) {
      if (actor.kind === 'anonymous' || !isAllowed(actor)) return fail('forbidden');
      return publishTheme(deps, input, { id: actor.userId, log }, now);
    },
    async 'theme.versions'(input, { actor }) {
      return isAllowed(actor) ? ok(await listVersions(deps, input)) : fail('forbidden');
    },
    async 'theme.version'({ id }, { actor }) {
      return isAllowed(actor) ? readVersion(deps, id) : fail('forbidden');
    },
    async 'theme.restore'({ id }, { actor, now }) {
      return isAllowed(actor) ? restoreVersion(deps, id, now) : fail('forbidden');
    },
    async 'theme.fonts'(_, { actor }) {
      return isAllowed(actor) ? ok(await listFonts(deps)) : fail('forbidden');
    },
    async 'theme.addFont'(input, { actor, files = [] }) {
      if (actor.kind === 'anonymous' || !isAllowed(actor)) return fail('forbidden');
      return addFont(deps, input, files, { id: actor.userId, log });
    },
    async 'theme.removeFont'({ id }, { actor }) {
      if (actor.kind === 'anonymous' || !isAllowed(actor)) return fail('forbidden');
      return removeFont(deps, id, { id: actor.userId, log });
    },
    async 'theme.variations'(_, { actor }) {
      return isAllowed(actor) ? ok(await listVariations(deps)) : fail('forbidden');
    },
    async 'theme.variation'({ id }, { actor }) {
      return isAllowed(actor) ? readVariation(deps, id) : fail('forbidden');
    },
    async 'theme.addVariation'(input, { actor, now }) {
      if (actor.kind === 'anonymous' || !isAllowed(actor)) return fail('forbidden');
      return addVariation(deps, input, { id: actor.userId, log }, now);
    },
    async 'theme.changeVariation'(input, { actor, now }) {
      if (actor.kind === 'anonymous' || !isAllowed(actor)) return fail('forbidden');
      return changeVariation(deps, input, { id: actor.userId, log }, now);
    },
    async 'theme.removeVariation'({ id }, { actor }) {
      if (actor.kind === 'anonymous' || !isAllowed(actor)) return fail('forbidden');
      return removeVariation(deps, id, { id: actor.userId, log });
    },
    async 'theme.cancel'({ id }, { actor }) {
      if (actor.kind === 'anonymous' || !isAllowed(actor)) return fail('forbidden');
      return cancelVersion(deps, id, { id: actor.userId, log });
    },
  } satisfies Partial<Handlers>;
}
