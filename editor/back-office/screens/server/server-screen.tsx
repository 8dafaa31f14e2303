import messages from 'virtual:messages/editor/back-office/screens/server';
import dialogs from 'virtual:messages/editor/chrome/dialogs';
import { useQuery } from '@tanstack/react-query';
import { coreVersion } from '#schemas/constants.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { Changelog } from '../../../chrome/dialogs/releases.tsx';
import { useT } from '../../../i18n/translate.tsx';
import { readDomains } from '../../../session/api/read-domains.ts';
import { Failed, Waiting } from '../../../ui/dialogs/states.tsx';
import { useBackOffice } from '../../context.ts';
import { OwnTexts } from '../../own-texts.tsx';
import cards from '../cards.module.css';
import { Caches } from './caches.tsx';
import styles from './server.module.css';

/** Shows the caches, the domains and the version of the server. */
export function ServerScreen() {
  const t = useT();
  const { hasCache } = useBackOffice();
  return (
    <OwnTexts name="server" messages={messages}>
      <OwnTexts name="dialogs" messages={dialogs}>
        <h1 className={cards.title}>{t('office.screen_server')}</h1>
        {hasCache && <Caches />}
        <Domains />
        <Version />
      </OwnTexts>
    </OwnTexts>
  );
}

function Domains() {
  const t = useT();
  const api = useEditorApi();
  const { site } = useBackOffice();
  const { data, refetch } = useQuery({
    queryKey: ['domains'],
    queryFn: () => readDomains(api),
  });
  return (
    <section className={cards.card} aria-label={t('server.domains')}>
      <h2>{t('server.domains')}</h2>
      <p>{t('server.domainsText')}</p>
      {data === undefined && <Waiting />}
      {data && !data.ok && <Failed error={data.error} onRetry={() => void refetch()} />}
      {data?.ok && (
        <ul className={styles.domains}>
          {data.value.map(({ name, url }) => (
            <li key={url}>
              <a href={url}>{name}</a>
              <span>{url}</span>
              {url === site.url && <small>{t('server.here')}</small>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Version() {
  const t = useT();
  const api = useEditorApi();
  const { data, refetch } = useQuery({
    queryKey: ['releases'],
    queryFn: () => api.call('release.list', {}),
  });
  return (
    <section className={cards.card} aria-label={t('server.version')}>
      <h2>{t('server.version')}</h2>
      <p>{t('server.running', { version: coreVersion })}</p>
      {data && !data.ok && <Failed error={data.error} onRetry={() => void refetch()} />}
      {data?.ok && data.value.length > 0 && <Changelog releases={data.value} />}
    </section>
  );
}
