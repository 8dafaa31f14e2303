import type { Migration } from './migration.ts';

/** An import keeps the translations of its products that were outdated before, so that its undo brings them back. */
export const undoneImportTexts: Migration = {
  id: 230,
  name: 'undone import texts',
  sql: `
ALTER TABLE import_items ADD outdated jsonb CHECK (jsonb_typeof(outdated) = 'array');
ALTER TABLE import_chunk ADD outdated jsonb;
`,
};
