import { useStore } from 'zustand';
import { useRuntime } from '../block/context.tsx';
import { Notices } from '../ui/notices.tsx';

/** The toasts of the page. */
export function SiteNotices() {
  const { notices, t } = useRuntime();
  const { notices: shown, dismiss } = useStore(notices);
  const labels = { region: t('core.notices'), dismiss: t('core.dismiss') };
  return <Notices notices={shown} labels={labels} onDismiss={dismiss} />;
}
