import type { Domain } from '#schemas/entities/settings.ts';
import { fail, ok } from '#schemas/result.ts';
import { checkAccess } from '../api/dispatch.ts';
import type { CallContext, Handlers } from '../api/handler.ts';

export interface DomainChoice {
  /** URL of the chosen domain, until the process ends. */
  readonly chosen: () => string;
  /** URL set by configuration, which the site uses until the configuration changes; null for none. */
  readonly forced: string | null;
  /** The chosen URL if the site follows the choice, otherwise null. */
  readonly followed: () => string | null;
  choose(url: string): void;
}

export function createDomainChoice(publicUrl: string, forced: string | null): DomainChoice {
  let chosen = publicUrl;
  return {
    forced,
    chosen: () => chosen,
    followed: () => (forced === null ? chosen : null),
    choose(url) {
      chosen = url;
    },
  };
}

interface DomainParts {
  readonly choice: DomainChoice;
  readonly domains: () => Promise<readonly Domain[]>;
  /** Called after another domain was chosen. */
  readonly changed: () => Promise<void>;
}

/** Handlers with which staff choose the domain of the site (PERM-17). */
export function domainHandlers({ choice, domains, changed }: DomainParts) {
  return {
    async 'development.getDomain'() {
      const url = choice.chosen();
      const domain = (await domains()).find((each) => each.url === url);
      return ok({
        domain: domain ?? { name: new URL(url).host, url },
        forcedDomain: choice.forced,
      });
    },
    async 'development.setDomain'({ url }: { readonly url: string }, { actor }: CallContext) {
      const refused = checkAccess('backoffice', actor);
      if (refused) return refused;
      if (!(await domains()).some((each) => each.url === url)) return fail('notFound');
      choice.choose(url);
      await changed();
      return ok({ done: true });
    },
  } satisfies Partial<Handlers>;
}
