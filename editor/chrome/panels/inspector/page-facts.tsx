import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { DocumentKey } from '#schemas/editing/node.ts';
import { maxNodes } from '#schemas/editing/slots.ts';
import { languages } from '#schemas/languages.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useFormatInstant } from '../../../i18n/format-instant.ts';
import { useT } from '../../../i18n/translate.tsx';
import { documentNodes } from '../../../model/document/node-store.ts';
import { languageTitle } from '../../../model/labels/language-names.ts';
import { Button } from '../../../ui/button.tsx';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { documentTitle } from '../../dialogs/document-calls.ts';
import { PageSettings } from '../../dialogs/page-settings.tsx';
import styles from './inspector.module.css';

/** Details of the page itself. */
export function PageFacts() {
  const { editing, payload, ui } = useEditor();
  const t = useT();
  const instant = useFormatInstant();
  const dialogs = useDialogs();
  useStore(editing.documentsChanged);
  const done = useStore(editing.history, (history) => history.done);
  const { content, uiLanguage } = payload;
  const document = content ? editing.documents.get(content) : undefined;
  const size = useMemo(
    () => (content ? weigh(editing.nodes, content) : { count: 0, weight: 0 }),
    // oxlint-disable-next-line react/exhaustive-deps -- the size changes with each step
    [editing, content, done],
  );
  if (!document || !content) return <p className={styles.page}>{t('panels.noDocument')}</p>;
  const number = new Intl.NumberFormat(uiLanguage, { maximumFractionDigits: 1 });
  return (
    <div className={styles.page}>
      <section className={styles.section}>
        <h3>{documentTitle(document, uiLanguage)}</h3>
        <dl className={styles.facts}>
          <dt>{t('panels.kind')}</dt>
          <dd>{t(`panels.kind_${document.kind}`)}</dd>
          {languages.flatMap((language) => {
            const path = payload.page.head.alternates[language];
            if (path === undefined) return [];
            return [
              <dt key={language}>{languageTitle(language, uiLanguage)}</dt>,
              <dd key={`${language} path`}>{decodeURI(path)}</dd>,
            ];
          })}
          <dt>{t('panels.published')}</dt>
          <dd>
            {document.publishedAt
              ? t('panels.publishedIn', {
                  when: instant(document.publishedAt),
                  languages: document.languages.map((each) => each.toUpperCase()).join(', '),
                })
              : t('panels.neverPublished')}
          </dd>
          <dt>{t('panels.state')}</dt>
          <dd>{t(document.changed || done > 0 ? 'panels.changed' : 'panels.unchanged')}</dd>
          <dt>{t('panels.blocks')}</dt>
          <dd>
            {t('panels.countOf', {
              count: number.format(size.count),
              max: number.format(maxNodes),
            })}
          </dd>
          <dt>{t('panels.weight')}</dt>
          <dd>{t('panels.kilobytes', { count: number.format(size.weight / 1000) })}</dd>
        </dl>
        {document.kind === 'page' && (
          <Button
            icon="settings"
            onPress={() => void dialogs.open(PageSettings, { document: content })}
          >
            {t('shell.pageSettings')}
          </Button>
        )}
      </section>
      <section className={styles.section}>
        <h3>{t('panels.start')}</h3>
        <p className={styles.quiet}>{t('panels.selectHelp')}</p>
        <p className={styles.row}>
          <Button icon="command" onPress={() => ui.setState({ paletteOpen: true })}>
            {t('shell.palette')}
          </Button>
          <Button icon="keyboard" onPress={() => ui.setState({ shortcutsOpen: true })}>
            {t('shell.shortcuts')}
          </Button>
        </p>
      </section>
    </div>
  );
}

/** Number of blocks in a document, and their size as JSON in bytes (for ASCII text). */
function weigh(nodes: Parameters<typeof documentNodes>[0], document: DocumentKey) {
  const own = documentNodes(nodes, document);
  const weight = own.reduce(
    (sum, { options, translations, mobileOptions }) =>
      sum + JSON.stringify({ options, translations, mobileOptions }).length,
    0,
  );
  return { count: own.length, weight };
}
