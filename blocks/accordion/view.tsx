import type { ViewProps } from '#runtime/block/types.ts';
import { RichText } from '#runtime/rich-text/rich-text.tsx';
import { Disclosure } from '#runtime/ui/disclosure.tsx';
import type { model } from './model.ts';
import styles from './view.module.css';

export function View({ id, options }: ViewProps<typeof model>) {
  const { title, items, exclusive, firstOpen } = options;
  return (
    <div className={styles.root}>
      <div className={`wrap ${styles.layout}`}>
        {title && <h2>{title}</h2>}
        <div className={styles.items}>
          {items.map((item, index) => (
            <Disclosure
              key={item.id}
              summary={item.title}
              name={exclusive ? id : undefined}
              open={firstOpen && index === 0}
            >
              <RichText doc={item.text} />
            </Disclosure>
          ))}
        </div>
      </div>
    </div>
  );
}
