import type { Transaction } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import {
  defaultLanguage,
  type Language,
  type LocalizedText,
  localize,
} from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import { invalidate } from '../../cache/invalidation.ts';
import type { Database } from '../../db/schema.ts';
import { cleanFileName, fileStem } from '../../media/file-name.ts';
import type { MediaRow } from '../content/media-entity.ts';
import { inTransaction } from '../transaction.ts';
import { changeCrop, roundShare } from './crop.ts';
import { libraryMedia } from './library-media.ts';
import { differences, type LogMedia, staffId } from './log-media.ts';
import { type MediaDependencies, mediaTags } from './media-dependencies.ts';

type Input = EndpointInput<'media.update'>;
type TextName = 'title' | 'alt' | 'description';

/** Changes the given fields; `conflict` when the medium was changed in the meantime. */
export const updateMedia =
  (deps: MediaDependencies, log: LogMedia): Handler<'media.update'> =>
  async (input, { actor, language }) => {
    const row = await readMedium(deps, input.id);
    if (!row) return fail('notFound');
    if (input.version !== undefined && input.version !== row.version) return fail('conflict');
    const title = changedText(row, input, 'title', language);
    if (localize(title, defaultLanguage).trim() === '') return fail('required', { field: 'title' });
    const picture = await changeCrop(deps.store, row, input.crop);
    if (!picture.ok) return picture;
    const changes = {
      ...texts(row, input, title, language),
      ...plain(row, input),
      ...picture.value,
    };
    const saved = await inTransaction(deps.db, async (step) => {
      const written = await save(step, row, changes);
      const actorId = staffId(actor);
      if (written.ok && actorId !== null) {
        const fields = differences(row, written.value);
        await log(step, { actorId, id: row.id, action: 'change', ...fields });
      }
      return written;
    });
    if (!saved.ok) return saved;
    await invalidate(deps, mediaTags);
    return ok(await libraryMedia(deps.store, saved.value, language));
  };

export async function readMedium(
  { db }: MediaDependencies,
  id: number,
): Promise<MediaRow | undefined> {
  return db
    .selectFrom('media')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

async function save(
  step: Transaction<Database>,
  { id, version }: MediaRow,
  changes: object,
): Promise<Result<MediaRow>> {
  const saved = await step
    .updateTable('media')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return saved ? ok(saved) : fail('conflict');
}

function texts(row: MediaRow, input: Input, title: LocalizedText, language: Language) {
  const description = changedText(row, input, 'description', language);
  return {
    title: JSON.stringify(title),
    alt: JSON.stringify(changedText(row, input, 'alt', language)),
    description: Object.values(description).some(Boolean) ? JSON.stringify(description) : null,
  };
}

/** A plain text is in the language of the call. */
function changedText(
  row: MediaRow,
  input: Input,
  name: TextName,
  language: Language,
): LocalizedText {
  const plainText = input[name];
  const changes = {
    ...(plainText !== undefined && { [language]: plainText }),
    ...input.texts?.[name],
  };
  const all = Object.entries({ ...(row[name] ?? { [defaultLanguage]: '' }), ...changes });
  return Object.fromEntries(all.filter(([, text]) => text !== null)) as LocalizedText;
}

function plain(row: MediaRow, { displayName, access, focalPoint }: Input) {
  return {
    ...(displayName !== undefined && {
      display_name: `${fileStem(cleanFileName(displayName))}.${row.extension}`,
    }),
    ...(access && { access }),
    ...(focalPoint !== undefined && {
      focal_x: focalPoint && roundShare(focalPoint.x),
      focal_y: focalPoint && roundShare(focalPoint.y),
    }),
  };
}
