import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../block/context.tsx';
import { Notices } from '../ui/notices.tsx';

const PastNotices = lazy(async () => ({
  default: (await import('./past-notices.tsx')).PastNotices,
}));

/** Shows the page’s toasts, and a list of earlier ones. */
export function SiteNotices() {
  const { notices, t } = useRuntime();
  const { notices: shown, past, dismiss } = useStore(notices);
  const labels = { region: t('core.notices'), dismiss: t('core.dismiss') };
  return (
    <>
      <Notices notices={shown} labels={labels} onDismiss={dismiss} />
      {past.length > 0 && (
        <Suspense>
          <PastNotices />
        </Suspense>
      )}
    </>
  );
}
