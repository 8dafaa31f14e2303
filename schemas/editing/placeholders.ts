import { migrateOptions } from '../block/migrate-options.ts';
import type { BlockModel } from '../block/model.ts';
import { isObject } from '../block/translations.ts';
import type { Json, JsonObject } from '../document/element.ts';
import { defaultLanguage, type Language, languages } from '../languages.ts';
import { type Field, translatableFields, valueAt, widgetFields, withValueAt } from './fields.ts';
import { followField } from './follow-field.ts';
import { isHidden } from './hidden.ts';
import { placeholdersKey } from './link-meta.ts';
import type { DocumentKey, EditNode, NodeTranslations } from './node.ts';

/**
 * A field of a template can be marked as one to be filled in. On the template it holds an example. On a page
 * made from it the field is empty and the example is its prompt: shown while the page is edited, never sent
 * to visitors. The field is open until it has a value, and an open field prevents publication of its page.
 */
export interface Placeholder {
  readonly path: string;
  readonly prompts: Prompts;
}

/** Shown in an open field while it is edited; only texts differ by language. */
export type Prompts = Readonly<Record<Language, Json>>;

/** Target of a link that has not been chosen yet, for fields that must not be empty. */
export const blankTarget = '#placeholder';

const noText: JsonObject = { type: 'doc', content: [] };

export const isTemplate = (document: DocumentKey): boolean => document.startsWith('template:');

/** Marked fields by path, as stored. */
export function placeholdersOf({ linkMeta }: Pick<EditNode, 'linkMeta'>): Record<string, Prompts> {
  const all = linkMeta[placeholdersKey];
  const entries = Object.entries(isObject(all) ? all : {});
  return Object.fromEntries(
    entries.map(([path, prompts]) => [path, isObject(prompts) ? prompts : {}]),
  );
}

/** Returns the fields that can be marked: texts, pictures and links. */
export function markableFields(schema: JsonObject, options: JsonObject): Field[] {
  const chosen = widgetFields(schema, options, 'media', 'link');
  return [...translatableFields(schema, options), ...chosen];
}

/** Returns the field at a path, empty or not; undefined when it cannot be marked. */
export function markableField(
  schema: JsonObject,
  options: JsonObject,
  path: string,
): Field | undefined {
  const filled = withValueAt(options, path, valueAt(options, path) ?? '');
  return markableFields(schema, filled).find((field) => field.path === path);
}

/** Returns the fields that are still to be filled in, under the current version, in form order. */
export function openPlaceholders(node: EditNode, model: BlockModel): Placeholder[] {
  if (!Object.hasOwn(node.linkMeta, placeholdersKey)) return [];
  if (isTemplate(node.document) || node.master !== null) return [];
  const options = presentOptions(node, model);
  const open = Object.entries(placeholdersOf(node)).flatMap(([stored, prompts]) => {
    const path = followField(model, node, stored);
    const isField = path !== null && markableField(model.schema, options, path) !== undefined;
    return isField && isOpen(options, path) ? [{ path, prompts }] : [];
  });
  const order = Object.keys(isObject(model.schema.properties) ? model.schema.properties : {});
  const place = ({ path }: Placeholder) => order.indexOf(path.split('/')[0] ?? '');
  return open.toSorted((one, other) => place(one) - place(other));
}

/** Returns options in a language, with prompts in the open fields. */
export function withPrompts(
  options: JsonObject,
  open: readonly Placeholder[],
  language: Language,
): JsonObject {
  return open.reduce((shown, { path, prompts }) => {
    const prompt = prompts[language] ?? prompts[defaultLanguage];
    return prompt !== undefined && isOpen(shown, path) ? withValueAt(shown, path, prompt) : shown;
  }, options);
}

/** Returns the node with a field marked; with null, unmarked. */
export function withPlaceholder(node: EditNode, path: string, prompts: Prompts | null): EditNode {
  const { [path]: before, ...others } = placeholdersOf(node);
  if (!before && !prompts) return node;
  const marks = prompts ? { ...others, [path]: prompts } : others;
  const { [placeholdersKey]: _all, ...rest } = node.linkMeta;
  const isMarked = Object.keys(marks).length > 0;
  const linkMeta = isMarked ? { ...rest, [placeholdersKey]: marks as JsonObject } : rest;
  return { ...node, linkMeta };
}

