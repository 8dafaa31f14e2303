import type { ViewProps } from '#runtime/block/types.ts';
import { useLink } from '#runtime/rich-text/link.ts';
import { Emblem } from '#runtime/ui/emblem.tsx';
import { GroundPattern } from '#runtime/ui/ground-pattern.tsx';
import { OnwardLink } from '#runtime/ui/onward-link.tsx';
import type { model } from './model.ts';
import styles from './view.module.css';

type Options = ViewProps<typeof model>['options'];

export function View({ id, options, slots }: ViewProps<typeof model>) {
  const titleId = `${id}-title`;
  return (
    <section className={styles.root} aria-labelledby={options.title ? titleId : undefined}>
      {options.pattern && <GroundPattern />}
      <div className="wrap">
        {options.title && <Head options={options} titleId={titleId} />}
        <div className={styles.content}>{slots.content}</div>
      </div>
    </section>
  );
}

function Head({ options, titleId }: { readonly options: Options; readonly titleId: string }) {
  const { title, kicker, lead, emblem, rule } = options;
  return (
    <div className={styles.head} data-rule={rule}>
      <div className={styles.text}>
        {(kicker || emblem) && (
          <p className={`marginalia ${styles.kicker}`}>
            {emblem && <Emblem name={emblem} />}
            {kicker && <span>{kicker}</span>}
          </p>
        )}
        <h2 id={titleId}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <More options={options} />
    </div>
  );
}

function More({ options }: { readonly options: Options }) {
  const link = useLink()(options.moreTarget);
  return options.moreLabel && link ? <OnwardLink label={options.moreLabel} {...link} /> : null;
}
