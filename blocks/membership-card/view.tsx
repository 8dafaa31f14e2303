import { useRuntime } from '#runtime/block/context.tsx';
import type { ViewProps } from '#runtime/block/types.ts';
import { useLink } from '#runtime/rich-text/link.ts';
import { Button } from '#runtime/ui/button.tsx';
import { Emblem } from '#runtime/ui/emblem.tsx';
import { GroundPattern } from '#runtime/ui/ground-pattern.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { barcodePath } from './barcode.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

type Options = ViewProps<typeof model>['options'];

export function View({ id, options }: ViewProps<typeof model>) {
  const { kicker, title, text, benefits } = options;
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.table}>
          <Card options={options} />
        </div>
        <div className={styles.text}>
          {kicker && <p className="marginalia">{kicker}</p>}
          <h2 id={`${id}-title`}>{title}</h2>
          {text && <p className="lead">{text}</p>}
          {benefits.length > 0 && (
            <ul className={styles.benefits}>
              {benefits.map((benefit) => (
                <li key={benefit.id}>
                  <Icon name="check" />
                  <span>{benefit.text}</span>
                </li>
              ))}
            </ul>
          )}
          <Actions actions={options.actions} />
        </div>
      </div>
    </section>
  );
}

/** A decorative picture of the card. All its text is also next to it. */
function Card({ options }: { readonly options: Options }) {
  const { page } = useRuntime();
  const { cardName, cardHolder, cardNumber, cardValidity } = options;
  return (
    <div className={styles.card} data-ground="accent" aria-hidden="true">
      <GroundPattern />
      <div className={styles.issuer}>
        <span>{page.site.name}</span>
        <Emblem />
      </div>
      <p className={styles.name}>{cardName}</p>
      <div className={styles.holder}>
        <span>{cardHolder}</span>
        <span>{cardValidity}</span>
      </div>
      <div className={styles.strip}>
        <svg viewBox="0 0 200 20" preserveAspectRatio="none">
          <path d={barcodePath(cardNumber, 200, 20)} />
        </svg>
        <span className={styles.number}>{cardNumber}</span>
      </div>
    </div>
  );
}

function Actions({ actions }: Pick<Options, 'actions'>) {
  const link = useLink();
  return (
    <div className={styles.actions}>
      {actions.map(({ id, label, target }, index) => {
        const attributes = link(target);
        return attributes ? (
          <Button key={id} variant={index === 0 ? 'primary' : 'quiet'} {...attributes}>
            {label}
          </Button>
        ) : null;
      })}
    </div>
  );
}
