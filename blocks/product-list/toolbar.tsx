import { useFollowed } from '#runtime/product/use-followed.ts';
import { Checkbox } from '#runtime/ui/choice.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { SelectField } from '#runtime/ui/select-field.tsx';
import { paging } from '#schemas/constants.ts';
import type { ListParts } from './parts.ts';
import styles from './toolbar.module.css';

interface ToolbarProps extends ListParts {
  /** Id of the panel with the filters, opened by the button on narrow screens. */
  readonly panelId: string | undefined;
}

/** Discount, sorting and page size; their controls belong to the filter form through its id. */
export function Toolbar({ data, t, chosen, formId, panelId }: ToolbarProps) {
  const [discount, setDiscount] = useFollowed(data.query.discount);
  const [sort, setSort] = useFollowed<string>(data.query.sort ?? '');
  const [perPage, setPerPage] = useFollowed(
    data.perPage === data.defaultPerPage ? '' : String(data.perPage),
  );
  return (
    <div className={styles.toolbar}>
      {panelId && (
        <button type="button" className={styles.open} popoverTarget={panelId}>
          <Icon name="sliders-horizontal" />
          {chosen.length > 0 ? t('filtersChosen', { smart_count: chosen.length }) : t('filters')}
        </button>
      )}
      <div className={styles.discount}>
        <Checkbox
          label={t('discount')}
          name="discount"
          value="yes"
          form={formId}
          checked={discount}
          onChange={(event) => setDiscount(event.target.checked)}
        />
      </div>
      <div className={styles.choice}>
        <span aria-hidden="true">{t('sort')}</span>
        <SelectField
          label={t('sort')}
          hideLabel
          name="sort"
          form={formId}
          value={sort}
          onChange={(event) => setSort(event.target.value)}
          options={data.sorts.map((option) => ({
            value: option === data.defaultSort ? '' : option,
            label: t(`sort.${option}`),
          }))}
        />
      </div>
      <div className={styles.choice}>
        <span aria-hidden="true">{t('perPage')}</span>
        <SelectField
          label={t('perPage')}
          hideLabel
          name="perPage"
          form={formId}
          value={perPage}
          onChange={(event) => setPerPage(event.target.value)}
          options={paging.itemsPerPage.map((size) => ({
            value: size === data.defaultPerPage ? '' : String(size),
            label: String(size),
          }))}
        />
      </div>
    </div>
  );
}
