import { sql } from 'kysely';
import type { Language } from '#schemas/languages.ts';
import { defaultLanguageSql } from '../../db/language-sql.ts';

const named = (column: string, language: Language) =>
  sql`coalesce(${sql.ref(column)} ->> ${language}, ${sql.ref(column)} ->> ${defaultLanguageSql})`;

/** Names of the categories, brand, tags and attribute values of product `v`. */
export const kindsOf = (language: Language) => sql<string>`(
  SELECT coalesce(string_agg(name, ' '), '') FROM (
    SELECT ${named('c.name', language)} FROM product_categories pc JOIN categories c ON c.id = pc.category_id
      WHERE pc.product_id = v.id
    UNION SELECT ${named('t.title', language)} FROM product_tags pt JOIN tags t ON t.id = pt.tag_id
      WHERE pt.product_id = v.id
    UNION SELECT ${named('a.label', language)} FROM product_attribute_values pv
      JOIN attribute_values a ON a.id = pv.value_id WHERE pv.product_id = v.id
    UNION SELECT m.name FROM manufacturers m WHERE m.id = v.manufacturer_id
  ) AS names (name))`;
