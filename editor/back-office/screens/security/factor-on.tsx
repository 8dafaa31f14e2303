import { useState } from 'react';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { SecretForm } from './secret-form.tsx';
import styles from './security.module.css';

interface FactorOnProps {
  readonly factor: EndpointOutput<'ownFactor.get'>;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onEnded: () => void;
}

/** Actions on an active second factor. Each action requires a code. */
export function FactorOn({ factor, onCodes, onEnded }: FactorOnProps) {
  const t = useT();
  const api = useEditorApi();
  const [work, setWork] = useState<'renew' | 'end' | null>(null);
  return (
    <>
      <p>{t('security.codesLeft', { smart_count: factor.codesLeft })}</p>
      <p className={styles.works}>
        <Button icon="refresh-cw" onPress={() => setWork('renew')}>
          {t('security.renew')}
        </Button>
        {!factor.isRequired && (
          <Button tone="danger" onPress={() => setWork('end')}>
            {t('security.end')}
          </Button>
        )}
      </p>
      {work === 'renew' && (
        <SecretForm
          field="code"
          label="security.code"
          submit="security.renew"
          send={async (code) => {
            const renewed = await api.call('ownFactor.renewCodes', { code });
            if (renewed.ok) onCodes(renewed.value.codes);
            if (renewed.ok) setWork(null);
            return renewed;
          }}
        />
      )}
      {work === 'end' && (
        <SecretForm
          field="code"
          label="security.code"
          submit="security.end"
          send={async (code) => {
            const ended = await api.call('ownFactor.end', { code });
            if (ended.ok) onEnded();
            return ended;
          }}
        />
      )}
    </>
  );
}
