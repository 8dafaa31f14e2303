import { gzipSync } from 'node:zlib';
import { validatorPart } from '#editor/added/validator-parts.ts';
import type { AddedBlock, AddedModule } from '#runtime/added/added-block.ts';
import { blockKit } from '#runtime/added/block-kit.ts';
import type { Preparation } from '#runtime/page/prepare.ts';
import type { OptionsValidator } from '#schemas/block/load-options.ts';
import { validatorModule } from '#schemas/validation/generate.ts';
import { blockErrors } from '../conformance/block-errors.ts';
import { definitionErrors } from '../conformance/definition-errors.ts';
import { importedNames, importSource, sourceAddress } from './import-source.ts';

/** Maximum gzip size of a block in bytes: the size of the heaviest built-in blocks. */
const maxSize = 16_000;

/** A block that follows all rules, with the contents of its files. */
export interface CheckedBlock {
  readonly block: AddedBlock;
  readonly validate: OptionsValidator;
  readonly source: string;
  readonly validator: string;
}

export type Check = { readonly checked: CheckedBlock } | { readonly errors: readonly string[] };

/** Checks the file of a block against the rules of the built-in blocks. */
export async function checkBlock(name: string, source: string, by: Preparation): Promise<Check> {
  try {
    const size = gzipSync(source).length;
    if (size > maxSize) return { errors: [`its file weighs ${size} of ${maxSize} bytes (gzip)`] };
    const imported = importedNames(source);
    if (imported.length > 0) return { errors: imported.map(importError) };
    const module = await importSource<Partial<AddedModule>>(source);
    if (typeof module.block !== 'function') return { errors: ['it exports no function block'] };
    const block = module.block(blockKit);
    const errors = definitionErrors(block);
    if (errors.length === 0) errors.push(...currentErrors(block));
    return errors.length > 0 ? { errors } : await checkDefinition(name, block, source, by);
  } catch (error) {
    return { errors: [String(error).replaceAll(sourceAddress, 'the file')] };
  }
}

/** The library shows a block by its first example. */
function currentErrors({ presets }: AddedBlock): string[] {
  return !Object.hasOwn(presets, 'current') ? ['presets have no example current'] : [];
}

function importError(name: string): string {
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
  const errors = blockErrors({ name, block, validate }, by);
  return errors.length > 0 ? { errors } : { checked: { block, validate, source, validator } };
}
