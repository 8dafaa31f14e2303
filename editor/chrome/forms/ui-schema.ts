import type { UiSchema } from '@rjsf/utils';
import type { BlockLabels, FieldLabel } from '#schemas/block/labels.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { allows, scopeOf } from '#schemas/editing/rights.ts';
import type { Language } from '#schemas/languages.ts';
import type { EntityKind } from '../../canvas/pickers.ts';
import { fieldLabel, humanised, valueLabel } from '../../model/labels/field-labels.ts';
import { tagsOf } from './tag-match.ts';

export interface UiRequest {
  readonly schema: JsonObject;
  readonly labels: BlockLabels | undefined;
  readonly language: Language;
  readonly scopes: readonly string[];
  /** Selects the fields to render, by path without list items and schema. Their parents are rendered too. */
  readonly only?: ((path: string, schema: JsonObject) => boolean) | undefined;
}

const cache = new WeakMap<JsonObject, Map<string, UiSchema>>();

/** Returns how a schema's fields are rendered: controls, labels, rights. Cached per schema. */
export function uiSchemaOf(request: UiRequest): UiSchema {
  const { schema, labels, language, scopes, only } = request;
  if (only) return render(schema, '', request, isShown(schema, '', request));
  const known = cache.get(schema) ?? new Map<string, UiSchema>();
  cache.set(schema, known);
  const key = `${language} ${labels?.name ?? ''} ${scopes.toSorted().join(' ')}`;
  const made = known.get(key) ?? render(schema, '', request, false);
  known.set(key, made);
  return made;
}

/** Whether any of its fields would be rendered. */
export function hasFields(uiSchema: UiSchema): boolean {
  return Object.entries(uiSchema).some(
    ([key, field]) =>
      (key === 'oneOf' || key === 'anyOf' || !key.startsWith('ui:')) &&
      (Array.isArray(field) || (isObject(field) && field['ui:widget'] !== 'hidden')),
  );
}

/** `isChosen`: `only` selected the field or one above it. */
function render(schema: JsonObject, path: string, request: UiRequest, isChosen: boolean): UiSchema {
  const scope = scopeOf(schema);
  const isOut = request.only !== undefined && !isChosen && !leadsToShown(schema, path, request);
  if (schema.widget === 'hidden' || isOut || !allows(scope, 'see', request.scopes)) {
    return { 'ui:widget': 'hidden' };
  }
  const label = fieldLabel(request.labels, path, request.language);
  const isLocked = !allows(scope, 'change', request.scopes);
  return {
    ...(path !== '' && { 'ui:title': label.label }),
    ...(label.help && path !== '' && { 'ui:help': label.help }),
    ...(isLocked && { 'ui:readonly': true, 'ui:lockedFor': scope?.change ?? scope?.see ?? [] }),
    ...controlOf(schema, path),
    ...enumNames(schema, label, request.language),
    ...inside(schema, path, request, isChosen, label),
  };
}

function inside(
  schema: JsonObject,
  path: string,
  request: UiRequest,
  isChosen: boolean,
  label: FieldLabel,
): UiSchema {
  const rendered: UiSchema = {};
  for (const [key, field] of Object.entries(propertiesOf(schema))) {
    const fieldPath = path === '' ? key : `${path}/${key}`;
    rendered[key] = render(
      field,
      fieldPath,
      request,
      isChosen || isShown(field, fieldPath, request),
    );
  }
  if (isObject(schema.items)) {
    // The list itself shows the help once.
    const { 'ui:help': _, ...member } = render(schema.items, path, request, isChosen);
    rendered.items = { ...member, 'ui:member': true };
  }
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const branches = branchesOf(schema, keyword);
    if (branches.length > 0) {
      rendered[keyword] = branches.map((branch, index) => ({
        ...renderBranch(branch, path, request, isChosen),
        'ui:title': branchName(branch, index, path, request, label),
      }));
    }
  }
  return rendered;
}

/** Tags are set by choosing the branch, so they are not fields of their own. */
function renderBranch(
  branch: JsonObject,
  path: string,
  request: UiRequest,
  isChosen: boolean,
): UiSchema {
  const rendered = { ...render(branch, path, request, isChosen) };
  for (const [key] of tagsOf(branch)) rendered[key] = { 'ui:widget': 'hidden' };
  return { ...rendered, 'ui:label': false };
}

function branchName(
  branch: JsonObject,
  index: number,
  path: string,
  request: UiRequest,
  label: FieldLabel,
): string {
  const [tag] = tagsOf(branch);
  if (tag) {
    const [key, value] = tag;
    const label = fieldLabel(
      request.labels,
      path === '' ? key : `${path}/${key}`,
      request.language,
    );
    const name = valueLabel(label, String(value), request.language);
    return name === String(value) ? humanised(name) : name;
  }
  const value = branch.const ?? branch.title ?? branch.type;
  return typeof value === 'string' ? valueLabel(label, value, request.language) : String(index + 1);
}

