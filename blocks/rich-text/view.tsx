import type { ViewProps } from '#runtime/block/types.ts';
import { RichText } from '#runtime/rich-text/rich-text.tsx';
import type { model } from './model.ts';
import styles from './view.module.css';

export function View({ options }: ViewProps<typeof model>) {
  return (
    <div className={styles.root}>
      <div className="wrap" data-width={options.columns === 1 ? 'text' : undefined}>
        <div className={styles.text} data-align={options.align} data-columns={options.columns}>
          <RichText doc={options.text} />
        </div>
      </div>
    </div>
  );
}
