import type { ViewProps } from '#runtime/block/types.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

const places = ['first', 'second', 'third', 'fourth'] as const;

export function View({ options, slots }: ViewProps<typeof model>) {
  const { count, layout, align, rules } = options;
  return (
    <div className={styles.root}>
      <div className="wrap">
        <div
          className={styles.columns}
          data-count={count}
          data-layout={layout}
          data-align={align}
          data-rules={rules}
        >
          {places.slice(0, count).map((place) => (
            <div key={place} className={styles.column}>
              {slots[place]}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
