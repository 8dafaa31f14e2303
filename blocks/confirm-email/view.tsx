import { useEffect, useRef, useState } from 'react';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { homeHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import { Flag } from '#runtime/ui/flag.tsx';
import type { load } from './data.ts';
import { downloadFile } from './download-file.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

type Props = ViewProps<typeof model, DataOf<typeof load>>;

/** Shows the message, leads on, or hands over the file (DOI-02 to DOI-04); all of it works by hand, too. */
export function View({ data }: Props) {
  const t = useMessages('confirm-email');
  const [hasFailed, setFailed] = useState(false);
  const { kind, goal, email } = data;
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
        picture={<Flag name="charlie" />}
        title={t('title')}
        level={1}
        text={kind === 'message' ? goal : t('thanks', { email })}
        action={<Action data={data} />}
      />
      <p role="alert" className={styles.failed}>
        {hasFailed && t('failed')}
      </p>
    </div>
  );
}

function Action({ data }: Pick<Props, 'data'>) {
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
