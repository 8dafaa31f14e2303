import type { Kysely } from 'kysely';
import type { TemplateData } from '#schemas/content-data.ts';
import type { SiteData } from '#schemas/site-data.ts';
import type { Database } from '../schema.ts';
import { documentRows } from './elements.ts';
import { insertRows, type SeedRow } from './rows.ts';

type Rows = readonly SeedRow<'elements'>[];

/** Adds missing templates; existing ones do not change. Returns the slugs of the added ones. */
export async function addTemplates(
  step: Kysely<Database>,
  site: Pick<SiteData, 'templates' | 'sharedElements'>,
): Promise<string[]> {
  const known = await step.selectFrom('templates').select('slug').execute();
  const slugs = new Set(known.map(({ slug }) => slug));
  const missing = site.templates.filter(({ slug }) => !slugs.has(slug));
  for (const template of missing) await addTemplate(step, template, site);
  return missing.map(({ slug }) => slug);
}

async function addTemplate(
  step: Kysely<Database>,
  { slug, title, description, links }: TemplateData,
  { sharedElements }: Pick<SiteData, 'sharedElements'>,
): Promise<void> {
  const texts = { title: JSON.stringify(title), description: JSON.stringify(description) };
  const { id } = await step
    .insertInto('templates')
    .values({ slug, ...texts })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = documentRows(`template:${id}`, links, sharedElements);
  await insertRows(step, 'elements', await fitting(step, rows, id));
}

/** Leaves out placements of deleted shared elements, and gives new ids to elements whose id is taken. */
async function fitting(step: Kysely<Database>, rows: Rows, templateId: number): Promise<Rows> {
  const named = rows.flatMap(({ id, master_id: master }) => [id, ...(master ? [master] : [])]);
  const found = await step.selectFrom('elements').select('id').where('id', 'in', named).execute();
  const taken = new Set(found.map(({ id }) => id));
  const idOf = (id: string) => (taken.has(id) ? `${id}-${templateId}` : id);
  return rows
    .filter(({ master_id: master }) => !master || taken.has(master))
    .map((row) => ({
      ...row,
      id: idOf(row.id),
      parent_id: row.parent_id ? idOf(row.parent_id) : null,
    }));
}
