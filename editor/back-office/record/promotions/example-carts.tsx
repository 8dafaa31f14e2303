import messages from 'virtual:messages/editor/back-office/record/promotions';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-aria-components';
import type { PromotionExamples } from '#schemas/api/marketing-staff.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Empty, Failed, Waiting } from '../../../ui/dialogs/states.tsx';
import { OwnTexts } from '../../own-texts.tsx';
import recordStyles from '../record.module.css';
import type { RecordPanelProps } from '../record-panel-props.ts';
import { ExampleCart } from './example-cart.tsx';
import styles from './promotions.module.css';

/**
 * Shows the discount of a promotion for typical carts at current prices, and other promotions that apply too.
 */
export function ExampleCarts({ row }: RecordPanelProps) {
  return (
    <OwnTexts name="promotions" messages={messages}>
      <Examples id={Number(row.id)} revision={row.revision} />
    </OwnTexts>
  );
}

interface ExamplesProps {
  readonly id: number;
  readonly revision: string;
}

function Examples({ id, revision }: ExamplesProps) {
  const t = useT();
  const api = useEditorApi();
  const { data, refetch } = useQuery({
    queryKey: ['promotions', 'examples', id, revision],
    queryFn: () => api.call('promotion.examples', { id }),
    placeholderData: (known) => known,
  });
  return (
    <section className={recordStyles.card} aria-label={t('promotions.examples')}>
      <h2>{t('promotions.examples')}</h2>
      {data === undefined && <Waiting />}
      {data && !data.ok && <Failed error={data.error} onRetry={() => void refetch()} />}
      {data?.ok && (
        <>
          <Carts id={id} carts={data.value.carts} />
          <Others others={data.value.others} />
        </>
      )}
    </section>
  );
}

function Carts({ id, carts }: Pick<PromotionExamples, 'carts'> & { readonly id: number }) {
  const t = useT();
  if (carts.length === 0) return <Empty text={t('promotions.noGoods')} />;
  return (
    <div className={styles.carts}>
      {carts.map((cart, at) => (
        <ExampleCart
          key={['one', 'few', 'many'][at]}
          title={t(`promotions.${['one', 'few', 'many'][at]}`)}
          id={id}
          cart={cart}
        />
      ))}
    </div>
  );
}

function Others({ others }: Pick<PromotionExamples, 'others'>) {
  const t = useT();
  if (others.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{t('promotions.others')}</h3>
      <ul className={styles.others}>
        {others.map(({ id, name, isTogether }) => (
          <li key={id}>
            <Link href={`/promotions/record/${id}`}>{name}</Link>
            <span className={styles.how} data-together={isTogether}>
              {t(isTogether ? 'promotions.together' : 'promotions.either')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
