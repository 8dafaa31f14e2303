import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { firstError } from '#schemas/block/first-error.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { requiredTexts, widgetFields } from '#schemas/editing/fields.ts';
import { rawOptions } from '#schemas/editing/layer-options.ts';
import { layersOf } from '#schemas/editing/layers.ts';
import type { EditNode, Problem } from '#schemas/editing/node.ts';
import type { ErrorCode } from '#schemas/errors.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { isBlankText, viewOptions } from '../../../model/document/options.ts';
import { openFields } from '../../../model/document/placeholders.ts';
import { openOriginalsOf, translationsOf } from '../../../model/document/translations.ts';

export interface ProblemContext {
  readonly blocks: EditorBlocks;
  /** Languages that need translations. */
  readonly languagesOf: (node: EditNode) => readonly Language[];
  /** Whether a medium exists; undefined: not known yet. */
  readonly hasMedium: (key: string, node: EditNode) => boolean | undefined;
}

/** Returns the problems of one node that the browser can detect. */
export function findNodeProblems(node: EditNode, context: ProblemContext): Problem[] {
  const block = context.blocks[node.handler];
  const params = { type: node.handler };
  if (!block) return [problem(node, 'blockUnknown', { severity: 'warning', params })];
  if (node.version > block.model.version) {
    return [problem(node, 'blockVersionUnknown', { severity: 'warning', params })];
  }
  if (node.master !== null) {
    return [...pendingProblems(node, context.blocks), ...translationProblems(node, context)];
  }
  const open = openFields(node, context.blocks).map(({ path }) => path);
  const texts = textProblems(node, context).filter(({ path }) => !open.includes(path));
  const isKnown = ({ code, path }: Problem) =>
    code === 'originalMissing' && [...open, ...texts.map((each) => each.path)].includes(path);
  return [
    ...pendingProblems(node, context.blocks),
    ...brokenProblems(node, context.blocks),
    ...mediaProblems(node, context),
    ...open.map((path) => problem(node, 'placeholderLeft', { path })),
    ...texts,
    ...translationProblems(node, context).filter((each) => !isKnown(each)),
  ];
}

function problem(
  { document, id }: EditNode,
  code: ErrorCode,
  given: Partial<Pick<Problem, 'path' | 'layer' | 'severity' | 'params'>> = {},
): Problem {
  return {
    document,
    node: id,
    path: '',
    layer: null,
    severity: 'error',
    code,
    params: {},
    ...given,
  };
}

function pendingProblems(node: EditNode, blocks: EditorBlocks): Problem[] {
  const params = { type: node.handler };
  return Object.keys(node.pending).map((layer) => {
    const path = brokenPath(node, blocks, node.pending[layer]);
    return problem(node, 'blockOptionsInvalid', { layer, path, params });
  });
}

/** Returns the path of the first error. */
function brokenPath(node: EditNode, blocks: EditorBlocks, options: JsonObject | undefined): string {
  const validate = blocks[node.handler]?.validate;
  return validate && options ? firstError(validate, options) : '';
}

function brokenProblems(node: EditNode, blocks: EditorBlocks): Problem[] {
  const params = { type: node.handler };
  return layersOf(node)
    .filter((layer) => !node.pending[layer] && !viewOptions(node, blocks, layer).ok)
    .map((layer) => {
      const path = brokenPath(node, blocks, rawOptions(node, layer));
      return problem(node, 'blockOptionsInvalid', { layer, path, params });
    });
}

function mediaProblems(node: EditNode, { blocks, hasMedium }: ProblemContext): Problem[] {
  const schema = blocks[node.handler]?.model.schema;
  if (!schema) return [];
  const options = rawOptions(node, defaultLanguage);
  return widgetFields(schema, options, 'media').flatMap(({ path, value }) => {
    if (typeof value !== 'string' || value === '' || hasMedium(value, node) !== false) return [];
    return [problem(node, 'mediaMissing', { path, params: { key: value } })];
  });
}

/** A recommended text of the block is empty. A page can do without it, so this is only a warning. */
function textProblems(node: EditNode, { blocks }: ProblemContext): Problem[] {
  const schema = blocks[node.handler]?.model.schema;
  if (!schema) return [];
  return requiredTexts(schema, rawOptions(node, defaultLanguage))
    .filter(({ value }) => isBlankText(value))
    .map(({ path }) => problem(node, 'required', { path, severity: 'warning' }));
}

const stateCodes = {
  missing: 'translationMissing',
  stale: 'translationStale',
  example: 'textExample',
} as const;

function translationProblems(node: EditNode, { blocks, languagesOf }: ProblemContext): Problem[] {
  const warn = (layer: Language, path: string, code: ErrorCode) =>
    problem(node, code, { path, layer, severity: 'warning' });
  const originals = openOriginalsOf(node, blocks).map(({ path, code }) =>
    warn(defaultLanguage, path, code),
  );
  const translations = languagesOf(node).flatMap((language) =>
    translationsOf(node, blocks, language).flatMap(({ path, state }) =>
      state === 'ok' ? [] : [warn(language, path, stateCodes[state])],
    ),
  );
  return [...originals, ...translations];
}
