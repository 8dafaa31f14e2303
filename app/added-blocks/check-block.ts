import { gzipSync } from 'node:zlib';
import { validatorPart } from '#editor/added/validator-parts.ts';
import type { AddedBlock, AddedModule } from '#runtime/added/added-block.ts';
import { blockKit } from '#runtime/added/block-kit.ts';
import type { Preparation } from '#runtime/page/prepare.ts';
import type { OptionsValidator } from '#schemas/block/load-options.ts';
import { validatorModule } from '#schemas/validation/generate.ts';
import { schemaFaults } from '../conformance/schema-rules.ts';
import { styleFaults } from '../conformance/style-rules.ts';
import { labelFaults, messageFaults } from '../conformance/text-rules.ts';
import { definitionFaults } from './definition-faults.ts';
import { exampleFaults } from './example-faults.ts';
import { importSource, sourceAddress } from './import-source.ts';

/** Bytes that a block may weigh on a page, by gzip: as much as the heaviest built-in ones. */
const maxSize = 16_000;

/** A block that keeps all rules, and what its files hold. */
export interface CheckedBlock {
  readonly block: AddedBlock;
  readonly validate: OptionsValidator;
  readonly source: string;
  readonly validator: string;
}

export type Check = { readonly checked: CheckedBlock } | { readonly faults: readonly string[] };

/** Holds the file of a block to the rules that built-in blocks keep. */
export async function checkBlock(name: string, source: string, by: Preparation): Promise<Check> {
  try {
    const size = gzipSync(source).length;
    if (size > maxSize) return { faults: [`its file weighs ${size} of ${maxSize} bytes (gzip)`] };
    const module = await importSource<Partial<AddedModule>>(source);
    if (typeof module.block !== 'function') return { faults: ['it exports no function block'] };
    const block = module.block(blockKit);
    const faults = definitionFaults(block);
    return faults.length > 0 ? { faults } : await checkDefinition(name, block, source, by);
  } catch (error) {
    return { faults: [String(error).replaceAll(sourceAddress, 'the file')] };
  }
}

async function checkDefinition(
  name: string,
  block: AddedBlock,
  source: string,
  by: Preparation,
): Promise<Check> {
  const { model, labels, presets, messages, styles = '' } = block;
  const validator = validatorModule(model.schema);
  const compiled = await importSource<{
    validator: (part: typeof validatorPart) => OptionsValidator;
  }>(validator);
  const validate = compiled.validator(validatorPart);
  const faults = [
    ...nameFaults(name, block, by),
    ...schemaFaults(model.schema),
    ...labelFaults({ model, labels, presets }),
    ...(messages ? messageFaults(messages) : []),
    ...styleFaults(styles),
    ...exampleFaults(block, validate, by),
  ];
  return faults.length > 0 ? { faults } : { checked: { block, validate, source, validator } };
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
