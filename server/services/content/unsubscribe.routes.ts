import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { defaultLanguage, type Language, parseLanguage } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import { findSubscriber, unsubscribe } from '../newsletter/subscribers.ts';
import { readUnsubscribeToken, unsubscribeFolder } from './unsubscribe-path.ts';

export interface UnsubscribeView {
  readonly language: Language;
  readonly state: 'subscribed' | 'unsubscribed' | 'unknown';
  /** Null for a link that this shop did not create. */
  readonly email: string | null;
}

export interface UnsubscribeParts {
  readonly db: Kysely<Database>;
  /** Renders the page as a document. */
  readonly render: (view: UnsubscribeView) => Promise<string>;
}

interface Request {
  readonly Params: { readonly token: string };
}

const address = `${unsubscribeFolder}/:token`;

/**
 * Ends subscriptions by signed addresses, without login. Mail programs open addresses to check them, so GET
 * changes nothing; they end a subscription by POST (RFC 8058), as the button of the page does.
 */
export async function unsubscribeRoutes(
  app: FastifyInstance,
  parts: UnsubscribeParts,
): Promise<void> {
  await app.register(async (scope) => {
    // The body repeats what the address contains.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 10_000 }, (_, _body, done) =>
      done(null, null),
    );
    scope.get<Request>(address, (request, reply) => answer(parts, request, reply));
    scope.post<Request>(address, { config: { crossSite: true } }, async (request, reply) => {
      const id = await readUnsubscribeToken(parts.db, request.params.token);
      if (id !== null) await unsubscribe(parts.db, id, new Date());
      return answer(parts, request, reply);
    });
  });
  // Not a screen: a script that requests its data gets no content and loads the page as a document.
  app.get(`/_page${unsubscribeFolder}/*`, async (_, reply) => reply.code(204).send());
}

async function answer(
  { db, render }: UnsubscribeParts,
  { params }: FastifyRequest<Request>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = await readUnsubscribeToken(db, params.token);
  const found = id === null ? undefined : await findSubscriber(db, id);
  const view: UnsubscribeView = found
    ? {
        language: parseLanguage(found.language) ?? defaultLanguage,
        state: found.unsubscribed_at === null ? 'subscribed' : 'unsubscribed',
        email: found.email,
      }
    : { language: defaultLanguage, state: 'unknown', email: null };
  return reply
    .code(found ? 200 : 404)
    .headers({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .type('text/html')
    .send(await render(view));
}
