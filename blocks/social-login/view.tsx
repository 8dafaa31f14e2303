import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { AccountPanel, formLayout } from '#runtime/product/account-panel.tsx';
import { SocialButtons } from '#runtime/product/social-buttons.tsx';
import { screenHref } from '#runtime/routes/href.ts';
import type { load } from './data.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

export function View({ id, options, data }: ViewProps<typeof model, DataOf<typeof load>>) {
  const t = useMessages('social-login');
  const { page } = useRuntime();
  const isOpen = data.providers.length > 0;
  return (
    <div className={styles.root}>
      <div className="wrap" data-width="text">
        <AccountPanel
          id={id}
          title={options.title || t('title')}
          level={options.isPageTitle ? 1 : 2}
          text={isOpen ? t('text') : t('none')}
        >
          <SocialButtons providers={data.providers} t={t} />
          <p className={formLayout.links}>
            <a href={screenHref(page.language, 'login')}>{t('login')}</a>
          </p>
        </AccountPanel>
      </div>
    </div>
  );
}
