import type { BlockPreset, EditorBlock } from '#runtime/block/editor-registry.ts';
import type { ElementInput } from '#schemas/document/element.ts';
import type { NodeInput } from '../../commands/node-input.ts';

/** Name of the preset that a new element begins from. */
export function startingPreset(presets: Readonly<Record<string, unknown>>): string | undefined {
  return 'current' in presets ? 'current' : Object.keys(presets)[0];
}

/** A preset as what commands insert. */
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

/** The stored example of a block; undefined when it has none of that name, or it does not arrive. */
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
