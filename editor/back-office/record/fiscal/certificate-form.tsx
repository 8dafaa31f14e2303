import { type FormEvent, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { maxCertificateBytes } from '#schemas/api/fiscal-certificate.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/dialogs/states.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useDropCached } from '../../queries.ts';
import { toBase64 } from '../../to-base64.ts';
import styles from './fiscal.module.css';

/** Uploads a certificate file with its key. The password is cleared after sending. */
export function CertificateForm({ isHeld }: { readonly isHeld: boolean }) {
  const t = useT();
  const { file, choose, password, setPassword, problem, error, isSending, send } = useCertificate();
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <div role="group" aria-label={t('fiscal.file')} className={styles.file}>
        <FileTrigger acceptedFileTypes={['.p12', '.pfx', '.pem']} onSelect={choose}>
          <Button icon="upload">{t(isHeld ? 'fiscal.replace' : 'fiscal.choose')}</Button>
        </FileTrigger>
        <span dir="auto">{file?.name ?? t('fiscal.formats')}</span>
        {problem?.field === 'file' && (
          <p role="alert" className={styles.refused}>
            {problem.text}
          </p>
        )}
      </div>
      {file && (
        <>
          <TextField
            label={t('fiscal.password')}
            type="password"
            value={password}
            onChange={setPassword}
            errors={problem?.field === 'password' ? [problem.text] : []}
          />
          <Button type="submit" tone="primary" icon="save" isPending={isSending}>
            {t('fiscal.save')}
          </Button>
        </>
      )}
      {error && <ErrorLine error={error} />}
    </form>
  );
}

interface Problem {
  readonly field: string;
  readonly text: string;
}

function useCertificate() {
  const t = useT();
  const api = useEditorApi();
  const dropCached = useDropCached('settings-fiscalisation');
  const [file, setFile] = useState<File | null>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [isSending, setIsSending] = useState(false);

  function choose(files: FileList | null): void {
    setFile(files?.[0] ?? null);
    setProblem(null);
    setError(null);
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!file || isSending) return;
    setProblem(null);
    setError(null);
    if (file.size > maxCertificateBytes) return refuse('file', 'noKeyFile');
    setIsSending(true);
    const content = toBase64(new Uint8Array(await file.arrayBuffer()));
    const saved = await api.call('fiscalCertificate.save', { content, password });
    setIsSending(false);
    if (!saved.ok) {
      const { field, params } = saved.error;
      if (field && params?.reason !== undefined) refuse(field, params.reason);
      else setError(saved.error);
      return;
    }
    choose(null);
    setPassword('');
    await dropCached();
  }

  const refuse = (field: string, reason: string | number) =>
    setProblem({ field, text: t(`errors.refused_${reason}`) });

  return { file, choose, password, setPassword, problem, error, isSending, send };
}
