import type { Translate } from '#runtime/i18n/translator.ts';
import { labelsOf } from '#schemas/block/labels.ts';
import { isMobileLayer, isMobilePath, languageOf, plainPath } from '#schemas/editing/layers.ts';
import type { Problem } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useNodeName } from '../../../canvas/node-names.ts';
import { errorText, whyNot } from '../../../canvas/overlay/why.ts';
import { useT } from '../../../i18n/translate.tsx';
import { languageInText } from '../../../model/labels/language-names.ts';
import { openInspector } from '../../../session/ui/open-panel.ts';
import { fieldName } from '../inspector/field-name.ts';
import { tabOf } from './problem-text.ts';

export interface ProblemText {
  /** Block, field and language; the whole screen when no block is affected. */
  readonly where: string;
  readonly what: string;
  /** Goes to where it is fixed; null when there is no such place. */
  readonly lead: (() => void) | null;
}

/** Unique per problem of a screen. */
export const problemKey = ({ document, node, code, layer, path }: Problem): string =>
  `${document} ${node} ${code} ${layer} ${path}`;

function layerText(
  t: Translate,
  uiLanguage: Language,
  { layer, path }: Pick<Problem, 'layer' | 'path'>,
): string[] {
  if (layer === null) return [];
  const isOnPhones = isMobileLayer(layer) || isMobilePath(path);
  const language = layer === 'mobile' ? [] : [languageInText(languageOf(layer), uiLanguage)];
  return [...language, ...(isOnPhones ? [t('panels.layer_mobile')] : [])];
}

/** Returns the texts of a problem. */
export function useProblem(): (problem: Problem) => ProblemText {
  const { editing, ui, payload } = useEditor();
  const language = payload.uiLanguage;
  const t = useT();
  const nameOf = useNodeName();
  return (problem) => {
    const { code, path, params } = problem;
    const node = problem.node === null ? undefined : editing.nodes.get(problem.node);
    const type = String(params.type ?? node?.handler ?? '');
    const labels = node && labelsOf(editing.blocks[node.handler], language);
    const where = [
      node ? nameOf(node) : t('panels.wholePage'),
      ...(node && path !== '' ? [fieldName(labels, node, path, language)] : []),
      ...layerText(t, language, problem),
    ];
    return {
      where: where.join(' · '),
      what: errorText(t, whyNot(editing, { code, params: { ...params, type } })),
      lead: node
        ? () => {
            editing.select([node.id], plainPath(path) || null);
            openInspector(ui, tabOf(problem));
          }
        : null,
    };
  };
}
