import type { ServiceDependencies } from '../dependencies.ts';
import { createAuthorHandlers } from './authors.ts';
import { createConsentHandlers } from './consents.ts';
import { createDocumentHandlers } from './document-handlers.ts';
import { createEventHandlers } from './events.ts';
import { createFormHandlers } from './forms.ts';
import { createNewsletterHandlers } from './newsletter.ts';
import { createOwnConsentHandlers } from './own-consents.ts';
import { createPostHandlers } from './posts.ts';
import { createTermHandlers } from './terms.ts';
import { createVisitorHandlers } from './visitor-handlers.ts';

/** Handlers that read editorial content, and those for what visitors send outside the shop. */
export function createContentHandlers(deps: ServiceDependencies) {
  return {
    ...createDocumentHandlers(deps),
    ...createAuthorHandlers(deps),
    ...createTermHandlers(deps),
    ...createPostHandlers(deps),
    ...createEventHandlers(deps),
    ...createConsentHandlers(deps),
    ...createFormHandlers(deps),
    ...createNewsletterHandlers(deps),
    ...createOwnConsentHandlers(deps),
    ...createVisitorHandlers(deps),
  };
}
