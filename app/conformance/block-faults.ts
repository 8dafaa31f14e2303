import type { AddedBlock } from '#runtime/added/added-block.ts';
import type { Preparation } from '#runtime/page/prepare.ts';
import type { OptionsValidator } from '#schemas/block/load-options.ts';
import { exampleFaults } from './example-faults.ts';
import { schemaFaults } from './schema-rules.ts';
import { styleFaults } from './style-rules.ts';
import { labelFaults, messageFaults } from './text-rules.ts';

export interface CompiledBlock {
  /** Name of its file or folder. */
  readonly name: string;
  readonly block: AddedBlock;
  readonly validate: OptionsValidator;
}

/** All that a block does not keep, built-in and added ones alike; empty for nothing. `by` are the others. */
export function blockFaults({ name, block, validate }: CompiledBlock, by: Preparation): string[] {
  const { model, labels, presets, messages, styles = '' } = block;
  return [
    ...nameFaults(name, block, by),
    ...schemaFaults(model.schema),
    ...labelFaults({ model, labels, presets }),
    ...(messages ? messageFaults(messages) : []),
    ...styleFaults(styles),
    ...exampleFaults(block, validate, by),
  ];
}

function nameFaults(name: string, { model }: AddedBlock, { registry }: Preparation): string[] {
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
