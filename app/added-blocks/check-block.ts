import { gzipSync } from 'node:zlib';
import { validatorPart } from '#editor/added/validator-parts.ts';
import type { AddedBlock, AddedModule } from '#runtime/added/added-block.ts';
import { blockKit } from '#runtime/added/block-kit.ts';
import type { Preparation } from '#runtime/page/prepare.ts';
import type { OptionsValidator } from '#schemas/block/load-options.ts';
import { validatorModule } from '#schemas/validation/generate.ts';
import { blockFaults } from '../conformance/block-faults.ts';
import { definitionFaults } from '../conformance/definition-faults.ts';
import { importedNames, importSource, sourceAddress } from './import-source.ts';

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
    const imported = importedNames(source);
    if (imported.length > 0) return { faults: imported.map(importFault) };
    const module = await importSource<Partial<AddedModule>>(source);
    if (typeof module.block !== 'function') return { faults: ['it exports no function block'] };
    const block = module.block(blockKit);
    const faults = definitionFaults(block);
    if (faults.length === 0) faults.push(...currentFaults(block));
    return faults.length > 0 ? { faults } : await checkDefinition(name, block, source, by);
  } catch (error) {
    return { faults: [String(error).replaceAll(sourceAddress, 'the file')] };
  }
}

/** The first example, which stands for the block in the library. */
function currentFaults({ presets }: AddedBlock): string[] {
  return !Object.hasOwn(presets, 'current') ? ['presets have no example current'] : [];
}

function importFault(name: string): string {
  const instead = /^react(\/|$)/.test(name)
    ? 'take React from the kit (`kit.react`)'
    : 'let your bundler put it into the file, or take it from the kit';
  return `it imports “${name}”, but a block is one file without imports: ${instead}`;
}

async function checkDefinition(
  name: string,
  block: AddedBlock,
  source: string,
  by: Preparation,
): Promise<Check> {
  const validator = validatorModule(block.model.schema);
  const compiled = await importSource<{
    validator: (part: typeof validatorPart) => OptionsValidator;
  }>(validator);
  const validate = compiled.validator(validatorPart);
  const faults = blockFaults({ name, block, validate }, by);
  return faults.length > 0 ? { faults } : { checked: { block, validate, source, validator } };
}
