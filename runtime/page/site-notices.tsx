import { useStore } from 'zustand';
import { useRuntime } from '../block/context.tsx';
import type { Notice } from '../store/notices.ts';
import { Notices } from '../ui/notices.tsx';

/** The toasts of the page. */
export function SiteNotices() {
  const { notices, t } = useRuntime();
  const { notices: shown, dismiss } = useStore(notices);
  const patient = shown.map(withPatience);
  const labels = { region: t('core.notices'), dismiss: t('core.dismiss') };
  return <Notices notices={patient} labels={labels} onDismiss={dismiss} />;
}

/** ms: the catalogue's durations are a floor, people need time to read (WCAG 2.2.1). */
const leastDuration = 5000;

function withPatience(notice: Notice): Notice {
  return { ...notice, duration: Math.max(notice.duration, leastDuration) };
}
