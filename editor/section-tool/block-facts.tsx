import type { EditorBlock } from '#runtime/block/editor-registry.ts';
import type { Translate } from '#runtime/i18n/translator.ts';
import type { SlotRule } from '#schemas/block/model.ts';
import { type Language, textsIn } from '#schemas/languages.ts';
import { useT } from '../i18n/translate.tsx';
import styles from './section-tool.module.css';
import type { FileSize } from './tool-state.ts';

interface BlockFactsProps {
  readonly block: EditorBlock;
  /** Undefined for a view without a file of its own. */
  readonly size: FileSize | undefined;
  readonly language: Language;
}

/** Facts about a block from its model. */
export function BlockFacts({ block, size, language }: BlockFactsProps) {
  const t = useT();
  const { model, labels, loads } = block;
  const yesOrNo = (is: boolean) => t(is ? 'section-tool.yes' : 'section-tool.no');
  const facts = {
    type: model.type,
    category: t(`section-tool.category.${model.category}`),
    version: String(model.version),
    hydrate: t(`section-tool.hydrates.${model.hydrate}`),
    loads: yesOrNo(loads),
    critical: yesOrNo(model.critical),
    size: sizeText(size, t, language),
  };
  const slots = Object.entries<SlotRule>(model.slots);
  return (
    <>
      <p className={styles.description}>{textsIn(labels, language).description}</p>
      <dl className={styles.facts}>
        {Object.entries(facts).map(([key, texts]) => (
          <div key={key}>
            <dt>{t(`section-tool.${key}`)}</dt>
            <dd>{texts}</dd>
          </div>
        ))}
        <div>
          <dt>{t('section-tool.slots')}</dt>
          <dd>
            {slots.length === 0 && t('section-tool.noSlots')}
            <ul>
              {slots.map(([name, rule]) => (
                <li key={name}>
                  <code>{name}</code> {ruleText(rule, t)}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </>
  );
}

function ruleText({ allow, categories, max }: SlotRule, t: Translate): string {
  const names = allow ?? categories?.map((each) => t(`section-tool.category.${each}`));
  const who = names ? names.join(', ') : t('section-tool.slotAll');
  return max === undefined ? who : `${who}; ${t('section-tool.slotMax', { smart_count: max })}`;
}

function sizeText(size: FileSize | undefined, t: Translate, language: Language): string {
  if (!size) return t('section-tool.noSize');
  const kilobytes = (bytes: number) =>
    (bytes / 1000).toLocaleString(language, { maximumFractionDigits: 1 });
  const plain = kilobytes(size.plain);
  if (size.brotli === null) return t('section-tool.plainBytes', { plain });
  return t('section-tool.bytes', { plain, brotli: kilobytes(size.brotli) });
}
