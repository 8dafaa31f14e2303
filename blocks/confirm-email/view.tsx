import { useEffect, useRef, useState } from 'react';
import { useForm } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { ShortForm } from '#runtime/product/short-form.tsx';
import { homeHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { EmailBreaks } from '#runtime/ui/email-breaks.tsx';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import type { load } from './data.ts';
import { downloadFile } from './download-file.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

type Props = ViewProps<typeof model, DataOf<typeof load>>;

/** Shows the message, redirects, or downloads the file (DOI-02 to DOI-04); each also has a link. */
export function View({ data }: Props) {
  return data.kind === 'waiting' ? <Waiting link={data} /> : <Confirmed data={data} />;
}

type Waits = Extract<Props['data'], { kind: 'waiting' }>;
type Done = Exclude<Props['data'], { kind: 'waiting' }>;

/** The button confirms, not the link itself, because mail programs open links too. */
function Waiting({ link }: { readonly link: Waits }) {
  const command = 'form.confirm';
  const t = useMessages('confirm-email');
  const form = useForm(command);
  return (
    <div className={styles.root}>
      <EmptyState
        title={t('waitingTitle')}
        level={1}
        text={<EmailBreaks>{t(`waiting.${link.purpose}`, { email: link.email })}</EmailBreaks>}
        action={
          <ShortForm
            command={command}
            hidden={{ token: link.token }}
            form={form}
            submit={t('confirm')}
            icon="circle-check"
          >
            {null}
          </ShortForm>
        }
      />
    </div>
  );
}

function Confirmed({ data }: { readonly data: Done }) {
  const t = useMessages('confirm-email');
  const [hasFailed, setFailed] = useState(false);
  const { kind, goal, email, purpose } = data;
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    if (kind === 'url') location.assign(goal);
    if (kind === 'file') void downloadFile(goal).then((done) => setFailed(!done));
  }, [kind, goal]);
  return (
    <div className={styles.root}>
      <EmptyState
        title={t(purpose === 'newsletter' ? 'newsletterTitle' : 'title')}
        level={1}
        text={<EmailBreaks>{kind === 'message' ? goal : t('thanks', { email })}</EmailBreaks>}
        action={<Action data={data} />}
      />
      <p role="alert" className={styles.failed}>
        {hasFailed && t('failed')}
      </p>
    </div>
  );
}

function Action({ data }: { readonly data: Done }) {
  const t = useMessages('confirm-email');
  const { page } = useRuntime();
  if (data.kind === 'message') return <Button href={homeHref(page.language)}>{t('home')}</Button>;
  const isFile = data.kind === 'file';
  return (
    <Button
      variant="primary"
      href={data.goal}
      icon={isFile ? 'download' : undefined}
      data-reload=""
      download={isFile || undefined}
    >
      {isFile ? t('download') : t('onward')}
    </Button>
  );
}
