import messages from 'virtual:messages/editor/back-office/screens/security';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { PlainButtonLink } from '../../../ui/button-link.tsx';
import { Failed, Waiting } from '../../../ui/dialogs/states.tsx';
import { useBackOffice } from '../../context.ts';
import { OwnTexts } from '../../own-texts.tsx';
import cards from '../cards.module.css';
import { FactorOn } from './factor-on.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

/** Second factor and passkeys of the logged-in staff member. */
export function SecurityScreen() {
  return (
    <OwnTexts name="security" messages={messages}>
      <SecondFactor />
      <Passkeys />
    </OwnTexts>
  );
}

function SecondFactor() {
  const t = useT();
  const api = useEditorApi();
  const { data, refetch } = useQuery({
    queryKey: ['own-factor'],
    queryFn: () => api.call('ownFactor.get', {}),
  });
  return (
    <>
      <h1 className={cards.title}>{t('office.screen_security')}</h1>
      {data === undefined && <Waiting />}
      {data && !data.ok && <Failed error={data.error} onRetry={() => void refetch()} />}
      {data?.ok && <Factor factor={data.value} onChanged={() => void refetch()} />}
    </>
  );
}

interface FactorProps {
  readonly factor: EndpointOutput<'ownFactor.get'>;
  readonly onChanged: () => void;
}

function Factor({ factor, onChanged }: FactorProps) {
  const t = useT();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const showCodes = (made: readonly string[]) => {
    setCodes(made);
    onChanged();
  };
  return (
    <section className={cards.card} data-narrow aria-label={t('security.title')}>
      <h2>{t('security.title')}</h2>
      <p>{t(stateOf(factor))}</p>
      {codes && <RecoveryCodes codes={codes} />}
      {codes && factor.isRequired && <GoOn />}
      {factor.isOn ? (
        <FactorOn factor={factor} onCodes={showCodes} onEnded={onChanged} />
      ) : (
        <SetUp onCodes={showCodes} />
      )}
    </section>
  );
}

function stateOf({ isOn, isMissing }: FactorProps['factor']) {
  if (isOn) return 'security.isOn';
  return isMissing ? 'security.isRequired' : 'security.isOff';
}

/** Link that reloads the back office, whose navigation was locked until the second factor was set up. */
function GoOn() {
  const t = useT();
  const { base } = useBackOffice();
  return (
    <p>
      <PlainButtonLink href={`${base}/dashboard`} tone="primary">
        {t('security.goOn')}
      </PlainButtonLink>
    </p>
  );
}
