import { useMessages } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { useChangedHeading } from '#runtime/checkout/use-changed-heading.ts';
import { AccountPanel } from '#runtime/product/account-panel.tsx';
import type { Withdrawal } from '#schemas/entities/withdrawal.ts';
import { Confirm } from './confirm.tsx';
import type { load, WithdrawalData } from './data.ts';
import { Find } from './find.tsx';
import type { model } from './model.ts';
import { Received } from './received.tsx';
import styles from './view.module.css';

export function View({ id, options, data }: ViewProps<typeof model, DataOf<typeof load>>) {
  const t = useMessages('withdrawal-form');
  const { withdrawal, link } = data;
  const isDone = withdrawal !== null && isDeclared(data, withdrawal);
  useChangedHeading(isDone ? 'done' : withdrawal ? 'confirm' : 'find', `${id}-title`);
  return (
    <div className={styles.root}>
      <div className="wrap" data-width="text">
        <AccountPanel
          id={id}
          level={1}
          title={isDone ? t('doneTitle') : options.title || t('title')}
          text={isDone ? '' : t('intro')}
        >
          {link?.token === null && <p className={styles.warning}>{t('linkOver')}</p>}
          {withdrawal === null && <Find />}
          {withdrawal && !isDone && <Confirm data={data} withdrawal={withdrawal} />}
          {withdrawal && isDone && <Received withdrawal={withdrawal} />}
        </AccountPanel>
      </div>
    </div>
  );
}

/**
 * An unconfirmed declaration shows the button to visitors who can confirm it, and a waiting notice to all
 * others.
 */
function isDeclared({ orderSlug, link }: WithdrawalData, { receivedAt, isConfirmed }: Withdrawal) {
  const mayConfirm = orderSlug !== null || link !== null;
  return isConfirmed || (receivedAt !== null && !mayConfirm);
}
