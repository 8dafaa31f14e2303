import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { languageName, languages } from '#schemas/languages.ts';
import { useT } from '../i18n/translate.tsx';
import { IconButton } from '../ui/button.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '../ui/menu.tsx';
import { schemes, shownScheme, showScheme } from './color-scheme.ts';
import { useBackOffice } from './context.ts';

/** Menu with the logged-in user, the colour scheme and the logout. */
export function UserMenu() {
  const t = useT();
  const { email, home, base, bases, uiLanguage } = useBackOffice();
  const { pathname, search } = useLocation();
  const page = `${pathname === '/' ? '' : pathname}${search}`;
  const [scheme, setScheme] = useState(shownScheme);
  const logOut = useRef<HTMLFormElement>(null);
  return (
    <>
      <form ref={logOut} method="post" action={base} hidden>
        <input type="hidden" name="_command" value="auth.logout" />
      </form>
      <Menu label={email} trigger={<IconButton icon="user" label={email} />}>
        <MenuSection label={email}>
          <MenuItem
            icon="arrow-left"
            label={t('office.backToSite')}
            onAction={() => location.assign(home)}
          />
          <MenuItem
            icon="log-out"
            label={t('office.logOut')}
            onAction={() => logOut.current?.requestSubmit()}
          />
        </MenuSection>
        <MenuSeparator />
        <MenuSection label={t('office.language')}>
          {languages.map((language) => (
            <MenuItem
              key={language}
              {...(language === uiLanguage && { icon: 'check' as const })}
              label={languageName(language)}
              onAction={() => location.assign(`${bases[language]}${page}`)}
            />
          ))}
        </MenuSection>
        <MenuSeparator />
        <MenuSection label={t('office.appearance')}>
          {schemes.map((each) => (
            <MenuItem
              key={each}
              {...(each === scheme && { icon: 'check' as const })}
              label={t(`office.appearance_${each}`)}
              onAction={() => {
                showScheme(each);
                setScheme(each);
              }}
            />
          ))}
        </MenuSection>
      </Menu>
    </>
  );
}
