import { useState } from 'react';
import type { EditorBlock } from '#runtime/block/editor-registry.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { compiledCheck, fieldErrors } from '../chrome/forms/validator.ts';
import { useT } from '../i18n/translate.tsx';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './section-tool.module.css';

interface JsonViewProps {
  readonly block: EditorBlock;
  readonly options: JsonObject;
}

/** Raw options and schema, with every validation error. */
export function JsonView({ block, options }: JsonViewProps) {
  const t = useT();
  const errors = fieldErrors(compiledCheck(block.validate), block.model.schema, options, t);
  return (
    <>
      {errors.length === 0 ? (
        <p className={styles.good}>
          <Icon name="circle-check" />
          {t('section-tool.valid')}
        </p>
      ) : (
        <div className={styles.bad} role="status">
          <strong>{t('section-tool.invalid', { smart_count: errors.length })}</strong>
          <ul>
            {errors.map(({ keys, message }) => (
              <li key={`${keys.join('/')} ${message}`}>
                <code>{keys.join('/') || t('section-tool.atRoot')}</code> {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Source
        title={t('section-tool.options')}
        copyLabel={t('section-tool.copyOptions')}
        value={options}
      />
      <Source
        title={t('section-tool.schema')}
        copyLabel={t('section-tool.copySchema')}
        value={block.model.schema}
      />
    </>
  );
}

interface SourceProps {
  readonly title: string;
  readonly copyLabel: string;
  readonly value: JsonObject;
}

function Source({ title, copyLabel, value }: SourceProps) {
  const t = useT();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const text = JSON.stringify(value, null, 2);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  };
  return (
    <section className={styles.source}>
      <header className={styles.sourceHead}>
        <h3>{title}</h3>
        <span role="status">{outcome && t(`section-tool.${outcome}`)}</span>
        <IconButton icon="copy" label={copyLabel} onPress={copy} />
      </header>
      {/* Scrolls, so the keyboard must reach it. */}
      <pre className={styles.json} tabIndex={0} role="region" aria-label={title}>
        {text}
      </pre>
    </section>
  );
}
