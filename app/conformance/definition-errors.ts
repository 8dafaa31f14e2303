import type { AddedBlock } from '#runtime/added/added-block.ts';
import { isObject } from '#schemas/block/translations.ts';
import { createAjv } from '#schemas/validation/ajv.ts';
import { closeMatches } from './close-matches.ts';
import { definitionSchema } from './definition-schema.ts';

const check = createAjv({ verbose: true }).compile(definitionSchema);

type Broken = NonNullable<typeof check.errors>[number];

/** Lists why a value is not a block definition; empty for none. */
export function definitionErrors(value: unknown): string[] {
  if (!isObject(value)) return ['its function block answers no object'];
  if (!check(value)) {
    return (check.errors ?? []).map((error) => {
      return `${error.instancePath.slice(1) || 'block'} ${reasonOf(error)}`;
    });
  }
  return functionErrors(value as unknown as AddedBlock);
}

function reasonOf({ keyword, message, params, data }: Broken): string {
  if (keyword === 'enum') return reasonOfValue(String(data), params.allowedValues as string[]);
  const extra = params.additionalProperty === undefined ? '' : ` (${params.additionalProperty})`;
  return `${message}${extra}`;
}

/** Names all allowed values if they are few, otherwise only similar ones. */
function reasonOfValue(value: string, allowed: readonly string[]): string {
  if (allowed.length <= 8) return `“${value}” is none of ${allowed.join(', ')}`;
  const meant = closeMatches(value, allowed);
  const hint = meant.length > 0 ? ` Did you mean ${meant.join(', ')}?` : '';
  return `“${value}” does not exist.${hint} All names: runtime/ui/icons/icon-names.ts`;
}

function functionErrors({ View, load, model }: AddedBlock): string[] {
  const { migrations, version } = model;
  return [
    ...(typeof View === 'function' ? [] : ['View is no function']),
    ...(load === undefined || typeof load === 'function' ? [] : ['load is no function']),
    ...(migrations.every((step) => typeof step === 'function')
      ? []
      : ['a migration is no function']),
    ...(version === migrations.length + 1 ? [] : ['version does not count the migrations']),
  ];
}
