import { useMessages } from '#runtime/block/context.tsx';
import { GroundPattern } from '#runtime/ui/ground-pattern.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { IconButton } from '#runtime/ui/icon-button.tsx';
import { closeWhenLeft } from './close-when-left.ts';
import type { HeaderData } from './data.ts';
import { Entry, type Item, ItemLink } from './main-navigation.tsx';
import type { Options } from './options.ts';
import styles from './side-menu.module.css';
import { AccountLink, CallButton, LanguageSwitch, Social, TopBar } from './tools.tsx';

interface SideMenuProps {
  readonly id: string;
  readonly options: Options;
  readonly items: HeaderData['items'];
}

/** Below 1380 px the whole header slides in as a menu: a native popover, so it needs no scripts. */
export function SideMenu({ id, options, items }: SideMenuProps) {
  const t = useMessages('header-section');
  return (
    <div
      id={id}
      popover="auto"
      className={styles.menu}
      role="dialog"
      aria-label={t('menu')}
      onBlur={closeWhenLeft}
    >
      <GroundPattern />
      <div className={styles.head}>
        <span className={styles.title}>{options.logoText}</span>
        <IconButton icon="x" label={t('closeMenu')} popoverTarget={id} popoverTargetAction="hide" />
      </div>
      <nav aria-label={t('navigation')}>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id}>
              {item.children.length > 0 ? (
                <Group item={item} />
              ) : (
                <ItemLink className={styles.item} item={item} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.more}>
        <CallButton link={options.linkButton} />
        <TopBar items={options.topBar} />
        <div className={styles.last}>
          <LanguageSwitch />
          <AccountLink />
          <Social links={options.social} />
        </div>
      </div>
    </div>
  );
}

function Group({ item }: { readonly item: Item }) {
  const t = useMessages('header-section');
  return (
    <details name="side-menu">
      <summary className={styles.item}>
        {item.title}
        <Icon name="plus" />
      </summary>
      <ul className={styles.children}>
        {item.link && (
          <li>
            <ItemLink className={styles.child} item={item}>
              {t('all', { name: item.title })}
            </ItemLink>
          </li>
        )}
        {item.children.map((child) => (
          <Entry key={child.id} className={styles.child} item={child} />
        ))}
      </ul>
    </details>
  );
}
