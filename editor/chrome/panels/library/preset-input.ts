import type { BlockPreset, EditorBlock } from '#runtime/block/editor-registry.ts';
import type { ElementInput } from '#schemas/document/element.ts';
import type { NodeInput } from '../../../model/commands/node-input.ts';

/** Returns the name of the preset that a new element starts from. */
export function startingPreset(presets: Readonly<Record<string, unknown>>): string | undefined {
  return 'current' in presets ? 'current' : Object.keys(presets)[0];
}

/** Converts a preset to the input of the insert command. */
export function presetInput(handler: string, preset: BlockPreset): NodeInput {
  const { version = 1, options, translations = {}, parts = {} } = preset;
  return { handler, version, options, translations, parts: inputParts(parts), isExample: true };
}

function inputParts(parts: Readonly<Record<string, readonly ElementInput[]>>) {
  return Object.fromEntries(
    Object.entries(parts).map(([slot, members]) => [slot, members.map(inputOf)]),
  );
}

function inputOf({
  id: _id,
  slug: _slug,
  parts = {},
  version = 1,
  ...rest
}: ElementInput): NodeInput {
  return { ...rest, version, parts: inputParts(parts), isExample: true };
}

/** Loads a preset of a block; undefined when there is none of that name, or loading fails. */
export async function loadPreset(
  block: EditorBlock | undefined,
  name: string,
): Promise<BlockPreset | undefined> {
  try {
    return (await block?.presets[name]?.())?.default;
  } catch {
    return undefined;
  }
}
