import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { attachmentHeaders } from '../../http/attachment.ts';
import { fallbackPage } from '../../http/fallback-page.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { exportData } from './export-data.ts';
import { findLink } from './mail-tokens.ts';

const privately = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

/** Sends the file behind the link in the profile; 404 if the link has expired or its account was deleted. */
export async function exportRoutes(
  app: FastifyInstance,
  db: Kysely<Database>,
  store?: MediaStore,
): Promise<void> {
  app.get<{ Params: { token: string } }>('/my-data/:token', async (request, reply) => {
    const link = await findLink(db, ['exportData'], request.params.token, new Date());
    const bytes = link?.user_id ? await exportData(db, link.user_id, store) : null;
    reply.headers(privately);
    if (!bytes)
      return reply.code(404).type('text/html; charset=utf-8').send(fallbackPage('/', 404));
    return reply.headers(attachmentHeaders('my-data.zip')).type('application/zip').send(bytes);
  });
  // Not a screen: a script that requests its data gets no content and loads the address itself.
  app.get('/_page/my-data/*', async (_, reply) => reply.headers(privately).code(204).send());
}
