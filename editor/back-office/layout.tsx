import { type RefObject, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { languageName, languages } from '#schemas/languages.ts';
import { useT } from '../i18n/translate.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { useDialogs } from '../ui/dialogs/dialogs.tsx';
import { Keys } from '../ui/keys.tsx';
import { useBackOffice } from './context.ts';
import { DeployNotice } from './deploy-notice.tsx';
import styles from './layout.module.css';
import { Navigation } from './navigation/navigation.tsx';
import { Palette } from './palette.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePageTop } from './use-page-top.ts';
import { UserMenu } from './user-menu.tsx';

/** Navigation beside the current page; on narrow screens it opens from the bar. */
export function Layout() {
  const t = useT();
  const { site, home } = useBackOffice();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  usePageTop();
  const menu = useRef<HTMLSpanElement>(null);
  useClosingByEscape(isOpen, menu, () => setOpenAt(null));
  return (
    <div className={styles.root} ref={root}>
      <a className={styles.skip} href="#office-main">
        {t('office.skip')}
      </a>
      <header className={styles.bar}>
        <span className={styles.menu} ref={menu}>
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
      <Navigation isOpen={isOpen} />
      <main id="office-main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}

/** Closes the navigation of narrow screens by Escape and returns the focus to its button. */
function useClosingByEscape(
  isOpen: boolean,
  menu: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return;
      menu.current?.querySelector('button')?.focus();
      close();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
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
