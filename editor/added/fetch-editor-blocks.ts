import type { AddedBlock } from '#runtime/added/added-block.ts';
import type { AddedByType, AddedFiles } from '#runtime/added/added-files.ts';
import { fetchAddedBlock } from '#runtime/added/fetch-added-block.ts';
import type { EditorBlock, EditorBlocks } from '#runtime/block/editor-registry.ts';
import { type Messages, prefixed } from '#runtime/i18n/messages.ts';
import { report } from '#runtime/report.ts';
import type { OptionsValidator } from '#schemas/block/load-options.ts';
import { type Language, textsIn } from '#schemas/languages.ts';
import { validatorPart } from './validator-parts.ts';

/** The validator that the server compiled from the schema of an added block. */
interface ValidatorModule {
  readonly validator: (part: (name: string) => object) => OptionsValidator;
}

export interface AddedToEditor {
  readonly blocks: EditorBlocks;
  /** Texts that pages render the blocks with. */
  readonly messages: (language: Language) => Messages;
}

/** Loads the blocks that were added to the shop. A block that fails to load is unknown. */
export async function fetchEditorBlocks(added: AddedByType): Promise<AddedToEditor> {
  const all = await Promise.all(Object.entries(added).map(fetchOne));
  const fetched = all.filter((each) => each !== null);
  return {
    blocks: Object.fromEntries(fetched.map(({ type, block }) => [type, block])),
    messages: (language) =>
      Object.assign(
        {},
        ...fetched.map(({ type, messages }) =>
          prefixed(type, messages ? textsIn(messages, language) : {}),
        ),
      ) as Messages,
  };
}

async function fetchOne([type, files]: [string, AddedFiles]) {
  try {
    const [added, compiled] = await Promise.all([
      fetchAddedBlock(files.module),
      import(/* @vite-ignore */ files.validator) as Promise<ValidatorModule>,
    ]);
    const block = editorBlock(added, compiled.validator(validatorPart));
    return { type, block, messages: added.messages };
  } catch (error) {
    report('blockCrashed', error);
    return null;
  }
}

function editorBlock(added: AddedBlock, validate: OptionsValidator): EditorBlock {
  const { model, labels, View, load, presets } = added;
  return {
    model,
    labels,
    validate,
    view: async () => ({ View }),
    loads: load !== undefined,
    presets: Object.fromEntries(
      Object.entries(presets).map(([name, preset]) => [name, async () => ({ default: preset })]),
    ),
  };
}
