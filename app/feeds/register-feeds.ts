import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, languages } from '#schemas/languages.ts';
import type { Result } from '#schemas/result.ts';
import { eventFeed } from './event-feed.ts';
import type { FeedContext, FeedSources } from './feed-sources.ts';
import { type PostFeedKind, postFeed } from './post-feed.ts';
import { productFeed } from './product-feed.ts';
import { siteSummary } from './site-summary.ts';

const types = {
  atom: 'application/atom+xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
};
/** Programs poll feeds; a feed is rebuilt at most every five minutes. */
const cacheControl = 'public, max-age=300';

interface FeedParams {
  language: string;
  slug?: string;
  kind: PostFeedKind;
}

/** Feeds of posts, events and products in each language, and `/llms.txt`. */
export function registerFeeds(app: FastifyInstance, sources: FeedSources): void {
  const posts = async (request: FastifyRequest<{ Params: FeedParams }>, reply: FastifyReply) => {
    const { language, slug, kind } = request.params;
    const context = await contextOf(sources, language, reply);
    if (!context) return reply;
    return send(reply, types[kind], await postFeed(context, kind, slug));
  };
  app.get('/feeds/:language/posts.:kind(^atom|rss$)', posts);
  app.get('/feeds/:language/posts/:slug.:kind(^atom|rss$)', posts);
  app.get<{ Params: FeedParams }>('/feeds/:language/events.ics', async (request, reply) => {
    const context = await contextOf(sources, request.params.language, reply);
    if (!context) return reply;
    return send(reply, 'text/calendar; charset=utf-8', await eventFeed(context, new Date()));
  });
  app.get<{ Params: FeedParams }>('/feeds/:language/products.xml', async (request, reply) => {
    const context = await contextOf(sources, request.params.language, reply);
    if (!context) return reply;
    if (!context.site.hasStore) return reply.callNotFound();
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', cacheControl)
      .send(Readable.from(productFeed(context, sources.products)));
  });
  app.get('/llms.txt', async (_request, reply) => {
    const context = await contextOf(sources, defaultLanguage, reply);
    if (!context) return reply;
    return reply.type('text/markdown; charset=utf-8').send(await siteSummary(context));
  });
}

/** Null when it has sent the response: 404 for an unknown language, 503 in maintenance. */
async function contextOf(
  sources: FeedSources,
  language: string,
  reply: FastifyReply,
): Promise<FeedContext | null> {
  const { site, maintenance } = await sources.site();
  if (maintenance) {
    await reply.code(503).send();
    return null;
  }
  if (!languages.includes(language) || !site.languages.includes(language)) {
    reply.callNotFound();
    return null;
  }
  return { api: sources.api(language), language, site, pictures: sources.pictures };
}

function send(reply: FastifyReply, type: string, made: Result<string>): FastifyReply {
  if (!made.ok) {
    reply.callNotFound();
    return reply;
  }
  return reply.type(type).header('cache-control', cacheControl).send(made.value);
}