/** Returns the node without marks: the values of its fields become content. */
export function withoutPlaceholders(node: EditNode): EditNode {
  const { [placeholdersKey]: _all, ...linkMeta } = node.linkMeta;
  return { ...node, linkMeta };
}

/**
 * Turns a node of a template into one of a new page: marked fields are empty, their examples become prompts.
 */
export function withoutExamples(node: EditNode, model: BlockModel): EditNode {
  return Object.keys(placeholdersOf(node)).reduce((made, path) => emptied(made, path, model), node);
}

function emptied(node: EditNode, path: string, model: BlockModel): EditNode {
  const options = presentOptions(node, model);
  const now = followField(model, node, path);
  const field = now === null ? undefined : markableField(model.schema, options, now);
  const value = valueAt(node.options, path);
  if (now === null || !field || value === undefined || isVacant(value)) return node;
  // A field with restricted visibility has no prompt, because prompts are sent to every editor of the
  // document.
  if (isHidden(model.schema, now, [])) return node;
  const texts = languages.flatMap((language) => {
    const text = node.translations[language]?.[path];
    return text === undefined ? [] : [[language, text] as const];
  });
  const [key = ''] = path.split('/');
  const { [key]: _mobile, ...mobileOptions } = node.mobileOptions;
  const cleared = {
    ...node,
    options: withValueAt(node.options, path, emptyValue(field.schema)),
    translations: without(node.translations, path),
    sources: without(node.sources, path) as EditNode['sources'],
    mobileOptions,
  };
  return withPlaceholder(cleared, path, { [defaultLanguage]: value, ...Object.fromEntries(texts) });
}

/** Turns a node of a page into one of a template: open fields get their prompts as values again. */
export function withExamples(node: EditNode): EditNode {
  return Object.entries(placeholdersOf(node)).reduce((made, [path, prompts]) => {
    const { [defaultLanguage]: example, ...texts } = prompts;
    if (example === undefined || !isOpen(made.options, path)) return made;
    const translations = Object.entries(texts).map(([language, text]) => [
      language,
      { ...made.translations[language], [path]: text },
    ]);
    const filled = {
      ...made,
      options: withValueAt(made.options, path, example),
      translations: { ...made.translations, ...Object.fromEntries(translations) },
    };
    return withPlaceholder(filled, path, {});
  }, node);
}

/** Returns `linkMeta` with the marks under the current paths of their fields. */
export function followedPlaceholders(
  stored: Pick<EditNode, 'version' | 'options' | 'linkMeta'>,
  model: BlockModel,
): JsonObject {
  const { linkMeta } = stored;
  if (!Object.hasOwn(linkMeta, placeholdersKey)) return linkMeta;
  const marks = Object.entries(placeholdersOf(stored)).flatMap(([path, prompts]) => {
    const now = followField(model, stored, path);
    return now === null ? [] : [[now, prompts] as const];
  });
  return { ...linkMeta, [placeholdersKey]: Object.fromEntries(marks) };
}

function presentOptions({ version, options }: EditNode, model: BlockModel): JsonObject {
  try {
    return migrateOptions(model, { version, options });
  } catch {
    return options;
  }
}

/** A list member may have been removed, together with its marked fields. */
function isOpen(options: JsonObject, path: string): boolean {
  const parent = valueAt(options, path.split('/').slice(0, -1).join('/'));
  return isObject(parent) && isVacant(valueAt(options, path));
}

/** Whether a value is empty, i.e. not chosen or written by an editor. */
export function isVacant(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === blankTarget) return true;
  if (typeof value === 'string') return value.trim() === '';
  const lines = isObject(value) && value.type === 'doc' ? value.content : null;
  return Array.isArray(lines) && (lines as readonly Json[]).every(isEmptyLine);
}

const isEmptyLine = (line: Json): boolean =>
  isObject(line) &&
  line.type === 'paragraph' &&
  !/"type":(?!"paragraph")/.test(JSON.stringify(line));

/** Returns the value of an empty field. */
export function emptyValue({ widget }: JsonObject): Json {
  if (widget === 'media') return null;
  if (widget === 'link') return blankTarget;
  return widget === 'rich-text' ? noText : '';
}

function without(texts: NodeTranslations, path: string): NodeTranslations {
  const all = Object.entries(texts).map(([language, { [path]: _text, ...rest }]) => [
    language,
    rest,
  ]);
  return Object.fromEntries(all);
}
