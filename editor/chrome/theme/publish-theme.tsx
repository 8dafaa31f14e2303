import { useState } from 'react';
import type { ThemeVersion } from '#schemas/api/theme.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { announce } from '../../canvas/use-ui.ts';
import { useFormatInstant } from '../../i18n/format-instant.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { Empty, ErrorLine, Failed, Waiting } from '../../ui/dialogs/states.tsx';
import { DateTimeField } from '../../ui/fields/date-time-field.tsx';
import { Disclosure } from '../../ui/fields/disclosure.tsx';
import { useLoad } from '../dialogs/use-load.ts';
import styles from './theme.module.css';
import { ThemeComparison } from './theme-comparison.tsx';
import type { ThemeDraft } from './use-theme-draft.ts';
import { useThemeName } from './use-theme-name.ts';

interface PublishThemeProps {
  readonly draft: ThemeDraft;
  readonly onRestored: () => void;
}

/** Publishes the theme, now or at a given time, and lists the published versions. */
export function PublishTheme({ draft, onRestored }: PublishThemeProps) {
  const t = useT();
  const { api, ui } = useEditor();
  const dialogs = useDialogs();
  const [at, setAt] = useState('');
  const [count, setCount] = useState(0);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const publish = async () => {
    setPending(true);
    const revision = await draft.save();
    if (revision !== null) {
      const done = await api.call('theme.publish', { revision, ...(at && { at }) });
      setError(done.ok ? null : done.error);
      if (done.ok) {
        announce(ui, t(done.value.publishedAt ? 'theme.published' : 'theme.planned'));
        setCount((now) => now + 1);
        setAt('');
      }
    }
    setPending(false);
  };
  const compareDraft = async () => {
    const revision = await draft.save();
    if (revision !== null) void dialogs.open(ThemeComparison, { first: 'draft' });
  };
  const isWeak = draft.weak.length > 0;
  return (
    <section className={styles.publish} aria-label={t('theme.publish')}>
      <Button icon="git-compare" onPress={() => void compareDraft()}>
        {t('theme.compareDraft')}
      </Button>
      <DateTimeField label={t('theme.at')} kind="date-time" value={at} onChange={setAt} />
      <Button
        tone="primary"
        icon="send"
        isDisabled={isWeak}
        isPending={isPending}
        onPress={() => void publish()}
      >
        {t(at ? 'theme.plan' : 'theme.publish')}
      </Button>
      {isWeak && <p className={styles.quiet}>{t('theme.weakStops')}</p>}
      <span role="status">
        {error && <ErrorLine error={error} />}
        {!error && count > 0 && t('theme.done')}
      </span>
      <Disclosure title={t('theme.versions')}>
        <Versions key={count} onRestored={onRestored} />
      </Disclosure>
    </section>
  );
}

function Versions({ onRestored }: { readonly onRestored: () => void }) {
  const t = useT();
  const { api } = useEditor();
  const dialogs = useDialogs();
  const nameIn = useThemeName();
  const { found, retry } = useLoad('', () => api.call('theme.versions', {}));
  const [error, setError] = useState<AppError | null>(null);
  if (found.state === 'loading') return <Waiting />;
  if (found.state === 'failed') return <Failed error={found.error} onRetry={retry} />;
  if (found.value.length === 0) return <Empty icon="history" text={t('theme.noVersions')} />;
  const restore = async (version: ThemeVersion) => {
    const isSure = await dialogs.confirm({
      title: t('theme.restore'),
      text: t('theme.restoreAsk', { name: nameIn(version) }),
      action: t('theme.restore'),
    });
    if (!isSure) return;
    const done = await api.call('theme.restore', { id: version.id });
    if (done.ok) onRestored();
    else setError(done.error);
  };
  const compare = ({ id }: ThemeVersion) =>
    void dialogs.open(ThemeComparison, { first: String(id) });
  const cancel = async ({ id }: ThemeVersion) => {
    const done = await api.call('theme.cancel', { id });
    if (done.ok) retry();
    else setError(done.error);
  };
  return (
    <>
      {error && <ErrorLine error={error} />}
      <ul className={styles.pairs}>
        {found.value.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            onCompare={() => compare(version)}
            onRestore={() => void restore(version)}
            onCancel={() => void cancel(version)}
          />
        ))}
      </ul>
    </>
  );
}

interface VersionRowProps {
  readonly version: ThemeVersion;
  readonly onCompare: () => void;
  readonly onRestore: () => void;
  readonly onCancel: () => void;
}

function VersionRow({ version, onCompare, onRestore, onCancel }: VersionRowProps) {
  const t = useT();
  const format = useFormatInstant();
  const nameIn = useThemeName();
  const { author, dueAt, publishedAt } = version;
  return (
    <li className={styles.pair}>
      <span>
        {nameIn(version)}
        <span className={styles.quiet}>
          {' '}
          {publishedAt ? format(publishedAt) : t('theme.plannedFor', { at: format(dueAt) })} ·{' '}
          {author}
        </span>
      </span>
      <span className={styles.row}>
        <Button onPress={onCompare}>{t('theme.compare')}</Button>
        {publishedAt ? (
          <Button onPress={onRestore}>{t('theme.restore')}</Button>
        ) : (
          <Button onPress={onCancel}>{t('theme.cancel')}</Button>
        )}
      </span>
    </li>
  );
}