/** Returns own properties and those that conditions may add. */
export function propertiesOf(schema: JsonObject): Record<string, JsonObject> {
  const parts = [
    schema,
    ...[schema.then, schema.else, schema.allOf].flat(),
    ...Object.values(isObject(schema.dependencies) ? schema.dependencies : {}),
    ...Object.values(isObject(schema.dependentSchemas) ? schema.dependentSchemas : {}),
  ];
  const found: Record<string, JsonObject> = {};
  for (const part of parts as readonly Json[]) {
    if (!isObject(part)) continue;
    const nested = part === schema ? {} : propertiesOf(part);
    const own = isObject(part.properties) ? part.properties : {};
    for (const [key, field] of Object.entries({ ...own, ...nested })) {
      if (isObject(field)) found[key] = { ...field, ...found[key] };
    }
  }
  return found;
}

function branchesOf(schema: JsonObject, keyword: 'oneOf' | 'anyOf'): JsonObject[] {
  const branches = schema[keyword];
  return Array.isArray(branches) ? (branches as readonly Json[]).filter(isObject) : [];
}

function isShown(schema: JsonObject, path: string, { only }: UiRequest): boolean {
  return only?.(path, schema) === true;
}

function leadsToShown(schema: JsonObject, path: string, request: UiRequest): boolean {
  if (isShown(schema, path, request)) return true;
  const inner = [
    ...Object.entries(propertiesOf(schema)).map(
      ([key, field]) => [path === '' ? key : `${path}/${key}`, field] as const,
    ),
    ...[schema.items, ...branchesOf(schema, 'oneOf'), ...branchesOf(schema, 'anyOf')]
      .filter(isObject)
      .map((part) => [path, part] as const),
  ];
  return inner.some(([innerPath, part]) => leadsToShown(part, innerPath, request));
}

function enumNames(schema: JsonObject, label: FieldLabel, language: Language): UiSchema {
  const items = isObject(schema.items) ? schema.items : schema;
  if (!Array.isArray(items.enum)) return {};
  const names = (items.enum as readonly Json[]).map((value) =>
    valueLabel(label, `${value}`, language),
  );
  return { 'ui:enumNames': names };
}

const entityKinds: Readonly<Record<string, EntityKind>> = {
  product: 'product',
  products: 'product',
  category: 'category',
  categories: 'category',
  post: 'post',
  posts: 'post',
  'post-category': 'post-category',
  event: 'event',
  events: 'event',
  page: 'page',
};

/** Controls of the theme that a `widget` keyword may name, for texts and numbers. */
const plainControls: ReadonlySet<string> = new Set([
  'textarea',
  'email',
  'url',
  'password',
  'date',
  'date-time',
  'time',
  'range',
  'updown',
  'radio',
  'select',
  'media',
  'link',
  'icon',
  'emblem',
  'money',
]);

/** An object that is not required is added and removed as a whole. */
const optional: UiSchema = { 'ui:enableOptionalDataFieldForType': ['object'] };

/** Returns the control of a field. An unknown `widget` falls back to the type's control. */
function controlOf(schema: JsonObject, path: string): UiSchema {
  const widget = typeof schema.widget === 'string' ? schema.widget : '';
  const kind = entityKinds[widget];
  const type = [schema.type].flat()[0];
  if (widget === 'rich-text') return { 'ui:field': 'RichTextField' };
  if (widget === 'localized') return { 'ui:field': 'LocalizedField' };
  if (typeof schema.relation === 'string') return { 'ui:field': 'RelationField' };
  if (kind) return { 'ui:field': 'EntitiesField', 'ui:kind': kind };
  if (widget === 'color') return { 'ui:widget': Array.isArray(schema.enum) ? 'swatches' : 'color' };
  if (widget === 'checkboxes' && type === 'array') return { 'ui:widget': widget };
  if (plainControls.has(widget) && type !== 'array' && type !== 'object')
    return { 'ui:widget': widget };
  // The root is never optional: rjsf would no longer recognise it after a condition changed its schema.
  if (type === 'object' && path === '') return {};
  if (type === 'object') return isDrawable(schema) ? optional : { 'ui:field': 'RawField' };
  if (type === 'array' && !isObject(schema.items)) return { 'ui:field': 'RawField' };
  const isLong =
    type === 'string' && Number(schema.maxLength ?? 0) > 300 && !schema.enum && !schema.pattern;
  return isLong ? { 'ui:widget': 'textarea' } : {};
}

/** An object without known fields can only be shown as raw data. */
function isDrawable(schema: JsonObject): boolean {
  return (
    Object.keys(propertiesOf(schema)).length > 0 ||
    ['oneOf', 'anyOf', '$ref', 'patternProperties'].some((keyword) => keyword in schema) ||
    isObject(schema.additionalProperties) ||
    schema.additionalProperties === false
  );
}
