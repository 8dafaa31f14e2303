import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import { localeOf } from '#schemas/languages.ts';
import { site } from '#schemas/site/site.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { Failed, Waiting } from '../../../ui/dialogs/states.tsx';
import { useBackOffice } from '../../context.ts';
import cards from '../cards.module.css';
import { AddPasskey } from './add-passkey.tsx';
import { NameForm } from './name-form.tsx';
import { SecretForm } from './secret-form.tsx';
import styles from './security.module.css';

type Passkey = EndpointOutput<'passkey.list'>[number];

/** Passkeys of the member of staff, which need no second factor. */
export function Passkeys() {
  const t = useT();
  const api = useEditorApi();
  const { data, refetch } = useQuery({
    queryKey: ['own-passkeys'],
    queryFn: () => api.call('passkey.list', {}),
  });
  const reload = () => void refetch();
  return (
    <section className={cards.card} data-narrow aria-label={t('security.passkeys')}>
      <h2>{t('security.passkeys')}</h2>
      <p>{t('security.passkeysText')}</p>
      {data === undefined && <Waiting />}
      {data && !data.ok && <Failed error={data.error} onRetry={reload} />}
      {data?.ok && data.value.length === 0 && <p>{t('security.passkeysNone')}</p>}
      {data?.ok && data.value.length > 0 && (
        <ul className={styles.passkeys}>
          {data.value.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onChanged={reload} />
          ))}
        </ul>
      )}
      <AddPasskey onAdded={reload} />
    </section>
  );
}

interface PasskeyLineProps {
  readonly passkey: Passkey;
  readonly onChanged: () => void;
}

function PasskeyLine({ passkey, onChanged }: PasskeyLineProps) {
  const t = useT();
  const api = useEditorApi();
  const [work, setWork] = useState<'rename' | 'remove' | null>(null);
  const { id, name } = passkey;
  const changed = () => {
    setWork(null);
    onChanged();
  };
  return (
    <li>
      <div className={styles.passkey}>
        <PasskeyFacts passkey={passkey} />
        <span className={styles.works}>
          <Button
            aria-label={t('security.passkeyRenameNamed', { name })}
            onPress={() => setWork('rename')}
          >
            {t('security.passkeyRename')}
          </Button>
          <Button
            tone="danger"
            aria-label={t('security.passkeyRemoveNamed', { name })}
            onPress={() => setWork('remove')}
          >
            {t('security.passkeyRemove')}
          </Button>
        </span>
      </div>
      {work === 'rename' && (
        <NameForm
          name={name}
          submit="security.passkeySave"
          onSubmit={async (renamed) => {
            await api.call('passkey.rename', { id, name: renamed });
            changed();
          }}
        />
      )}
      {work === 'remove' && (
        <SecretForm
          field="password"
          label="security.password"
          submit="security.passkeyRemove"
          send={async (password) => {
            const removed = await api.call('passkey.remove', { id, password });
            if (removed.ok) changed();
            return removed;
          }}
        />
      )}
    </li>
  );
}

function PasskeyFacts({
  passkey: { name, createdAt, lastUsedAt, domain },
}: Pick<PasskeyLineProps, 'passkey'>) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const day = new Intl.DateTimeFormat(localeOf(uiLanguage), {
    dateStyle: 'medium',
    timeZone: site.timeZone,
  });
  return (
    <span className={styles.facts}>
      <strong>{name}</strong>
      <small>{t('security.passkeyAdded', { date: day.format(new Date(createdAt)) })}</small>
      {lastUsedAt !== null && (
        <small>{t('security.passkeyUsed', { date: day.format(new Date(lastUsedAt)) })}</small>
      )}
      {domain !== null && <small>{t('security.passkeyDomain', { domain })}</small>}
    </span>
  );
}
