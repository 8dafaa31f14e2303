import type { ReactNode } from 'react';
import { Html } from '#runtime/rich-text/html.tsx';
import { coreVersion } from '#schemas/constants.ts';
import type { Release } from '#schemas/entities/settings.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { Empty, Failed, Waiting } from '../../ui/dialogs/states.tsx';
import styles from './releases.module.css';
import { useLoad } from './use-load.ts';

interface Titled extends Closing<never> {
  readonly isDevelopment: boolean;
}

/** Shows the changelog from the server (MODAL-13). */
export function Releases({ isDevelopment, close }: Titled) {
  const api = useEditorApi();
  const { found, retry } = useLoad('', () => api.call('release.list', {}));
  return (
    <ReleasesFrame isDevelopment={isDevelopment} close={close}>
      {found.state === 'loading' && <Waiting />}
      {found.state === 'failed' && <Failed error={found.error} onRetry={retry} />}
      {found.state === 'ready' && <Changelog releases={found.value} />}
    </ReleasesFrame>
  );
}

interface KnownReleasesProps extends Titled {
  readonly releases: readonly Release[];
}

/** Shows releases that are already loaded. */
export function KnownReleases({ releases, ...frame }: KnownReleasesProps) {
  return (
    <ReleasesFrame {...frame}>
      <Changelog releases={releases} />
    </ReleasesFrame>
  );
}

function ReleasesFrame({
  isDevelopment,
  close,
  children,
}: Titled & { readonly children: ReactNode }) {
  const t = useT();
  return (
    <Dialog
      isOpen
      title={t(isDevelopment ? 'dialogs.releasesDevelopment' : 'dialogs.releases')}
      onClose={() => close()}
      actions={<Button onPress={() => close()}>{t('ui.close')}</Button>}
    >
      <p className={styles.running}>{t('dialogs.runningVersion', { version: coreVersion })}</p>
      {children}
    </Dialog>
  );
}

export function Changelog({ releases }: { readonly releases: readonly Release[] }) {
  const t = useT();
  if (releases.length === 0) return <Empty icon="newspaper" text={t('dialogs.noReleases')} />;
  return releases.map(({ tag_name: tag, description_html: html }) => (
    <section key={tag} className={styles.release}>
      <h3 className={styles.tag}>{tag}</h3>
      <Html html={html} />
    </section>
  ));
}
