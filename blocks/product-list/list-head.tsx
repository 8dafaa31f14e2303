import type { Translate } from '#runtime/i18n/translator.ts';
import { Emblem } from '#runtime/ui/emblem.tsx';
import type { OptionsOf } from '#schemas/block/model.ts';
import type { ListData } from './list-data.ts';
import styles from './list-head.module.css';
import type { model } from './model.ts';

interface ListHeadProps {
  readonly id: string;
  readonly options: OptionsOf<typeof model>;
  readonly data: ListData;
  readonly t: Translate;
}

export function ListHead({ id, options, data, t }: ListHeadProps) {
  const { category, totalRecords } = data;
  const text = options.showDescription ? category?.description : '';
  return (
    <header className={styles.head}>
      <h1 id={id} className={styles.title}>
        {category?.flag && (
          <span className={styles.emblem}>
            <Emblem name={category.flag} />
          </span>
        )}
        {options.title || category?.name || t('all')}
      </h1>
      {text && <p className={styles.text}>{text}</p>}
      <p className={styles.total} role="status">
        {t('total', { smart_count: totalRecords })}
      </p>
    </header>
  );
}
