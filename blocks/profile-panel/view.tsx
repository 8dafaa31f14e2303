import type { ReactNode } from 'react';
import { CommandForm } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime, useSession } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { SectionHead } from '#runtime/product/section-head.tsx';
import { screenHref } from '#runtime/routes/href.ts';
import type { SessionUser } from '#runtime/store/session.ts';
import { Button } from '#runtime/ui/button.tsx';
import { EmailBreaks } from '#runtime/ui/email-breaks.tsx';
import type { load } from './data.ts';
import { ExportPanel } from './export-panel.tsx';
import {
  addressSection,
  consentSection,
  deletionPanel,
  namedList,
  ownDigital,
  ownReviews,
  passkeyPanel,
  sharedList,
} from './lazy-parts.ts';
import type { model } from './model.ts';
import { Orders } from './orders.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionPanel } from './session-panel.tsx';
import { SocialPanel } from './social-panel.tsx';
import styles from './view.module.css';
import { Wishes } from './wishes.tsx';

type Props = ViewProps<typeof model, DataOf<typeof load>>;

export function View({ id, options, data, slots }: Props) {
  const user = useSession((state) => state.user);
  const { hasStore } = useRuntime().page.site;
  const mayWish = user ? !user.isBackofficeUser : data.wishes.length > 0;
  const hasWishes = hasStore && options.showWishlist && mayWish;
  const { lists, shared } = data;
  const shown = user ? lists?.shown : null;
  const wishes =
    lists && shown ? (
      <namedList.Part key={shown.id} id={id} lists={lists} shown={shown} />
    ) : (
      <Wishes id={id} wishes={data.wishes} isGuest={user === null} lists={lists} />
    );
  if (shared) {
    return (
      <div className={styles.root}>
        <div className="wrap">
          <sharedList.Part shared={shared} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <div className="wrap">
        {user ? (
          <Customer {...{ id, options, data, user }} wishes={hasWishes && wishes} />
        ) : (
          <Guest wishes={hasWishes && wishes}>{slots.guest}</Guest>
        )}
      </div>
    </div>
  );
}

interface CustomerProps extends Pick<Props, 'id' | 'options' | 'data'> {
  readonly user: SessionUser;
  readonly wishes: ReactNode;
}

/** The profile of a customer: orders, wishes and addresses first, because most people come for them. */
function Customer({ id, options, data, user, wishes }: CustomerProps) {
  const t = useMessages('profile-panel');
  return (
    <>
      <header className={styles.head}>
        <h1>
          <EmailBreaks>{t('hello', { name: user.firstName || user.email })}</EmailBreaks>
        </h1>
        <CommandForm command="auth.logout" onSubmit={leaveNoDrafts}>
          <Button type="submit" icon="log-out">
            {t('logout')}
          </Button>
        </CommandForm>
      </header>
      {data.orders && <Sections data={data} hasWishes={Boolean(wishes)} />}
      {data.orders && <Orders id={id} orders={data.orders} />}
      {data.digital && <ownDigital.Part id={id} goods={data.digital} />}
      {wishes}
      {data.addresses && <addressSection.Part id={id} book={data.addresses} />}
      {data.reviews && <ownReviews.Part id={id} {...data.reviews} />}
      <section id="account" className={styles.section} aria-labelledby={`${id}-account`}>
        <SectionHead id={`${id}-account`} title={t('guest')} />
        <div className={styles.panels}>
          <AccountPanels id={id} options={options} data={data} user={user} />
        </div>
      </section>
    </>
  );
}

/** Links to the sections of the page: with several orders and lists it is long. */
function Sections({ data, hasWishes }: Pick<Props, 'data'> & { readonly hasWishes: boolean }) {
  const t = useMessages('profile-panel');
  const sections = [
    ['orders', t('orders'), true],
    ['wishes', t('wishlist'), hasWishes],
    ['addresses', t('addresses'), data.addresses],
    ['account', t('guest'), true],
  ] as const;
  return (
    <nav className={styles.sections} aria-label={t('guest')}>
      <ul>
        {sections.map(([key, title, isShown]) =>
          isShown ? (
            <li key={key}>
              <a href={`#${key}`}>{title}</a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}

function AccountPanels({ id, options, data, user }: Omit<CustomerProps, 'wishes'>) {
  const hasPassword = data.social?.hasPassword ?? true;
  return (
    <>
      <ProfileForm id={id} user={user} withCard={options.showMemberCard} />
      <PasswordPanel id={id} email={user.email} hasPassword={hasPassword} />
      {data.passkeys && (
        <passkeyPanel.Part id={id} passkeys={data.passkeys} hasPassword={hasPassword} />
      )}
      {data.social && data.social.providers.length > 0 && (
        <SocialPanel id={id} social={data.social} />
      )}
      {!user.isBackofficeUser && (
        <ExportPanel id={id} hasPassword={hasPassword} token={data.exportToken} />
      )}
      {data.consents && <consentSection.Part id={id} {...data.consents} />}
      {data.sessions.length > 0 && <SessionPanel id={id} sessions={data.sessions} />}
      {data.deletion && (
        <deletionPanel.Part id={id} deletion={data.deletion} hasPassword={hasPassword} />
      )}
    </>
  );
}

async function leaveNoDrafts(): Promise<void> {
  (await import('#runtime/checkout/form-draft.ts')).clearDrafts();
}

interface GuestProps {
  readonly wishes: ReactNode;
  readonly children: ReactNode;
}

/** The visitor's own wish list comes before login and registration. */
function Guest({ wishes, children }: GuestProps) {
  const t = useMessages('profile-panel');
  const { page } = useRuntime();
  const isFilled = Array.isArray(children) && children.length > 0;
  return (
    <>
      <header className={styles.head}>
        <h1>{t('guest')}</h1>
      </header>
      {wishes}
      {isFilled ? (
        <div className={styles.panels}>{children}</div>
      ) : (
        <p className={styles.links}>
          <Button variant="primary" href={screenHref(page.language, 'login')}>
            {t('toLogin')}
          </Button>
          <Button href={screenHref(page.language, 'register')}>{t('toRegister')}</Button>
        </p>
      )}
    </>
  );
}
