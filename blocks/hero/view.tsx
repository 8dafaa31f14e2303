import type { ViewProps } from '#runtime/block/types.ts';
import { useLink } from '#runtime/rich-text/link.ts';
import { Medium, useMedium } from '#runtime/rich-text/medium.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { Frame } from '#runtime/ui/frame.tsx';
import { GroundPattern } from '#runtime/ui/ground-pattern.tsx';
import { cardPosition } from './card-position.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

type Options = ViewProps<typeof model>['options'];

/** A picture with a blank lower corner for its title. */
export function View({ id, options, slots }: ViewProps<typeof model>) {
  const { title, kicker, lead, picture, corners } = options;
  const focalPoint = useMedium(picture)?.focalPoint;
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.layout}>
        <Frame corners={corners}>
          <div className={styles.scene} data-bare={picture === null} {...cardPosition(focalPoint)}>
            {picture === null ? (
              <GroundPattern />
            ) : (
              <Medium of={picture} sizes="(min-width: 1100px) 80vw, 100vw" priority />
            )}
            <div className={styles.cartouche}>
              {kicker && <p className={`marginalia ${styles.kicker}`}>{kicker}</p>}
              <h1 id={`${id}-title`} className={styles.title}>
                {title}
              </h1>
              {lead && <p className={styles.lead}>{lead}</p>}
              <Actions actions={options.actions} />
            </div>
          </div>
        </Frame>
        <div className={styles.margin}>{slots.marginalia}</div>
      </div>
    </section>
  );
}

function Actions({ actions }: Pick<Options, 'actions'>) {
  const link = useLink();
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map(({ id, label, target }, index) => {
        const attributes = link(target);
        return attributes ? (
          <Button
            key={id}
            variant={index === 0 ? 'primary' : 'quiet'}
            iconAfter={index === 0 ? 'arrow-right' : undefined}
            {...attributes}
          >
            {label}
          </Button>
        ) : null;
      })}
    </div>
  );
}
