import { useMessages } from '#runtime/block/context.tsx';
import { useLink } from '#runtime/rich-text/link.ts';
import { Medium } from '#runtime/rich-text/medium.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import styles from './emblems.module.css';
import type { Options } from './options.ts';

interface PartProps {
  readonly options: Options;
}

const storeNames = { 'app-store': 'App Store', 'google-play': 'Google Play' } as const;

export function Certificates({ options }: PartProps) {
  const t = useMessages('footer-section');
  return <Emblems label={t('certificates')} items={options.certificates} />;
}

export function Funds({ options }: PartProps) {
  const t = useMessages('footer-section');
  return <Emblems label={t('funds')} items={options.funds} note={options.fundsText} />;
}

interface EmblemsProps {
  readonly label: string;
  readonly items: Options['funds'];
  readonly note?: string;
}

/** Shows pictures, or framed names for those without a picture. */
function Emblems({ label, items, note }: EmblemsProps) {
  if (items.length === 0) return null;
  return (
    <div className={styles.emblems}>
      <p className="marginalia">{label}</p>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Emblem item={item} />
          </li>
        ))}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

function Emblem({ item: { text, picture, target } }: { readonly item: Options['funds'][number] }) {
  const link = useLink();
  const attributes = target === null ? null : link(target);
  const sign = picture === null ? text : <Medium of={picture} sizes="10rem" alt={text} />;
  const className = picture === null ? styles.stamp : styles.picture;
  return attributes ? (
    <a className={className} {...attributes}>
      {sign}
    </a>
  ) : (
    <span className={className}>{sign}</span>
  );
}

export function Apps({ options }: PartProps) {
  const t = useMessages('footer-section');
  if (options.apps.length === 0) return null;
  return (
    <div className={styles.emblems}>
      <p className="marginalia">{t('apps')}</p>
      <ul className={styles.list}>
        {options.apps.map(({ id, store, url }) => (
          <li key={id}>
            <a className={styles.app} href={url} rel="noopener">
              <Icon name={store === 'app-store' ? 'download' : 'play'} />
              <span>
                <small>{t('getIt')} </small>
                {storeNames[store]}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
