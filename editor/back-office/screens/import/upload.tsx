import { useState } from 'react';
import { DropZone, FileTrigger, isFileDropItem } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/dialogs/states.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useBackOffice } from '../../context.ts';
import styles from './import.module.css';
import { sendFile } from './send-file.ts';
import { isZip, sendZip } from './send-zip.ts';

/** Uploads a table, or an archive with a table and its pictures, and opens the import. */
export function Upload() {
  const t = useT();
  const api = useEditorApi();
  const navigate = useNavigate();
  const { uiLanguage } = useBackOffice();
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setError(null);
    setShare(0);
    const sent = isZip(file)
      ? await sendZip(api, uiLanguage, file, setShare)
      : await sendFile(api, file, setShare);
    setShare(null);
    if (sent.ok) void navigate(`/import?job=${sent.value}`);
    else setError(sent.error);
  };
  return (
    <DropZone
      className={styles.drop}
      isDisabled={share !== null}
      onDrop={async ({ items }) => send(await items.find(isFileDropItem)?.getFile())}
      aria-label={t('import.drop')}
    >
      <Icon name="upload" />
      <p>{t('import.drop')}</p>
      <FileTrigger
        acceptedFileTypes={['.csv', '.tsv', '.txt', '.json', '.jsonld', '.xlsx', '.zip']}
        onSelect={(files) => void send(files?.[0])}
      >
        <Button tone="primary" isDisabled={share !== null}>
          {t('import.choose')}
        </Button>
      </FileTrigger>
      <p className={styles.muted}>{t('import.formats')}</p>
      {share !== null && (
        <progress
          className={styles.progress}
          max={1}
          value={share}
          aria-label={t('import.state_uploading')}
        />
      )}
      {error && (
        <p role="alert">
          <ErrorLine error={error} />
        </p>
      )}
    </DropZone>
  );
}
