import type { EditNode } from '#schemas/editing/node.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import styles from './inspector.module.css';
import { Notice } from './notice.tsx';

/** Content of a block that this version of the site does not know, read-only. */
export function RawView({ node }: { readonly node: EditNode }) {
  const { editing } = useEditor();
  const t = useT();
  const { options, translations } = node;
  const isKnown = editing.blocks[node.handler] !== undefined;
  return (
    <>
      <Notice icon="circle-help" tone="amber">
        <p>{t(isKnown ? 'panels.newerBlock' : 'panels.unknownBlock', { type: node.handler })}</p>
      </Notice>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <pre className={styles.raw} tabIndex={0} aria-label={t('panels.raw')}>
        {JSON.stringify({ options, translations }, null, 2)}
      </pre>
    </>
  );
}
