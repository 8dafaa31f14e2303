import type { ViewProps } from '#runtime/block/types.ts';
import { useLink } from '#runtime/rich-text/link.ts';
import { Medium } from '#runtime/rich-text/medium.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { GroundPattern } from '#runtime/ui/ground-pattern.tsx';
import type { model } from './model.ts';
import styles from './view.module.css';

export function View({ id, options }: ViewProps<typeof model>) {
  const { kicker, title, text, picture, side, ground } = options;
  return (
    <div className={styles.root}>
      <section className={styles.sheet} data-ground={ground} aria-labelledby={`${id}-title`}>
        <GroundPattern />
        <div className={styles.layout} data-side={picture === null ? 'none' : side}>
          <div className={styles.content}>
            {kicker && <p className={`marginalia ${styles.kicker}`}>{kicker}</p>}
            <h2 id={`${id}-title`}>{title}</h2>
            {text && <p className={styles.text}>{text}</p>}
            <Actions actions={options.actions} />
          </div>
          {picture !== null && (
            <div className={styles.picture}>
              <Medium of={picture} sizes="(min-width: 900px) 50vw, 100vw" alt="" />
            </div>
          )}
        </div>
      </section>
    </div>
  );
}

function Actions({ actions }: Pick<ViewProps<typeof model>['options'], 'actions'>) {
  const link = useLink();
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map(({ id, label, target }, index) => {
        const attributes = link(target);
        return attributes ? (
          <Button key={id} variant={index === 0 ? 'primary' : 'secondary'} {...attributes}>
            {label}
          </Button>
        ) : null;
      })}
    </div>
  );
}
