import type { ViewProps } from '#runtime/block/types.ts';
import { useLink } from '#runtime/rich-text/link.ts';
import { Button } from '#runtime/ui/button.tsx';
import { Flag } from '#runtime/ui/flag.tsx';
import { IsobathBackground } from '#runtime/ui/isobath-background.tsx';
import type { model } from './model.ts';
import styles from './view.module.css';

export function View({ id, options }: ViewProps<typeof model>) {
  const { title, text, flag, isobaths, actions } = options;
  const link = useLink();
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      {isobaths && <IsobathBackground />}
      <div className={styles.text}>
        {flag && (
          <div className={styles.flag}>
            <Flag name={flag} />
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
