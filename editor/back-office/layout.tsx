import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-aria-components';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { collectionGroups } from '#schemas/entities/collection.ts';
import { languageName, languages } from '#schemas/languages.ts';
import { useT } from '../i18n/translate.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { useDialogs } from '../ui/dialogs/dialogs.tsx';
import { Icon } from '../ui/icon.tsx';
import type { EditorIconName } from '../ui/icons/icon-names.ts';
import { Keys } from '../ui/keys.tsx';
import { collectionHref, collectionIcon } from './collection-link.ts';
import { useBackOffice } from './context.ts';
import { DeployNotice } from './deploy-notice.tsx';
import styles from './layout.module.css';
import { Palette } from './palette.tsx';
import { type Screen, screensFor } from './screens/screen-list.ts';
import type { StaffLink } from './state.ts';
import { UserMenu } from './user-menu.tsx';

const linkGroups: Readonly<Record<StaffLink['key'], (typeof collectionGroups)[number]>> = {
  tickets: 'sell',
  templates: 'content',
  consents: 'people',
  cache: 'settings',
};
const linkIcons: Readonly<Record<StaffLink['key'], EditorIconName>> = {
  tickets: 'square-check',
  templates: 'layout-template',
  consents: 'shield',
  cache: 'layers',
};

/** Navigation beside the current page; on narrow screens it opens from the bar. */
export function Layout() {
  const t = useT();
  const { site, home } = useBackOffice();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const side = useRef<HTMLElement>(null);
  useCurrentInView(side, pathname);
  return (
    <div className={styles.root}>
      <a className={styles.skip} href="#office-main">
        {t('office.skip')}
      </a>
      <header className={styles.bar}>
        <span className={styles.menu}>
          <IconButton
            icon={isOpen ? 'x' : 'list'}
            label={t('office.navigation')}
            aria-expanded={isOpen}
            aria-controls="office-navigation"
            onPress={() => setOpenAt(isOpen ? null : pathname)}
          />
        </span>
        <a href={home} className={styles.site}>
          {site.name}
        </a>
        <DeployNotice />
        <PaletteButton />
        <Languages />
        <UserMenu />
      </header>
      <nav
        ref={side}
        id="office-navigation"
        className={styles.side}
        aria-label={t('office.navigation')}
        data-open={isOpen || undefined}
      >
        <FirstScreens />
        {collectionGroups.map((group) => (
          <Group key={group} group={group} />
        ))}
        <a className={styles.entry} href={home}>
          <Icon name="arrow-left" />
          {t('office.backToSite')}
        </a>
      </nav>
      <main id="office-main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}

/** The navigation is longer than most windows; its entry of this page may be beyond an edge. */
function useCurrentInView(side: RefObject<HTMLElement | null>, pathname: string): void {
  useEffect(() => {
    if (pathname)
      side.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [side, pathname]);
}

/** Opens the search over everything; so do Ctrl and K. */
function PaletteButton() {
  const t = useT();
  const dialogs = useDialogs();
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    if (isOpen) return;
    setIsOpen(true);
    await dialogs.open(Palette, {});
    setIsOpen(false);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return (
    <Button icon="search" aria-keyshortcuts="Control+K Meta+K" onPress={() => void open()}>
      <span className={styles.find}>{t('office.find')}</span>
      <Keys keys="Ctrl+K" className={styles.keys} />
    </Button>
  );
}

function Languages() {
  const t = useT();
  const { bases, base, uiLanguage } = useBackOffice();
  const { pathname, search } = useLocation();
  const rest = pathname === '/' ? '' : pathname;
  return (
    <nav className={styles.languages} aria-label={t('office.language')} data-base={base}>
      {languages.map((language) => (
        <a
          key={language}
          href={`${bases[language]}${rest}${search}`}
          hrefLang={language}
          lang={language}
          title={languageName(language)}
          aria-current={language === uiLanguage || undefined}
        >
          {language.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}

/** Screens above all groups. */
function FirstScreens() {
  const { scope } = useBackOffice();
  const first = screensFor(scope).filter(({ group }) => group === null);
  return (
    <ul>
      {first.map((screen) => (
        <ScreenEntry key={screen.name} screen={screen} />
      ))}
    </ul>
  );
}

function ScreenEntry({ screen: { name, icon } }: { readonly screen: Screen }) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <li>
      <Link
        className={styles.entry}
        href={`/${name}`}
        aria-current={pathname === `/${name}` ? 'page' : undefined}
      >
        <Icon name={icon} />
        {t(`office.screen_${name}`)}
      </Link>
    </li>
  );
}

function Group({ group }: { readonly group: (typeof collectionGroups)[number] }) {
  const t = useT();
  const { collections, links, scope } = useBackOffice();
  const { name } = useParams();
  const pages = screensFor(scope).filter((screen) => screen.group === group);
  const own = collections.filter((collection) => collection.group === group);
  const others = links.filter(({ key }) => linkGroups[key] === group);
  if (own.length + others.length + pages.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`}>{t(`office.group_${group}`)}</h2>
      <ul>
        {own.map((collection) => (
          <li key={collection.name}>
            <Link
              className={styles.entry}
              href={collectionHref(collection)}
              aria-current={collection.name === name ? 'page' : undefined}
            >
              <Icon name={collectionIcon(collection)} />
              {collection.label}
            </Link>
          </li>
        ))}
        {pages.map((page) => (
          <ScreenEntry key={page.name} screen={page} />
        ))}
        {others.map(({ href, key }) => (
          <li key={key}>
            <a className={styles.entry} href={href}>
              <Icon name={linkIcons[key]} />
              {t(`office.${key}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
