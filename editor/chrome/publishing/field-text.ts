import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { Translate } from '#runtime/i18n/translator.ts';
import { labelsOf } from '#schemas/block/labels.ts';
import { isMobilePath } from '#schemas/editing/layers.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { type Language, languageName } from '#schemas/languages.ts';
import type { FieldDifference } from '../../session/publishing/differences.ts';
import { fieldName } from '../panels/inspector/field-name.ts';

const ownNames = ['title', 'slug', 'locked', 'opened'];
const metaNames = [
  'space',
  'width',
  'background',
  'style',
  'anchor',
  'hidden',
  'from',
  'until',
  'languages',
  'audience',
  'device',
];

/** Returns the label of a changed field, with its language or width. */
export function fieldText(
  t: Translate,
  blocks: EditorBlocks,
  node: EditNode | null,
  { part, path, language }: Pick<FieldDifference, 'part' | 'path' | 'language'>,
  uiLanguage: Language,
): string {
  const name = nameOfField();
  const isMobile = part === 'mobile' || part === 'mobileLayout' || isMobilePath(path);
  const parts = [
    name,
    ...(language ? [languageName(language)] : []),
    ...(isMobile ? [t('publishing.onMobile')] : []),
  ];
  return parts.join(' · ');

  function nameOfField(): string {
    if (part === 'element' && ownNames.includes(path)) return t(`publishing.element_${path}`);
    if (part === 'layout' || part === 'mobileLayout') {
      const [key = ''] = path.split('/');
      return metaNames.includes(key) ? t(`publishing.meta_${key}`) : key;
    }
    const labels = node ? labelsOf(blocks[node.handler], uiLanguage) : undefined;
    return node ? fieldName(labels, node, path, uiLanguage) : path;
  }
}
