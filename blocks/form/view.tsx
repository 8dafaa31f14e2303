import { useEffect, useState } from 'react';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import type { load } from './data.ts';
import type { model } from './model.ts';
import { SendForm } from './send-form.tsx';
import styles from './view.module.css';

type Props = ViewProps<typeof model, DataOf<typeof load>>;

export function View({ id, options, data }: Props) {
  const t = useMessages('form');
  const isSent = useSent(data.form.id);
  const { success = {} } = data.form;
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <div className="wrap" data-width="text">
        <h2 id={`${id}-title`}>{options.title || data.form.title}</h2>
        {options.text && <p className={styles.text}>{options.text}</p>}
        <div role="status" className={styles.sent}>
          {isSent && (
            <>
              <p className={styles.done}>{t('sentTitle')}</p>
              <p>{success.message ?? t('sentText')}</p>
            </>
          )}
        </div>
        {!isSent && <SendForm data={data} />}
      </div>
    </section>
  );
}

/** Whether this form was sent since the page was opened. */
function useSent(formId: number): boolean {
  const { on } = useRuntime();
  const [isSent, setSent] = useState(false);
  useEffect(() => on(`form-sent-${formId}`, () => setSent(true)), [on, formId]);
  return isSent;
}
