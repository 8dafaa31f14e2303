import type { ReactNode } from 'react';
import { useHref, useMessages, useRuntime } from '#runtime/block/context.tsx';
import { GroundPattern } from '#runtime/ui/ground-pattern.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import type { HeaderData } from './data.ts';
import styles from './main-navigation.module.css';

export type Item = HeaderData['items'][number];

interface MainNavigationProps {
  readonly id: string;
  readonly items: HeaderData['items'];
}

/** Shown from 1380 px on. An entry with children opens a full-width panel: a native popover. */
export function MainNavigation({ id, items }: MainNavigationProps) {
  const t = useMessages('header-section');
  return (
    <nav className={styles.nav} aria-label={t('navigation')}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            {item.children.length > 0 ? (
              <Sheet id={`${id}-${item.id}`} item={item} />
            ) : (
              <ItemLink className={styles.item} item={item} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Sheet({ id, item }: { readonly id: string; readonly item: Item }) {
  const t = useMessages('header-section');
  const isCurrent = useCurrent();
  return (
    <>
      <button
        type="button"
        className={styles.item}
        popoverTarget={id}
        data-current={withBelow(item).some(isCurrent)}
      >
        {item.title}
        <Icon name="chevron-down" />
      </button>
      <div id={id} popover="auto" className={styles.sheet}>
        <GroundPattern />
        <div className={styles.inside}>
          <div className={styles.about}>
            <p className={styles.title}>{item.title}</p>
            {item.link && (
              <ItemLink className={styles.all} item={item}>
                {t('all', { name: item.title })}
                <Icon name="arrow-right" />
              </ItemLink>
            )}
          </div>
          <ul className={styles.children}>
            {item.children.map((child) => (
              <Entry key={child.id} className={styles.child} item={child} />
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

const withBelow = (item: Item): Item[] => [item, ...item.children.flatMap(withBelow)];

/** An entry of the second level with the entries below it. An entry without a target is their title. */
export function Entry({ item, className }: Pick<ItemLinkProps, 'item' | 'className'>) {
  const isTitle = item.link === '' && item.children.length > 0;
  return (
    <li data-deep={item.opener && ''}>
      {isTitle ? (
        <span className={className}>{item.title}</span>
      ) : (
        <ItemLink className={className} item={item} />
      )}
      {item.children.length > 0 && (
        <ul>
          {item.children.map((child) => (
            <li key={child.id}>
              <ItemLink item={child} />
            </li>
          ))}
        </ul>
      )}
      {item.opener}
    </li>
  );
}

interface ItemLinkProps {
  readonly item: Item;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A menu entry; marked when it is the current page. */
export function ItemLink({ item, className, children = item.title }: ItemLinkProps) {
  const address = useAddress();
  const isCurrent = useCurrent();
  return (
    <a
      className={className}
      href={address(item)}
      aria-current={isCurrent(item) ? 'page' : undefined}
    >
      {children}
    </a>
  );
}

function useAddress(): (item: Item) => string {
  const href = useHref();
  return (item) => item.path ?? href(item.link);
}

function useCurrent(): (item: Item) => boolean {
  const address = useAddress();
  const here = useRuntime().page.path.split('?')[0];
  return (item) => address(item) === here;
}
