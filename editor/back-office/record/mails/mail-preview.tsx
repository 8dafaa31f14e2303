import messages from 'virtual:messages/editor/back-office/record/mails';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { type Language, languages } from '#schemas/languages.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine, Failed, Waiting } from '../../../ui/dialogs/states.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useBackOffice } from '../../context.ts';
import { OwnTexts } from '../../own-texts.tsx';
import recordStyles from '../record.module.css';
import type { RecordPanelProps } from '../record-panel-props.ts';
import styles from './mails.module.css';

/** Preview of a mail in one language, with its saved texts and sample values. */
export function MailPreview({ collection, row }: RecordPanelProps) {
  return (
    <OwnTexts name="mails" messages={messages}>
      <Preview name={row.id} revision={row.revision} fields={collection.fields} />
    </OwnTexts>
  );
}

interface PreviewProps {
  readonly name: string;
  readonly revision: string;
  readonly fields: CollectionDescription['fields'];
}

function Preview({ name, revision, fields }: PreviewProps) {
  const t = useT();
  const api = useEditorApi();
  const { uiLanguage } = useBackOffice();
  const [language, setLanguage] = useState<Language>(uiLanguage);
  const { data, refetch } = useQuery({
    queryKey: ['mail-templates', 'preview', name, language, revision],
    queryFn: () => api.call('mailTemplate.preview', { name, language }),
    placeholderData: (known) => known,
  });
  return (
    <section className={recordStyles.card} aria-label={t('mails.preview')}>
      <h2>{t('mails.preview')}</h2>
      <div className={styles.tools}>
        <Select
          label={t('mails.language')}
          options={languages.map((id) => ({ id, label: languageName(id, uiLanguage) }))}
          value={language}
          onChange={(chosen) => setLanguage(chosen)}
        />
        <TestMail name={name} language={language} />
      </div>
      {data === undefined && <Waiting />}
      {data && !data.ok && <Failed error={data.error} onRetry={() => void refetch()} />}
      {data?.ok && (
        <>
          <p className={styles.quiet}>{t('mails.sample')}</p>
          {/* The sandbox runs no scripts, and no link navigates out of the frame. */}
          <iframe
            className={styles.frame}
            title={data.value.subject}
            sandbox=""
            srcDoc={data.value.html}
          />
          <ShippedTexts texts={data.value.shipped} fields={fields} language={language} />
        </>
      )}
    </section>
  );
}

interface ShippedProps {
  readonly texts: EndpointOutput<'mailTemplate.preview'>['shipped'];
  readonly fields: CollectionDescription['fields'];
  readonly language: Language;
}

/** The texts that apply where staff leave a field empty, with their variables, to read and to copy. */
function ShippedTexts({ texts, fields, language }: ShippedProps) {
  const t = useT();
  const labelOf = (key: string) => fields.find((field) => field.key === key)?.label ?? key;
  return (
    <>
      <h3>{t('mails.shipped')}</h3>
      <dl className={recordStyles.facts}>
        {Object.entries(texts).map(([key, text]) => (
          <div key={key}>
            <dt>{labelOf(key)}</dt>
            <dd lang={language} dir="auto">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function TestMail({ name, language }: { readonly name: string; readonly language: Language }) {
  const t = useT();
  const api = useEditorApi();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<AppError | null>(null);
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    const sent = await api.call('mailTemplate.test', { name, language });
    setIsSending(false);
    setError(sent.ok ? null : sent.error);
    setEmail(sent.ok ? sent.value.email : '');
  };
  return (
    <>
      <Button icon="mail" isPending={isSending} onPress={() => void send()}>
        {t('mails.test')}
      </Button>
      <span role="status" className={styles.sent}>
        {email && t('mails.sent', { email })}
      </span>
      {error && <ErrorLine error={error} />}
    </>
  );
}

const languageName = (language: Language, uiLanguage: Language): string =>
  new Intl.DisplayNames([uiLanguage], { type: 'language' }).of(language) ?? language;
