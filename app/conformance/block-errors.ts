import type { AddedBlock } from '#runtime/added/added-block.ts';
import type { Preparation } from '#runtime/page/prepare.ts';
import type { OptionsValidator } from '#schemas/block/load-options.ts';
import { exampleErrors } from './example-errors.ts';
import { schemaErrors } from './schema-rules.ts';
import { styleErrors } from './style-rules.ts';
import { labelErrors, messageErrors } from './text-rules.ts';

export interface CompiledBlock {
  /** Name of its file or folder. */
  readonly name: string;
  readonly block: AddedBlock;
  readonly validate: OptionsValidator;
}

/** Lists every rule that a built-in or added block breaks; empty for none. `by` are the other blocks. */
export function blockErrors({ name, block, validate }: CompiledBlock, by: Preparation): string[] {
  const { model, labels, presets, messages, styles = '' } = block;
  return [
    ...nameErrors(name, block, by),
    ...schemaErrors(model.schema),
    ...labelErrors({ model, labels, presets }),
    ...(messages ? messageErrors(messages) : []),
    ...styleErrors(styles),
    ...exampleErrors(block, validate, by),
  ];
}

function nameErrors(name: string, { model }: AddedBlock, { registry }: Preparation): string[] {
  const { type, formerHandlers } = model;
  const taken = new Set(
    Object.values(registry).flatMap(({ model }) => [model.type, ...model.formerHandlers]),
  );
  const own = [type, ...formerHandlers];
  return [
    ...(type === name ? [] : [`its type is ${type}`]),
    ...own.filter((each) => taken.has(each)).map((each) => `another block has the name ${each}`),
  ];
}
