import { useEditor } from '../../../canvas/editor-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Failed, Waiting } from '../../../ui/dialogs/states.tsx';
import { useBlockText } from '../../dialogs/block-text.ts';
import { editPath } from '../../dialogs/document-calls.ts';
import { useLoad } from '../../dialogs/use-load.ts';
import { useLeave } from '../../shell/leave.ts';
import styles from './inspector.module.css';

/** Lists the uses of a shared element. */
export function UsesList({ master }: { readonly master: string }) {
  const { api } = useEditor();
  const t = useT();
  const nameOf = useBlockText();
  const leave = useLeave();
  const { found, retry } = useLoad(master, () =>
    api.call('usage.find', { kind: 'shared', value: master }),
  );
  return (
    <section className={styles.section}>
      <h3>{t('panels.whereUsed')}</h3>
      {found.state === 'loading' && <Waiting />}
      {found.state === 'failed' && <Failed error={found.error} onRetry={retry} />}
      {found.state === 'ready' && (
        <ul className={styles.list}>
          {found.value.map(({ document, node, title, path }) => (
            <li key={`${document} ${node}`}>
              {path === null ? (
                <span className={styles.use}>{nameOf(title)}</span>
              ) : (
                <a
                  className={styles.use}
                  href={editPath(path)}
                  onClick={(event) => {
                    event.preventDefault();
                    leave(editPath(path));
                  }}
                >
                  {title} <small className={styles.quiet}>{path}</small>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {found.state === 'ready' && found.value.length === 0 && (
        <p className={styles.quiet}>{t('panels.usedNowhere')}</p>
      )}
    </section>
  );
}
