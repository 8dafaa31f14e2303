import { useHref } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { Medium, useMedium } from '../rich-text/medium.tsx';
import { Button } from '../ui/button.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from './thumbnail.module.css';

interface EmptyCartProps {
  readonly t: Translate;
  readonly picture: string | null;
  readonly level: 1 | 2;
}

/** The empty cart: a picture and a link to the shop. */
export function EmptyCart({ t, picture, level }: EmptyCartProps) {
  const href = useHref();
  return (
    <EmptyState
      picture={<EmptyPicture of={picture} />}
      level={level}
      title={t('lines.emptyTitle')}
      text={t('lines.emptyText')}
      action={
        <Button variant="primary" href={href('screen:shop')}>
          {t('lines.emptyAction')}
        </Button>
      }
    />
  );
}

/** Shows a picture of the media library, or the theme’s drawing if there is none. */
export function EmptyPicture({ of }: { readonly of: string | null }) {
  const known = useMedium(of);
  return known ? (
    <div className={styles.drawing}>
      <Medium of={of} sizes="20rem" alt="" />
    </div>
  ) : (
    <Drawing of="empty" />
  );
}
