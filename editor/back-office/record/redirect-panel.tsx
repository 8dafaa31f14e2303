import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-aria-components';
import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/dialogs/states.tsx';
import { useBackOffice } from '../context.ts';
import { useDropCached } from '../queries.ts';
import { refusalText } from '../refusal.ts';
import { FieldsForm } from './fields-form.tsx';
import styles from './record.module.css';
import type { RecordPanelProps } from './record-panel-props.ts';

/** Redirects a broken address, or shows that it is redirected. */
export function RedirectPanel({ row }: RecordPanelProps) {
  const t = useT();
  const { collections } = useBackOffice();
  const redirects = collections.find(({ name }) => name === 'redirects');
  const isRedirected = useIsRedirected(row.id);
  if (!redirects?.mayCreate || isRedirected === undefined) return null;
  return (
    <section className={styles.card} aria-label={redirects.one}>
      <h2>{redirects.one}</h2>
      {isRedirected ? (
        <p>
          {t('office.redirected')}{' '}
          <Link href={`/redirects/record/${encodeURIComponent(row.id)}`}>
            {t('office.openRecord')}
          </Link>
        </p>
      ) : (
        <NewRedirect redirects={redirects} from={row.id} />
      )}
    </section>
  );
}

function useIsRedirected(path: string): boolean | undefined {
  const api = useEditorApi();
  const { data } = useQuery({
    queryKey: ['redirects', 'of', path],
    queryFn: () =>
      api.call('collection.titles', { name: 'redirects', ids: JSON.stringify([path]) }),
  });
  return data?.ok ? data.value.some(({ isRemoved }) => !isRemoved) : undefined;
}

interface NewRedirectProps {
  readonly redirects: CollectionDescription;
  readonly from: string;
}

const shown = ['to_path'];

function NewRedirect({ redirects, from }: NewRedirectProps) {
  const t = useT();
  const api = useEditorApi();
  const dropCached = useDropCached(redirects.name);
  const [values, setValues] = useState<JsonObject>({});
  const [error, setError] = useState<AppError | null>(null);
  const isOfField = error?.field !== undefined && shown.includes(error.field);
  const add = async () => {
    const added = await api.call('collection.create', {
      name: redirects.name,
      values: { ...values, from_path: from },
    });
    setError(added.ok ? null : added.error);
    if (added.ok) await dropCached();
  };
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <FieldsForm
        collection={redirects}
        keys={shown}
        values={values}
        problems={
          error && isOfField ? [{ path: 'to_path', message: refusalText(t, redirects, error) }] : []
        }
        onChange={setValues}
      />
      {error && !isOfField && <ErrorLine error={error} />}
      <p className={styles.links}>
        <Button type="submit" tone="primary">
          {t('office.redirect')}
        </Button>
      </p>
    </form>
  );
}
