import { useEffect, useState } from 'react';
import { type Notice, Notices } from '#runtime/ui/notices.tsx';
import { developmentMs, toastMs } from '#schemas/constants.ts';
import type { Release } from '#schemas/entities/settings.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../canvas/editor-api-context.ts';
import { KnownReleases } from '../chrome/dialogs/releases.tsx';
import { useT } from '../i18n/translate.tsx';
import type { EditorApi } from '../session/api/editor-api.ts';
import { IconButton } from '../ui/button.tsx';
import { useDialogs } from '../ui/dialogs/dialogs.tsx';

/** Lists new releases of the software. A failed request is shown in a toast (ERR-62). */
export function Releases() {
  const t = useT();
  const dialogs = useDialogs();
  const { releases, error, forget } = useReleases(useEditorApi());
  const text = error ? t(`errors.${error.code}`, error.params) : '';
  const duration = toastMs.perErrorCharacter * text.length;
  const notices: Notice[] = error ? [{ id: 'releases', kind: 'error', text, duration }] : [];
  return (
    <>
      <IconButton
        icon="newspaper"
        label={t('section-tool.releases')}
        onPress={() => void dialogs.open(KnownReleases, { releases, isDevelopment: true })}
      />
      <Notices
        notices={notices}
        onDismiss={forget}
        labels={{ region: t('section-tool.releases'), dismiss: t('ui.close') }}
      />
    </>
  );
}

/** Requests releases at once and periodically. A response that is no list is ignored (DEV-11). */
function useReleases(api: EditorApi) {
  const [releases, setReleases] = useState<readonly Release[]>([]);
  const [error, setError] = useState<AppError | null>(null);
  useEffect(() => {
    let isGone = false;
    const check = async () => {
      const found = await api.call('development.getLatestRelease', {});
      if (isGone) return;
      setError(found.ok ? null : found.error);
      if (found.ok && Array.isArray(found.value)) setReleases(found.value);
    };
    void check();
    const timer = setInterval(() => void check(), developmentMs.releaseCheck);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [api]);
  return { releases, error, forget: () => setError(null) };
}
