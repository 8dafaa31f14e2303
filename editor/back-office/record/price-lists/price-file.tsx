import { FileTrigger } from 'react-aria-components';
import type { ListPrices, PriceFile as Plan } from '#schemas/api/price-list-staff.ts';
import type { AppError } from '#schemas/result.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { PlainButtonLink } from '../../../ui/button-link.tsx';
import { ErrorLine } from '../../../ui/dialogs/states.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useBackOffice } from '../../context.ts';
import styles from '../catalogue/catalogue.module.css';
import own from './price-file.module.css';
import { isWarned, PriceFileChanges } from './price-file-changes.tsx';
import { PriceFileProblems } from './price-file-problems.tsx';
import { usePriceFile } from './use-price-file.ts';

interface PriceFileProps {
  readonly id: number;
  readonly mayChange: boolean;
  /** Whether rows are being edited. Prices imported from a file would replace them. */
  readonly isDisabled: boolean;
  readonly onSaved: (saved: ListPrices) => void;
}

/** Imports prices from a file with SKUs and prices, and exports them to one. */
export function PriceFile({ id, mayChange, isDisabled, onSaved }: PriceFileProps) {
  const t = useT();
  const file = usePriceFile(id, onSaved);
  const { plan, taken, error } = file;
  return (
    <section aria-label={t('priceLists.file')} className={own.file}>
      <p className={styles.actions}>
        {mayChange && (
          <FileTrigger
            acceptedFileTypes={['.csv', '.tsv', '.txt', '.xlsx']}
            onSelect={(files) => {
              const [given] = files ?? [];
              if (given) void file.check(given);
            }}
          >
            <Button icon="upload" isPending={file.isBusy} isDisabled={isDisabled}>
              {t('priceLists.readFile')}
            </Button>
          </FileTrigger>
        )}
        <Downloads id={id} />
      </p>
      {error && <FileError error={error} />}
      {plan && (
        <>
          <ColumnChoice plan={plan} onChoose={file.choose} />
          <PlanSummary plan={plan} />
          <p className={styles.actions}>
            <Button
              tone="primary"
              icon="check"
              isPending={file.isBusy}
              isDisabled={isDisabled || plan.changes.length === 0}
              onPress={() => void file.take()}
            >
              {t('priceLists.take')}
            </Button>
            <Button tone="quiet" onPress={file.drop}>
              {t('priceLists.drop')}
            </Button>
          </p>
          <PriceFileProblems problems={plan.problems} />
          <PriceFileChanges changes={plan.changes} />
        </>
      )}
      {taken && (
        <p role="status" className={styles.actions}>
          {t('priceLists.taken', { n: taken.length })}
          <Button
            tone="quiet"
            icon="undo-2"
            isPending={file.isBusy}
            isDisabled={isDisabled}
            onPress={() => void file.undo()}
          >
            {t('priceLists.undo')}
          </Button>
        </p>
      )}
    </section>
  );
}

/** An exported file can be imported again without changes. */
function Downloads({ id }: { readonly id: number }) {
  const t = useT();
  const { base } = useBackOffice();
  const where = encodeURIComponent(JSON.stringify({ list_id: { in: [id] } }));
  const href = (kind: string) =>
    `${base}/export/list-prices?where=${where}&columns=sku,product_name,retail_price,price&file=${kind}`;
  return (['csv', 'xlsx'] as const).map((kind) => (
    <PlainButtonLink key={kind} icon="download" href={href(kind)} download>
      {t(`office.export_${kind}`)}
    </PlainButtonLink>
  ));
}

function FileError({ error }: { readonly error: AppError }) {
  const t = useT();
  const reason = error.params?.reason;
  if (reason === undefined) return <ErrorLine error={error} />;
  return (
    <p role="alert" className={styles.refused}>
      {t(`errors.refused_${reason}`, error.params)}
    </p>
  );
}

interface ColumnChoiceProps {
  readonly plan: Plan;
  readonly onChoose: (columns: Partial<Pick<Plan, 'skuColumn' | 'priceColumn'>>) => void;
}

function ColumnChoice({ plan, onChoose }: ColumnChoiceProps) {
  const t = useT();
  const options = plan.columns
    .filter((column) => column !== '')
    .map((column) => ({ id: column, label: column }));
  return (
    <div className={styles.form}>
      {(['skuColumn', 'priceColumn'] as const).map((field) => (
        <Select
          key={field}
          label={t(`priceLists.${field}`)}
          options={options}
          value={plan[field]}
          onChange={(column) => onChoose({ [field]: column })}
        />
      ))}
    </div>
  );
}

function PlanSummary({ plan: { changes, unchanged, problems } }: { readonly plan: Plan }) {
  const t = useT();
  const added = changes.filter(({ former }) => former === null).length;
  const removed = changes.filter(({ price }) => price === null).length;
  const counts = {
    added,
    changed: changes.length - added - removed,
    removed,
    unchanged,
    above: changes.filter(isWarned).length,
    refused: problems.length,
  };
  return (
    <div role="status">
      <dl className={styles.now}>
        {Object.entries(counts).map(([key, n]) => (
          <div key={key}>
            <dt>{t(`priceLists.count_${key}`)}</dt>
            <dd className={key === 'refused' && n > 0 ? styles.refused : undefined}>{n}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
