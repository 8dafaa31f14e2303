import type { Migration } from './migration.ts';

/**
 * `hash` is the hash of the picture that is shown. If it is cropped, `original_hash` is that of the original.
 */
export const media: Migration = {
  id: 11,
  name: 'media',
  sql: `
ALTER TABLE media
  ADD COLUMN original_hash text CHECK (original_hash ~ '^[0-9a-f]{64}$'),
  ADD COLUMN crop_x real CHECK (crop_x >= 0 AND crop_x < 1),
  ADD COLUMN crop_y real CHECK (crop_y >= 0 AND crop_y < 1),
  ADD COLUMN crop_width real CHECK (crop_width > 0 AND crop_width <= 1),
  ADD COLUMN crop_height real CHECK (crop_height > 0 AND crop_height <= 1),
  ADD CHECK (num_nonnulls(original_hash, crop_x, crop_y, crop_width, crop_height) IN (0, 5));
CREATE INDEX media_original ON media (original_hash) WHERE original_hash IS NOT NULL;

CREATE FUNCTION media_words(title jsonb, alt jsonb, display_name text, original_name text, key text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN fold(coalesce(title ->> 'hr', '') || ' ' || coalesce(title ->> 'en', '') || ' '
    || coalesce(title ->> 'de', '') || ' ' || coalesce(alt ->> 'hr', '') || ' '
    || coalesce(alt ->> 'en', '') || ' ' || coalesce(alt ->> 'de', '') || ' '
    || display_name || ' ' || original_name || ' ' || key);
CREATE INDEX media_search ON media
  USING gin (media_words(title, alt, display_name, original_name, key) gin_trgm_ops)
  WHERE deleted_at IS NULL;
`,
};
