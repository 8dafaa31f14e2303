import type { Kysely } from 'kysely';
import type { ConsentData } from '#schemas/content-data.ts';
import type { Json } from '#schemas/document/element.ts';
import type { SiteData, SiteSettings } from '#schemas/site-data.ts';
import { cleanTexts } from '../../html/clean-html.ts';
import type { Database } from '../schema.ts';
import { insertRows } from './rows.ts';

/** CMS options that are never sent to visitors. */
const privateOptions = new Set([
  'SendEmailTo',
  'SendGdprTo',
  'PasswordProtection',
  'GitlabProjectId',
  'RequireAdminPublishing',
]);

export async function seedSettings(db: Kysely<Database>, site: SiteData): Promise<void> {
  await insertRows(db, 'options', [...cmsOptions(site.site), ...siteOptions(site.site)]);
  await insertRows(
    db,
    'languages',
    site.languages.map((language, index) => ({ id: index + 1, ...language, position: index })),
  );
  await insertRows(
    db,
    'countries',
    site.countries.map(({ iso, code, name }, index) => ({ id: index + 1, iso, code, name })),
  );
  await insertRows(
    db,
    'taxes',
    site.taxes.map(({ key, rate, title }, index) => ({ id: index + 1, key, rate, title })),
  );
  await insertRows(db, 'tax_rates', taxRates(site));
  await seedConsents(db, site.consents);
  await insertRows(db, 'forms', formRows(site));
}

function taxRates({ taxes, countries }: SiteData) {
  const isos = countries.map(({ iso }) => iso);
  return taxes.flatMap(({ rates = [] }, index) =>
    rates.map(({ country, region = '', rate }) => ({
      tax_id: index + 1,
      country_id: isos.indexOf(country) + 1,
      region,
      rate,
    })),
  );
}

function cmsOptions({ options }: SiteSettings) {
  return Object.entries(options).map(([key, value]) => ({
    key,
    value: value as Json,
    public: !privateOptions.has(key),
  }));
}

/** Returns the site's own settings under keys that no CMS option has. */
function siteOptions(site: SiteSettings) {
  const { options: _, ...settings } = site;
  return Object.entries(settings).map(([key, value]) => ({
    key: `site.${key}`,
    value: value as Json,
    public: false,
  }));
}

function formRows({ forms = [] }: SiteData) {
  return forms.map(({ key, title, fields, settings = {} }, index) => ({
    id: index + 1,
    key,
    title,
    fields,
    settings,
  }));
}

async function seedConsents(db: Kysely<Database>, consents: readonly ConsentData[]): Promise<void> {
  await insertRows(
    db,
    'consents',
    consents.map(({ uniqueNumber, displayName }, index) => ({
      id: index + 1,
      unique_number: uniqueNumber,
      display_name: cleanTexts(displayName),
      position: index,
    })),
  );
  const assignments = consents.flatMap((consent, index) =>
    consent.assignments.map(({ formType, required }) => ({
      consent_id: index + 1,
      form_type: formType,
      required,
    })),
  );
  await insertRows(db, 'consent_assignments', assignments);
}
