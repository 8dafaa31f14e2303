import { useQuery } from '@tanstack/react-query';
import type { MailPreview as Preview } from '#schemas/entities/order-file.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Failed, Waiting } from '../../ui/dialogs/states.tsx';
import styles from './order.module.css';
import { useOrder } from './order-context.ts';

interface MailPreviewProps {
  readonly mail: number;
  readonly onClose: () => void;
}

/** A mail as it would be sent now. */
export function MailPreview({ mail, onClose }: MailPreviewProps) {
  const t = useT();
  const api = useEditorApi();
  const { number } = useOrder().file;
  const { data, refetch } = useQuery({
    queryKey: ['orders', 'mail', number, mail],
    queryFn: () => api.call('orderFile.previewMail', { number, mail }),
    gcTime: 0,
  });
  return (
    <Dialog isOpen size="large" title={t('order.preview')} onClose={onClose}>
      {data === undefined && <Waiting />}
      {data && !data.ok && <Failed error={data.error} onRetry={() => void refetch()} />}
      {data?.ok && <Letter preview={data.value} />}
    </Dialog>
  );
}

function Letter({ preview: { to, subject, html, files } }: { readonly preview: Preview }) {
  const t = useT();
  return (
    <>
      <p>
        <strong>{subject}</strong>
      </p>
      <p className={styles.quiet}>{[t('order.previewTo', { to }), ...files].join(' · ')}</p>
      {/* The sandbox runs no scripts, and no link navigates out of the frame. */}
      <iframe className={styles.frame} title={subject} sandbox="" srcDoc={html} />
    </>
  );
}
