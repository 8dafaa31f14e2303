import type { AddedBlock } from '#runtime/added/added-block.ts';
import { isObject } from '#schemas/block/translations.ts';
import { createAjv } from '#schemas/validation/ajv.ts';
import { definitionSchema } from './definition-schema.ts';

const check = createAjv().compile(definitionSchema);

/** What keeps a value from being a block at all; empty for nothing. */
export function definitionFaults(value: unknown): string[] {
  if (!isObject(value)) return ['its function block answers no object'];
  if (!check(value)) {
    return (check.errors ?? []).map(({ instancePath, message, params }) => {
      const extra =
        params.additionalProperty === undefined ? '' : ` (${params.additionalProperty})`;
      return `${instancePath.slice(1) || 'block'} ${message}${extra}`;
    });
  }
  return functionFaults(value as unknown as AddedBlock);
}

function functionFaults({ View, load, model }: AddedBlock): string[] {
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
