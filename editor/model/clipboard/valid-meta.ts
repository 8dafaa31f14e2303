import { elementMetaSchema } from '#schemas/document/element.schema.ts';
import type { ElementMeta, Json, JsonObject } from '#schemas/document/element.ts';

type Rule = {
  readonly type: string;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
};

const rules: Readonly<Record<string, Rule>> = elementMetaSchema.properties;

/**
 * Keeps the known appearance and layout values of a block. The anchor is dropped, because it must be unique
 * in a page.
 */
export function validMeta(meta: JsonObject | undefined): ElementMeta {
  const kept = Object.entries(meta ?? {}).filter(
    ([key, value]) => key !== 'anchor' && Object.hasOwn(rules, key) && keeps(rules[key], value),
  );
  return Object.fromEntries(kept) as ElementMeta;
}

function keeps(rule: Rule | undefined, value: Json): boolean {
  if (rule?.type === 'boolean') return typeof value === 'boolean';
  if (rule?.type === 'array') {
    const list = Array.isArray(value) ? (value as readonly Json[]) : [null];
    return list.length <= 79 && list.every((each) => typeof each === 'string' && each.length <= 3);
  }
  if (typeof value !== 'string') return false;
  if (rule?.format === 'date-time') return /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value);
  if (rule?.pattern) return value.length <= 40 && new RegExp(rule.pattern).test(value);
  return rule?.enum?.includes(value) ?? false;
}
