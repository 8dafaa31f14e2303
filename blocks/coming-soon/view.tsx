import { useFormat, useHref, useMessages } from '#runtime/block/context.tsx';
import type { ViewProps } from '#runtime/block/types.ts';
import { Medium } from '#runtime/rich-text/medium.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { Drawing } from '#runtime/ui/drawing.tsx';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import type { model } from './model.ts';
import styles from './view.module.css';

export function View({ options }: ViewProps<typeof model>) {
  const t = useMessages('coming-soon');
  const format = useFormat();
  const href = useHref();
  const { title, text, day, picture, link } = options;
  const drawing = picture ? (
    <div className={styles.picture}>
      <Medium of={picture} sizes="(min-width: 700px) 40rem, 90vw" alt="" priority />
    </div>
  ) : (
    <Drawing of="empty" />
  );
  return (
    <div className={styles.root}>
      <EmptyState
        level={1}
        picture={drawing}
        title={title || t('title')}
        text={
          <>
            {text || t('text')}
            {day && (
              <span className={styles.day}>
                {t('from', { day: format.date(`${day}T12:00:00Z`) })}
              </span>
            )}
          </>
        }
        action={
          link && (
            <Button variant="primary" href={href(link.target ?? '')}>
              {link.label}
            </Button>
          )
        }
      />
    </div>
  );
}
