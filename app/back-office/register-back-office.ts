import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { screens, screensFor } from '#editor/back-office/screens/screen-list.ts';
import type { StaffLink } from '#editor/back-office/state.ts';
import { createCookieJar } from '#runtime/commands/cookie-jar.ts';
import { homeHref, screenHref } from '#runtime/routes/href.ts';
import { type Language, languages } from '#schemas/languages.ts';
import { writeCookies } from '#server/http/cookies.ts';
import { staffHeaders } from '#server/services/account/staff-guard.ts';
import { collections } from '#server/services/collections/all-collections.ts';
import { ticketsPath } from '#server/services/digital/ticket-check.routes.ts';
import type { BackOfficeAssets } from '../storefront/assets.ts';
import type { LocalClients } from '../storefront/local-clients.ts';
import type { SiteReader } from '../storefront/site-reader.ts';
import { backOfficeDocument } from './back-office-document.ts';

interface BackOfficeParts {
  readonly clientFor: LocalClients['forVisitor'];
  readonly readSite: SiteReader;
  readonly assets: BackOfficeAssets;
}

/** The screen on which staff set up their second factor. */
const security = 'security';

/** Pages of the collections and of the screens. Visitors who are not staff are redirected to the login. */
export function registerBackOffice(app: FastifyInstance, parts: BackOfficeParts): void {
  for (const language of languages) {
    for (const { name } of [...collections, ...screens]) {
      const path = `${screenHref(language, 'admin')}/${name}`;
      for (const each of [path, `${path}/*`]) {
        app.get(each, (request, reply) => respond(parts, language, name, request, reply));
        // Pages of the back office are not screens: a script that requests the data of one gets no content,
        // and loads the page as a document.
        app.get(`/_page${each}`, async (_, reply) => reply.headers(staffHeaders).code(204).send());
      }
    }
  }
}

async function respond(
  { clientFor, readSite, assets }: BackOfficeParts,
  language: Language,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const cookies = createCookieJar(request.cookies);
  const api = await clientFor(cookies, language, request.ip);
  const [profile, factor, found, server, { site }] = await Promise.all([
    api.call('user.adminProfile', {}),
    api.call('ownFactor.get', {}),
    api.call('collection.list', {}),
    api.call('server.state', {}),
    readSite(),
  ]);
  writeCookies(reply, cookies.changes);
  reply.headers(staffHeaders);
  if (!profile.ok || !factor.ok || !found.ok)
    return reply.redirect(screenHref(language, 'admin-login'), 303);
  const { isMissing } = factor.value;
  if (isMissing && name !== security) {
    return reply.redirect(`${screenHref(language, 'admin')}/${security}`, 303);
  }
  const scope = isMissing ? [] : profile.value.scope;
  const mayOpen = [...found.value, ...screensFor(scope)].some((page) => page.name === name);
  // Staff without the right to a page are redirected to the first page, which is open to all of them.
  if (!mayOpen) {
    return reply.redirect(screenHref(language, 'admin'), 303);
  }
  return reply.type('text/html; charset=utf-8').send(
    backOfficeDocument(
      {
        site,
        uiLanguage: language,
        email: profile.value.email,
        base: screenHref(language, 'admin'),
        bases: Object.fromEntries(languages.map((each) => [each, screenHref(each, 'admin')])),
        home: homeHref(language),
        links: linksIn(language),
        hasCache: server.ok && server.value.cache,
        collections: found.value,
        scope,
      },
      assets,
    ),
  );
}

const linksIn = (language: Language): readonly StaffLink[] => [
  { key: 'tickets', href: ticketsPath(language) },
];
