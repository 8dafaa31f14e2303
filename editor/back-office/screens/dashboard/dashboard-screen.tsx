import messages from 'virtual:messages/editor/back-office/screens/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type DashboardPeriod, dashboardPeriods } from '#schemas/entities/dashboard.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Failed, Waiting } from '../../../ui/dialogs/states.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { OwnTexts } from '../../own-texts.tsx';
import styles from './dashboard.module.css';
import { Examples } from './examples.tsx';
import { Alerts, BestSellers, SlowPages } from './lists.tsx';
import { Missing } from './missing.tsx';
import { SalesPanel } from './sales-panel.tsx';

/** Figures of the shop, and work that waits for staff. */
export function DashboardScreen() {
  return (
    <OwnTexts name="dashboard" messages={messages}>
      <Dashboard />
    </OwnTexts>
  );
}

const usual: DashboardPeriod = 30;

function Dashboard() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const period = dashboardPeriods.find((each) => String(each) === params.get('period')) ?? usual;
  const { data, refetch, isPlaceholderData } = useDashboard(period);
  const shown = data?.ok ? data.value : null;
  return (
    <>
      <header className={styles.head}>
        <h1>{t('office.screen_dashboard')}</h1>
        {(shown?.sales ?? shown?.bestSellers) && (
          <Select
            label={t('dashboard.period')}
            options={dashboardPeriods.map((days) => ({
              id: String(days),
              label: t(`dashboard.days_${days}`),
            }))}
            value={String(period)}
            onChange={(next) => setParams({ period: next }, { replace: true })}
          />
        )}
      </header>
      {data === undefined && <Waiting />}
      {data && !data.ok && <Failed error={data.error} onRetry={() => void refetch()} />}
      {shown && (
        <div className={styles.parts} aria-busy={isPlaceholderData}>
          <Missing names={shown.missing} />
          {shown.sales && <SalesPanel dashboard={shown} sales={shown.sales} />}
          {shown.hasExamples && <Examples />}
          <Alerts alerts={shown.alerts} />
          {shown.bestSellers && <BestSellers bestSellers={shown.bestSellers} />}
          {shown.slowPages && <SlowPages slowPages={shown.slowPages} />}
        </div>
      )}
    </>
  );
}

/** ms after which an open dashboard reloads its data. */
const age = 60_000;

function useDashboard(period: DashboardPeriod) {
  const api = useEditorApi();
  return useQuery({
    queryKey: ['dashboard', period],
    queryFn: () => api.call('dashboard.get', { period }),
    placeholderData: (known) => known,
    refetchInterval: age,
  });
}
