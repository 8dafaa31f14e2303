import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readListState, rowsInput } from '#editor/back-office/list/list-state.ts';
import { screens, screensFor } from '#editor/back-office/screens/screen-list.ts';
import type { BackOfficeState, FirstList } from '#editor/back-office/state.ts';
import type { ApiClient } from '#runtime/api/client.ts';
import { createCookieJar } from '#runtime/commands/cookie-jar.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { type Language, languages } from '#schemas/languages.ts';
import { writeCookies } from '#server/http/cookies.ts';
import { staffHeaders } from '#server/services/account/staff-guard.ts';
import { collections } from '#server/services/collections/all-collections.ts';
import type { BackOfficeAssets } from '../storefront/assets.ts';
import type { LocalClients } from '../storefront/local-clients.ts';
import type { SiteReader } from '../storefront/site-reader.ts';
import { backOfficeDocument } from './back-office-document.ts';
import { readState } from './read-state.ts';

export interface BackOfficeParts {
  readonly clientFor: LocalClients['forVisitor'];
  readonly readSite: SiteReader;
  readonly assets: BackOfficeAssets;
}

/** The screen on which staff set up their second factor. */
const security = 'security';

interface Opened {
  readonly language: Language;
  /** Name of a collection or of a screen. */
  readonly name: string;
  readonly view: 'list' | 'record' | 'screen';
}

/**
 * Pages of the collections and of the screens. Visitors who are not staff are redirected to the login. For other
 * addresses see `withOwnNotFound`.
 */
export function registerBackOffice(app: FastifyInstance, parts: BackOfficeParts): void {
  for (const language of languages) {
    const base = screenHref(language, 'admin');
    const add = (path: string, opened: Omit<Opened, 'language'>) => {
      app.get(path, (request, reply) => respond(parts, { language, ...opened }, request, reply));
      // Pages of the back office are not screens: a script that requests the data of one gets no content,
      // and loads the page as a document.
      app.get(`/_page${path}`, async (_, reply) => reply.headers(staffHeaders).code(204).send());
    };
    for (const { name } of screens) add(`${base}/${name}`, { name, view: 'screen' });
    for (const { name, single } of collections) {
      add(`${base}/${name}`, { name, view: single === undefined ? 'list' : 'record' });
      add(`${base}/${name}/new`, { name, view: 'record' });
      add(`${base}/${name}/record/:id`, { name, view: 'record' });
    }
  }
}

async function respond(
  { clientFor, readSite, assets }: BackOfficeParts,
  opened: Opened,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { language, name } = opened;
  const cookies = createCookieJar(request.cookies);
  const api = await clientFor(cookies, language, request.ip);
  const [read, list] = await Promise.all([
    readState(api, readSite, language),
    readList(api, opened, request),
  ]);
  writeCookies(reply, cookies.changes);
  reply.headers(staffHeaders);
  if (!read) return reply.redirect(screenHref(language, 'admin-login'), 303);
  const { state, lacksFactor } = read;
  if (lacksFactor && name !== security) {
    return reply.redirect(`${screenHref(language, 'admin')}/${security}`, 303);
  }
  // Staff without the right to a page are redirected to the first page, which is open to all of them.
  if (!mayOpen(state, name)) return reply.redirect(screenHref(language, 'admin'), 303);
  return reply
    .type('text/html; charset=utf-8')
    .send(backOfficeDocument({ ...state, list }, assets, opened.view === 'record'));
}

const mayOpen = ({ collections: known, scope }: BackOfficeState, name: string): boolean =>
  [...known, ...screensFor(scope)].some((page) => page.name === name);

/** Reads the page of a list that the address names, so that it is shown without another request. */
async function readList(
  api: ApiClient,
  { name, view }: Opened,
  { url, host }: FastifyRequest,
): Promise<FirstList | null> {
  if (view !== 'list') return null;
  const { searchParams } = new URL(url, `http://${host}`);
  const input = rowsInput(name, readListState(searchParams));
  const page = await api.call('collection.rows', input);
  return page.ok ? { input, page: page.value } : null;
}
