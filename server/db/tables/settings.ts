import type { Generated } from 'kysely';
import type { Json } from '#schemas/document/element.ts';
import type { RenditionFormat } from '../../media/codec.ts';
import type { Jsonb, Localized } from '../columns.ts';

export interface MediaTable {
  id: Generated<number>;
  key: string;
  hash: string;
  drive_id: string | null;
  version: Generated<number>;
  title: Localized;
  alt: Localized;
  description: Localized | null;
  original_name: string;
  display_name: string;
  extension: string;
  mime: string;
  size: number;
  width: number | null;
  height: number | null;
  has_alpha: Generated<boolean>;
  placeholder: string | null;
  focal_x: number | null;
  focal_y: number | null;
  access: Generated<'public' | 'other'>;
  is_default: Generated<boolean>;
  deleted_at: string | null;
  created_at: Generated<string>;
  original_hash: string | null;
  crop_x: number | null;
  crop_y: number | null;
  crop_width: number | null;
  crop_height: number | null;
  /** The folder of the file; null at the top of the library. */
  folder_id: number | null;
  tags: Generated<readonly string[]>;
}

export interface MediaFoldersTable {
  id: Generated<number>;
  parent_id: number | null;
  name: string;
}

export interface MediaRenditionsTable {
  hash: string;
  format: RenditionFormat;
  width: number;
  height: number;
  size: number;
  created_at: Generated<string>;
}

export interface OptionsTable {
  key: string;
  value: Jsonb<Json>;
  public: Generated<boolean>;
  updated_at: Generated<string>;
}

/** Settings that staff save together; their values are options. */
export interface SettingGroupsTable {
  key: string;
  changed_at: Generated<string>;
}

/** Languages of the site; position 0 is the default. Written at each start. */
export interface SiteLanguagesTable {
  code: string;
  position: number;
}

export interface LanguagesTable {
  id: Generated<number>;
  code: string;
  code2: string;
  name: string;
  name_hrv: string;
  name_eng: string;
  name_ger: string;
  name_srp: string;
  position: number;
}

export interface CountriesTable {
  id: Generated<number>;
  iso: string;
  code: string;
  name: Localized;
}

export interface TaxesTable {
  id: Generated<number>;
  key: string;
  rate: number;
  title: Localized;
}

/** Tax rates by destination; region '' is a whole country. */
export interface TaxRatesTable {
  id: Generated<number>;
  tax_id: number;
  country_id: number;
  region: Generated<string>;
  rate: number;
}

export interface ConsentsTable {
  id: Generated<number>;
  unique_number: string;
  display_name: Localized;
  position: Generated<number>;
}

export interface ConsentAssignmentsTable {
  consent_id: number;
  form_type: string;
  required: boolean;
}

export interface RedirectsTable {
  from_path: string;
  to_path: string;
  status: Generated<number>;
  created_at: Generated<string>;
}

export interface FailedRequestsTable {
  path: string;
  count: Generated<number>;
  referrer: string | null;
  last_at: Generated<string>;
}
