import type { Migration } from './migration.ts';

/**
 * Rates of a tax by destination: a country, or a region of one. Elsewhere the rate of the tax itself applies.
 */
export const taxRates: Migration = {
  id: 42,
  name: 'tax rates',
  sql: `
CREATE TABLE tax_rates (
  tax_id integer NOT NULL REFERENCES taxes ON DELETE CASCADE,
  country_id integer NOT NULL REFERENCES countries ON DELETE CASCADE,
  region text NOT NULL DEFAULT '',
  rate numeric(5, 2) NOT NULL CHECK (rate >= 0 AND rate <= 100),
  PRIMARY KEY (tax_id, country_id, region)
);
CREATE INDEX tax_rates_country ON tax_rates (country_id);
`,
};
