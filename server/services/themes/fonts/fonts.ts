import { sql } from 'kysely';
import type { EndpointInput, EndpointOutput } from '#schemas/api/contract.ts';
import type { ThemeFont } from '#schemas/api/theme.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { UploadedFont } from '#schemas/theme/theme-file.ts';
import type { UploadedFile } from '../../../api/handler.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import type { ThemeActor } from '../log-theme.ts';
import { readUploadedFont, type UploadedFontFile } from './read-uploaded-font.ts';

const maxFiles = 60;

type Deps = Pick<ServiceDependencies, 'db'>;

export async function listFonts({ db }: Deps): Promise<ThemeFont[]> {
  const { rows } = await sql<ThemeFont>`
    SELECT min(id) AS id, name, (array_agg(license ORDER BY id DESC))[1] AS license,
      (array_agg(kind ORDER BY is_italic, id))[1] AS kind,
      (array_agg(fallback ORDER BY is_italic, id))[1] AS fallback,
      sum(length(bytes))::integer AS size,
      json_agg(json_strip_nulls(json_build_object('file', hash, 'weight', weight,
        'style', CASE WHEN is_italic THEN 'italic' END)) ORDER BY is_italic, weight) AS faces
    FROM (SELECT DISTINCT ON (name, is_italic, weight) * FROM theme_fonts
      ORDER BY name, is_italic, weight, id DESC) newest
    GROUP BY name ORDER BY name`.execute(db);
  return rows;
}

const changeOf = (by: ThemeActor, id: string) =>
  ({ part: 'theme-fonts', actorId: by.id, id }) as const;

/** Stores a font for themes to use. Themes that use an older file of the family keep it. */
export async function addFont(
  { db }: Deps,
  { license }: EndpointInput<'theme.addFont'>,
  files: readonly UploadedFile[],
  by: ThemeActor,
): Promise<Result<EndpointOutput<'theme.addFont'>>> {
  const note = license?.trim() ?? '';
  const [file] = files;
  if (note === '') return fail('required', { field: 'license' });
  if (!file) return fail('required', { field: 'file' });
  const taken = await readUploadedFont(file);
  if (!taken.ok) return taken;
  const count = await db
    .selectFrom('theme_fonts')
    .select(({ fn }) => fn.countAll<number>().as('files'))
    .executeTakeFirstOrThrow();
  if (count.files >= maxFiles) return fail('tooManyFiles', { params: { max: maxFiles } });
  const { name, weight } = taken.value;
  await db.transaction().execute(async (step) => {
    await insertFont(step, taken.value, note);
    const after = { name, weight, license: note };
    await by.log(step, { ...changeOf(by, name), action: 'create', before: {}, after });
  });
  return ok(await listFonts({ db }));
}

const insertFont = (
  db: Deps['db'],
  { name, kind, fallback, isItalic, weight, hash, bytes }: UploadedFontFile,
  license: string,
) =>
  sql`
  INSERT INTO theme_fonts (name, license, kind, fallback, is_italic, weight, hash, bytes)
  VALUES (${name}, ${license}, ${kind}, ${JSON.stringify(fallback)}, ${isItalic}, ${weight}, ${hash}, ${bytes})
  ON CONFLICT (hash) DO UPDATE SET license = excluded.license`.execute(db);

/**
 * Deletes a font family that no theme uses: no draft, no planned theme, and no version that may be restored.
 */
export async function removeFont(
  { db }: Deps,
  id: number,
  by: ThemeActor,
): Promise<Result<EndpointOutput<'theme.removeFont'>>> {
  const { rows } = await sql<{ name: string; isUsed: boolean }>`
    SELECT name, EXISTS (
      SELECT FROM theme_fonts f
      JOIN (SELECT source FROM theme_drafts UNION ALL SELECT source FROM theme_versions
        UNION ALL SELECT source FROM theme_variations) t
        ON strpos(t.source, f.hash) > 0
      WHERE f.name = theme_fonts.name) AS "isUsed"
    FROM theme_fonts WHERE id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) return fail('notFound');
  if (found.isUsed) return fail('fontInUse', { params: { name: found.name } });
  const { name } = found;
  await db.transaction().execute(async (step) => {
    await step.deleteFrom('theme_fonts').where('name', '=', name).execute();
    await by.log(step, { ...changeOf(by, name), action: 'remove', before: { name }, after: {} });
  });
  return ok({ done: true });
}

/** Returns the name of a font that this shop lacks; null if it has all of them. */
export async function missingFont(
  { db }: Deps,
  fonts: readonly UploadedFont[],
): Promise<string | null> {
  const files = fonts.flatMap(({ faces }) => faces.map(({ file }) => file));
  if (files.length === 0) return null;
  const known = await db
    .selectFrom('theme_fonts')
    .select('hash')
    .where('hash', 'in', files)
    .execute();
  const has = new Set(known.map(({ hash }) => hash));
  return fonts.find(({ faces }) => faces.some(({ file }) => !has.has(file)))?.name ?? null;
}

export async function readFontFile({ db }: Deps, hash: string): Promise<Buffer | null> {
  const found = await db
    .selectFrom('theme_fonts')
    .select('bytes')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return found?.bytes ?? null;
}
