import type { Migration } from './migration.ts';

/**
 * Invoices and credit notes keep the number that people know them by. A series is counted on its own; where the law
 * asks for it there is one for each premises.
 */
export const paperNumbers: Migration = {
  id: 172,
  name: 'paper numbers',
  sql: `
ALTER TABLE invoice_counters ADD COLUMN series text NOT NULL DEFAULT '',
  DROP CONSTRAINT invoice_counters_pkey, ADD PRIMARY KEY (year, series);
ALTER TABLE credit_note_counters ADD COLUMN series text NOT NULL DEFAULT '',
  DROP CONSTRAINT credit_note_counters_pkey, ADD PRIMARY KEY (year, series);

ALTER TABLE invoices ADD COLUMN series text NOT NULL DEFAULT '', ADD COLUMN number text;
ALTER TABLE credit_notes ADD COLUMN series text NOT NULL DEFAULT '', ADD COLUMN number text;
ALTER TABLE invoices DISABLE TRIGGER USER;
ALTER TABLE credit_notes DISABLE TRIGGER USER;
UPDATE invoices SET number = year || '-' || lpad(sequence::text, greatest(6, length(sequence::text)), '0');
UPDATE credit_notes SET number = 'CN-' || year || '-' || lpad(sequence::text, greatest(6, length(sequence::text)), '0');
ALTER TABLE invoices ENABLE TRIGGER USER;
ALTER TABLE credit_notes ENABLE TRIGGER USER;
ALTER TABLE invoices ALTER number SET NOT NULL,
  DROP CONSTRAINT invoices_year_sequence_key, ADD UNIQUE (year, series, sequence), ADD UNIQUE (year, number);
ALTER TABLE credit_notes ALTER number SET NOT NULL,
  DROP CONSTRAINT credit_notes_year_sequence_key, ADD UNIQUE (year, series, sequence), ADD UNIQUE (year, number);

INSERT INTO setting_groups (key) VALUES ('paper-numbers');
`,
};
