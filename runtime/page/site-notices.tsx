import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../block/context.tsx';
import type { Notice } from '../store/notices.ts';
import { Notices } from '../ui/notices.tsx';

const PastNotices = lazy(async () => ({
  default: (await import('./past-notices.tsx')).PastNotices,
}));

/** The toasts of the page, and those that were there before. */
export function SiteNotices() {
  const { notices, t } = useRuntime();
  const { notices: shown, past, dismiss } = useStore(notices);
  const patient = shown.map(withPatience);
  const labels = { region: t('core.notices'), dismiss: t('core.dismiss') };
  return (
    <>
      <Notices notices={patient} labels={labels} onDismiss={dismiss} />
      {past.length > 0 && (
        <Suspense>
          <PastNotices />
        </Suspense>
      )}
    </>
  );
}

/** ms: the catalogue's durations are a floor, people need time to read (WCAG 2.2.1). */
const leastDuration = 5000;

function withPatience(notice: Notice): Notice {
  return { ...notice, duration: Math.max(notice.duration, leastDuration) };
}
