import { useT } from '../../i18n/translate.tsx';
import { Button, type ButtonTone } from '../../ui/button.tsx';
import styles from './order.module.css';
import { useOrder } from './order-context.ts';
import { When } from './when.tsx';

/** Button styles by action. The usual next step is primary; an action that cannot be undone is a warning. */
const tones: Readonly<Record<string, ButtonTone>> = {
  paid: 'primary',
  resolveFlag: 'primary',
  ready: 'primary',
  ship: 'primary',
  deliver: 'primary',
  collect: 'primary',
  return: 'danger',
  cancel: 'danger',
};

/** Actions that have their button beside the value that they correct, not in the head. */
const atTheirPlace: ReadonlySet<string> = new Set(['track', 'address', 'email']);

/** State and total of the order, and the actions that staff can take now. */
export function Head() {
  const t = useT();
  const { file, price, time, stateLabel, ask } = useOrder();
  const actions = file.actions.filter((action) => !atTheirPlace.has(action));
  const flags = file.payments.flatMap(({ flag }) => flag ?? []);
  return (
    <header className={styles.head}>
      <p className={styles.marks}>
        <strong className={styles.state} data-ended={file.isEnded || undefined}>
          {stateLabel(file.state)}
        </strong>
        {flags.map((flag) => (
          <strong key={flag} className={styles.flag}>
            {t(`order.flag.${flag}`)}
          </strong>
        ))}
        <span className={styles.sum}>{price(file.sums.total)}</span>
        <span>{t(`order.type.${file.paymentType}`)}</span>
        <span className={styles.quiet}>
          <When at={file.createdAt} />
        </span>
      </p>
      {file.withdrawal && (
        <p className={styles.quiet}>
          {t(file.withdrawal.isConfirmed ? 'order.withdrawn' : 'order.withdrawnUnconfirmed', {
            date: time(file.withdrawal.receivedAt),
          })}
        </p>
      )}
      <div className={styles.buttons} role="group" aria-label={t('order.actions')}>
        {actions.length === 0 && <p className={styles.quiet}>{t('order.noActions')}</p>}
        {actions.map((action) => (
          <Button key={action} tone={tones[action] ?? 'plain'} onPress={() => ask(action)}>
            {t(`order.do.${action}`)}
          </Button>
        ))}
      </div>
    </header>
  );
}
