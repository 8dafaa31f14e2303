import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { directionOf, type Language, languages } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import { attachmentHeaders } from '../../http/attachment.ts';
import { type StaffGuard, staffOf } from '../account/staff-guard.ts';
import { findCollection } from './all-collections.ts';
import { csvFile } from './csv-line.ts';
import { describeCollection } from './describe.ts';
import { exportList } from './export-list.ts';
import { mayRead } from './rights.ts';
import { comparing } from './wrong-value.ts';
import { xlsxFile } from './xlsx-file.ts';

interface ListExportParts extends StaffGuard {
  readonly db: Kysely<Database>;
  /** Common prefix of the paths of all pages of the back office. */
  readonly base: (language: Language) => string;
}

interface Request {
  readonly Params: { readonly name: string };
  readonly Querystring: Readonly<Record<string, unknown>>;
}

/** Routes that export lists of the back office as CSV and Excel files, for staff who may read them. */
export async function listExportRoutes(
  app: FastifyInstance,
  parts: ListExportParts,
): Promise<void> {
  for (const language of languages) {
    app.get<Request>(`${parts.base(language)}/export/:name`, async (request, reply) => {
      const staff = await staffOf(parts, language, request, reply);
      if (!staff) return reply;
      const collection = findCollection(request.params.name);
      if (!collection || !mayRead(collection, staff.scope)) return reply.code(404).send();
      const description = describeCollection(collection, staff.scope, language);
      const related = (name: string) => {
        const other = findCollection(name);
        return other && mayRead(other, staff.scope) ? other : undefined;
      };
      const { columns = collection.columns.join(','), file, ...input } = textsOf(request);
      const pages = await comparing(() =>
        exportList(
          { db: parts.db, collection, description, language, related },
          input,
          columns.split(','),
        ),
      );
      if (!pages.ok) return reply.code(400).send();
      return file === 'xlsx'
        ? reply
            .headers(attachmentHeaders(`${description.label}.xlsx`))
            .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
            .send(Readable.from(xlsxFile(pages.value, directionOf(language) === 'rtl')))
        : reply
            .headers(attachmentHeaders(`${description.label}.csv`))
            .type('text/csv; charset=utf-8')
            .send(Readable.from(csvFile(pages.value)));
    });
  }
}

const known = ['q', 'where', 'view', 'sort', 'columns', 'file'] as const;

function textsOf({
  query,
}: FastifyRequest<Request>): Partial<Record<(typeof known)[number], string>> {
  const given = known.flatMap((key) => {
    const value = query[key];
    return typeof value === 'string' && value !== '' ? [[key, value] as const] : [];
  });
  return Object.fromEntries(given);
}
