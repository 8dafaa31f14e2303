import { useMessages } from '#runtime/block/context.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import type { Options } from './options.ts';
import styles from './view.module.css';

interface PartProps {
  readonly options: Options;
}

export function Contact({ options }: PartProps) {
  const t = useMessages('footer-section');
  const { address, phone, email } = options;
  if (!address && !phone && !email) return null;
  return (
    <address className={styles.contact}>
      <p className={styles.heading}>{t('contact')}</p>
      {address && <p className={styles.lines}>{address}</p>}
      <ul className={styles.links}>
        {phone && (
          <li>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              <Icon name="phone" />
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`}>
              <Icon name="mail" />
              {email}
            </a>
          </li>
        )}
      </ul>
    </address>
  );
}

export function Hours({ options }: PartProps) {
  const t = useMessages('footer-section');
  if (options.hours.length === 0) return null;
  return (
    <div>
      <p className={styles.heading}>{t('hours')}</p>
      <dl className={styles.hours}>
        {options.hours.map(({ id, days, hours }) => (
          <div key={id}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
