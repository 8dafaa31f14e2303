import type { Migration } from './migration.ts';

/**
 * Invoices and credit notes that are reported to the tax office: the reported data, the shop's own code, and the
 * number that the tax office gave. A paper without that number is tried again.
 */
export const fiscalPapers: Migration = {
  id: 175,
  name: 'fiscal papers',
  sql: `
CREATE TABLE fiscal_papers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders,
  invoice_id integer UNIQUE REFERENCES invoices,
  credit_note_id integer UNIQUE REFERENCES credit_notes,
  paper jsonb NOT NULL CHECK (jsonb_typeof(paper) = 'object'),
  code text,
  office_number text,
  error text,
  attempts integer NOT NULL DEFAULT 0,
  available_at timestamptz(3) NOT NULL DEFAULT now(),
  reported_at timestamptz(3),
  CHECK (num_nonnulls(invoice_id, credit_note_id) = 1)
);
CREATE INDEX fiscal_papers_order ON fiscal_papers (order_id);
CREATE INDEX fiscal_papers_due ON fiscal_papers (available_at, id) WHERE office_number IS NULL;

INSERT INTO setting_groups (key) VALUES ('fiscalisation');
`,
};
