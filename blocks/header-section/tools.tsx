import { useHref, useMessages, useRuntime, useSession } from '#runtime/block/context.tsx';
import { useLink } from '#runtime/rich-text/link.ts';
import { homeHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { IconButton } from '#runtime/ui/icon-button.tsx';
import { languageName } from '#schemas/languages.ts';
import type { Options } from './options.ts';
import styles from './tools.module.css';

const networkNames = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' } as const;

/** Opening hours, location, telephone: one line at the top. */
export function TopBar({ items }: { readonly items: Options['topBar'] }) {
  const link = useLink();
  return (
    <ul className={styles.facts}>
      {items.map(({ id, icon, text, target }) => {
        const attributes = target === null ? null : link(target);
        return (
          <li key={id}>
            <Icon name={icon} />
            {attributes ? <a {...attributes}>{text}</a> : <span>{text}</span>}
          </li>
        );
      })}
    </ul>
  );
}

export function Social({ links }: { readonly links: Options['social'] }) {
  const t = useMessages('header-section');
  if (links.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={t('social')}>
      {links.map(({ id, network, url }) => (
        <li key={id}>
          <IconButton icon={network} label={networkNames[network]} href={url} rel="noopener" />
        </li>
      ))}
    </ul>
  );
}

/** Links to the same page in other languages, or to the home page where it has no translation. */
export function LanguageSwitch() {
  const { page } = useRuntime();
  const t = useMessages('header-section');
  return (
    <nav aria-label={t('language')}>
      <ul className={styles.languages}>
        {page.site.languages.map((language) => (
          <li key={language}>
            <a
              href={page.head.alternates[language] ?? homeHref(language)}
              hrefLang={language}
              lang={language}
              aria-current={language === page.language || undefined}
              aria-label={`${language} – ${languageName(language)}`}
              title={languageName(language)}
            >
              {language}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function AccountLink() {
  const t = useMessages('header-section');
  const href = useHref();
  const known = useSession((session) => session.user !== null);
  const label = t(known ? 'profile' : 'login');
  return (
    <IconButton
      className={styles.account}
      icon="user"
      label={label}
      href={href(known ? 'screen:profile' : 'screen:login')}
    />
  );
}

export function CartLink() {
  const t = useMessages('header-section');
  const href = useHref();
  const count = useSession((session) => session.cart?.itemsCount ?? 0);
  const address = href('screen:cart');
  if (!address) return null;
  return (
    <IconButton
      icon="shopping-bag"
      label={t('cart', { smart_count: count })}
      count={count}
      href={address}
    />
  );
}

export function CallButton({ link }: { readonly link: Options['linkButton'] }) {
  const attributes = useLink()(link.target, link.newTab);
  return link.label && attributes ? (
    <Button className={styles.call} size="small" variant="primary" {...attributes}>
      {link.label}
    </Button>
  ) : null;
}
