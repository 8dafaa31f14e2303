import '@fastify/cookie';
import '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { formPreviewName } from '#editor/back-office/record/forms/form-preview-name.ts';
import type { ApiClient } from '#runtime/api/client.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { type Language, languages } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import { createDispatch } from '#server/api/dispatch.ts';
import { pagePolicy } from '#server/http/security-headers.ts';
import { type StaffGuard, staffOf } from '#server/services/account/staff-guard.ts';
import { formOfDraft } from '#server/services/collections/forms/form-draft.ts';
import { forms } from '#server/services/collections/forms/forms.ts';
import type { ServiceDependencies } from '#server/services/dependencies.ts';
import { createPublicReads } from '#server/services/services.ts';
import { createLocalClients } from '../storefront/local-clients.ts';
import type { StorefrontParts } from '../storefront/storefront-parts.ts';
import { formPreviewPage } from './form-preview-page.ts';

interface FormPreviewParts extends StaffGuard {
  readonly deps: ServiceDependencies;
  readonly pages: StorefrontParts;
}

interface Request {
  readonly Body: Readonly<Record<string, unknown>> | null;
}

/**
 * Registers the page that previews the form that staff edit. A frame posts the draft to it; the form on it
 * sends nothing.
 */
export function registerFormPreview(app: FastifyInstance, parts: FormPreviewParts): void {
  for (const language of languages) {
    app.post<Request>(
      `${screenHref(language, 'admin')}/${formPreviewName}`,
      async (request, reply) => {
        const staff = await staffOf(parts, language, request, reply);
        if (!staff) return reply;
        if (!staff.scope.some((name) => forms.scopes.read.includes(name))) {
          return reply.code(403).send();
        }
        const draft = readDraft(request.body?.['form']);
        if (!draft) return reply.code(400).send();
        const url = new URL(request.url, `${request.protocol}://${request.host}`);
        const client = clientWith(parts, draft, language);
        return reply
          .header('content-security-policy', pagePolicy({ sendsForms: false }))
          .type('text/html; charset=utf-8')
          .send(await formPreviewPage(parts.pages, client, url, language));
      },
    );
  }
}

function readDraft(text: unknown): JsonObject | null {
  if (typeof text !== 'string') return null;
  try {
    const value = JSON.parse(text) as Json;
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Returns a client that reads as an anonymous visitor, and reads the draft in place of a stored form. */
function clientWith({ deps }: FormPreviewParts, draft: JsonObject, language: Language): ApiClient {
  const handlers = {
    ...createPublicReads(deps),
    'form.get': async () => ok(formOfDraft(draft, language)),
  };
  const dispatch = createDispatch(handlers, async () => true);
  return createLocalClients(dispatch, async () => null).anonymous(language);
}
