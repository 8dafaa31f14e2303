import { useEffect, useRef } from 'react';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { ViewProps } from '#runtime/block/types.ts';
import { Medium } from '#runtime/rich-text/medium.tsx';
import { homeHref } from '#runtime/routes/href.ts';
import { Emblem } from '#runtime/ui/emblem.tsx';
import { IconButton } from '#runtime/ui/icon-button.tsx';
import type { HeaderData } from './data.ts';
import { MainNavigation } from './main-navigation.tsx';
import type { model } from './model.ts';
import type { Options } from './options.ts';
import { SearchOverlay } from './search-overlay.tsx';
import { SideMenu } from './side-menu.tsx';
import { AccountLink, CallButton, CartLink, LanguageSwitch, Social, TopBar } from './tools.tsx';
import { useDeepLevels } from './use-deep-levels.ts';
import styles from './view.module.css';

/** Top bar and main bar: together exactly as high as `--top-offset`. */
export function View({ id, options, data }: ViewProps<typeof model, HeaderData>) {
  const t = useMessages('header-section');
  const header = useRef<HTMLElement>(null);
  const { on } = useRuntime();
  useEffect(() => on('page', () => closeAll(header.current)), [on]);
  const menuId = `${id}-menu`;
  const items = useDeepLevels(data);
  return (
    <header className={styles.header} ref={header}>
      <div className={styles.top}>
        <div className={styles.inner}>
          <TopBar items={options.topBar} />
          <LanguageSwitch />
          <Social links={options.social} />
        </div>
      </div>
      <div className={styles.bar}>
        <div className={styles.inner}>
          <Logo options={options} />
          <MainNavigation id={id} items={items} />
          <div className={styles.tools}>
            <CallButton link={options.linkButton} />
            <SearchOverlay links={options.searchLinks} />
            <AccountLink />
            <CartLink />
            <IconButton
              className={styles.opener}
              icon="menu"
              label={t('openMenu')}
              popoverTarget={menuId}
            />
          </div>
        </div>
      </div>
      <SideMenu id={menuId} options={options} items={items} />
    </header>
  );
}

function Logo({ options }: { readonly options: Options }) {
  const { page } = useRuntime();
  const t = useMessages('header-section');
  const { logoText, logoPicture, logoEmblem, tagline } = options;
  return (
    <a className={styles.logo} href={homeHref(page.language)}>
      <LogoPicture picture={logoPicture} emblem={logoEmblem} brand={page.site.brand} />
      <span className={styles.name}>
        <span>{logoText}</span>
        {tagline && <small className={styles.tagline}>{tagline}</small>}
      </span>
      <span className="visually-hidden">{t('home')}</span>
    </a>
  );
}

interface LogoPictureProps {
  readonly picture: string | null;
  readonly emblem: string;
  readonly brand: string | undefined;
}

/** The header's own picture, else that of the shop, else an emblem. */
function LogoPicture({ picture, emblem, brand }: LogoPictureProps) {
  if (picture !== null) return <Medium of={picture} sizes="48px" alt="" priority />;
  return brand ? (
    <img src={`${brand}/icon-192.png`} alt="" width={40} height={40} />
  ) : (
    <Emblem name={emblem} />
  );
}

/** Closes the open popovers (NAV-08, NAV-09). */
function closeAll(header: HTMLElement | null): void {
  // Closing one is enough: opening a popover closes others, and nested ones close with their parent.
  header?.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}
