import type { BlockPreset, EditorBlock } from '#runtime/block/editor-registry.ts';
import type { Translations } from '#schemas/block/translations.ts';
import type { ElementInput, JsonObject } from '#schemas/document/element.ts';
import { defaultLanguage, type Language, languages } from '#schemas/languages.ts';
import type { NodeInput } from '../../../model/commands/node-input.ts';
import { exampleOptions } from '../../../model/document/example-options.ts';

/** Returns the name of the preset that a new element starts from. */
export function startingPreset(presets: Readonly<Record<string, unknown>>): string | undefined {
  return 'current' in presets ? 'current' : Object.keys(presets)[0];
}

/** Converts a preset to the input of the insert command, with its texts in the languages of the site. */
export function presetInput(handler: string, preset: BlockPreset): NodeInput {
  const {
    version = 1,
    options,
    translations = {},
    language = defaultLanguage,
    parts = {},
  } = preset;
  const spoken = inSiteLanguages(options, translations, language);
  return { handler, version, ...spoken, parts: inputParts(parts, language), isExample: true };
}

function inputParts(
  parts: Readonly<Record<string, readonly ElementInput[]>>,
  language: Language,
): Record<string, NodeInput[]> {
  return Object.fromEntries(
    Object.entries(parts).map(([slot, members]) => [
      slot,
      members.map((member) => inputOf(member, language)),
    ]),
  );
}

function inputOf(element: ElementInput, language: Language): NodeInput {
  const { id: _id, slug: _slug, parts = {}, version = 1, ...rest } = element;
  const spoken = inSiteLanguages(rest.options ?? {}, rest.translations ?? {}, language);
  return { ...rest, ...spoken, version, parts: inputParts(parts, language), isExample: true };
}

function inSiteLanguages(
  options: JsonObject,
  translations: Readonly<Record<Language, Translations>>,
  written: Language,
) {
  const others = languages.filter((language) => language !== defaultLanguage);
  return {
    options: exampleOptions({ options, translations }, defaultLanguage, written),
    translations: Object.fromEntries(
      others.flatMap((language) => {
        const texts = translations[language];
        return texts ? [[language, texts] as const] : [];
      }),
    ),
  };
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
