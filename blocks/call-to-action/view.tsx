import type { ViewProps } from '#runtime/block/types.ts';
import { useLink } from '#runtime/rich-text/link.ts';
import { Button } from '#runtime/ui/button.tsx';
import { Emblem } from '#runtime/ui/emblem.tsx';
import { GroundPattern } from '#runtime/ui/ground-pattern.tsx';
import type { model } from './model.ts';
import styles from './view.module.css';

export function View({ id, options }: ViewProps<typeof model>) {
  const { title, text, emblem, pattern, actions } = options;
  const link = useLink();
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      {pattern && <GroundPattern />}
      <div className={styles.text}>
        {emblem && (
          <div className={styles.emblem}>
            <Emblem name={emblem} />
          </div>
        )}
        <h2 id={`${id}-title`}>{title}</h2>
        {text && <p className="lead">{text}</p>}
        <div className={styles.actions}>
          {actions.map((action, index) => {
            const attributes = link(action.target);
            return attributes ? (
              <Button
                key={action.id}
                variant={index === 0 ? 'primary' : 'secondary'}
                {...attributes}
              >
                {action.label}
              </Button>
            ) : null;
          })}
        </div>
      </div>
    </section>
  );
}
