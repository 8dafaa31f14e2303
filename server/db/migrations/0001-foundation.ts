import type { Migration } from './migration.ts';

const accents: Readonly<Record<string, string>> = {
  a: 'äÄàÀáÁâÂãÃåÅąĄăĂ',
  c: 'čČćĆçÇ',
  d: 'đĐðÐďĎ',
  e: 'èÈéÉêÊëËěĚęĘ',
  g: 'ğĞ',
  i: 'ìÌíÍîÎïÏ',
  l: 'łŁľĽĺĹ',
  n: 'ñÑňŇńŃ',
  o: 'öÖòÒóÓôÔõÕøØőŐ',
  r: 'řŘŕŔ',
  s: 'šŠśŚşŞșȘ',
  t: 'ťŤțȚ',
  u: 'üÜùÙúÚûÛűŰůŮ',
  y: 'ýÝÿŸ',
  z: 'žŽźŹżŻ',
  æ: 'Æ',
  œ: 'Œ',
};
const accented = Object.values(accents).join('');
const plain = Object.entries(accents)
  .map(([letter, forms]) => letter.repeat(forms.length))
  .join('');

/**
 * `cents` and `localized` are domains, so every price and every translated text has its own check. `fold`
 * makes words comparable across accents: `đ` and `dj` both become `d`. It lists both cases of each letter,
 * because `lower` on a server with locale C knows ASCII only.
 */
export const foundation: Migration = {
  id: 1,
  name: 'foundation',
  sql: `
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE DOMAIN cents AS bigint CHECK (VALUE BETWEEN 0 AND 1000000000000);
CREATE DOMAIN localized AS jsonb
  CHECK (coalesce(jsonb_typeof(VALUE -> 'hr') = 'string', VALUE IS NULL));

CREATE COLLATION sort_hr (provider = icu, locale = 'hr-u-kn-true');
CREATE COLLATION sort_en (provider = icu, locale = 'en-u-kn-true');
CREATE COLLATION sort_de (provider = icu, locale = 'de-u-kn-true');

CREATE FUNCTION fold(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(lower(translate(normalize(input, NFC),
    '${accented}', '${plain}')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'dj', 'd')
$$;

CREATE FUNCTION plain_text(html text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(html, '<[^>]*>', ' ', 'g'), '&[a-z#0-9]+;', ' ', 'g')
$$;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = '23001';
END $$;

CREATE FUNCTION touch_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := clock_timestamp();
  RETURN NEW;
END $$;
`,
};
