import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { defaultLanguage } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import { attachmentHeaders } from '../../http/attachment.ts';
import { fallbackPage } from '../../http/fallback-page.ts';
import { type StaffGuard, staffOf } from '../account/staff-guard.ts';
import { exportCsv, exportJson } from './export.ts';
import { mayImport } from './rights.ts';

interface ExportRoutes extends StaffGuard {
  readonly db: Kysely<Database>;
}

const formats = [
  ['csv', 'text/csv; charset=utf-8', exportCsv],
  ['json', 'application/json; charset=utf-8', exportJson],
] as const;

/** Route that streams the whole catalogue as a file; 404 for others than staff of the catalogue. */
export async function exportCatalogueRoutes(
  app: FastifyInstance,
  parts: ExportRoutes,
): Promise<void> {
  for (const [extension, type, write] of formats) {
    app.get(`/catalogue-export/products.${extension}`, async (request, reply) => {
      const staff = await staffOf(parts, defaultLanguage, request, reply);
      if (!staff) return reply;
      if (!mayImport(staff)) {
        return reply.code(404).type('text/html; charset=utf-8').send(fallbackPage('/', 404));
      }
      return reply
        .headers(attachmentHeaders(`products.${extension}`))
        .type(type)
        .send(Readable.from(write(parts.db)));
    });
  }
}
