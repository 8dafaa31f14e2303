import type { ViewProps } from '#runtime/block/types.ts';
import { Tabs } from '#runtime/ui/tabs.tsx';
import type { model } from './model.ts';
import styles from './view.module.css';

const places = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** The nth tab shows the nth slot. */
export function View({ id, options, slots }: ViewProps<typeof model>) {
  const tabs = places.flatMap((place, index) => {
    const item = options.items[index];
    if (!item) return [];
    const content = <div className={styles.content}>{slots[place]}</div>;
    return [{ id: `${id}-${item.id}`, label: item.label, content }];
  });
  return (
    <div className={styles.root}>
      <div className="wrap">
        <Tabs label={options.label} tabs={tabs} />
      </div>
    </div>
  );
}
