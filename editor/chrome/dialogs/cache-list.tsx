import { useState } from 'react';
import { formatNumber } from '#runtime/format/price.ts';
import type { Translate } from '#runtime/i18n/translator.ts';
import type { CacheKindRow } from '#schemas/api/back-office.ts';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import type { Language } from '#schemas/languages.ts';
import type { AppError, Result } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Empty, ErrorLine, Failed, Waiting } from '../../ui/dialogs/states.tsx';
import { formatSize } from '../media/describe-medium.ts';
import styles from './cache-view.module.css';
import panes from './panes.module.css';
import { type Row, RowList } from './row-list.tsx';
import { useLoad } from './use-load.ts';

type CacheState = EndpointOutput<'cache.view'>;

/** Lists the caches of the server; chosen kinds can be cleared. */
export function useCaches() {
  const api = useEditorApi();
  const { found, retry, replace } = useLoad('', () => api.call('cache.view', {}));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const work = useDrop(replace, () => setChosen([]));
  return { found, retry, chosen, setChosen, ...work };
}

interface CachesProps {
  readonly caches: ReturnType<typeof useCaches>;
}

export function CacheActions({ caches }: CachesProps) {
  const t = useT();
  const { found, chosen, drop, pending, error, isDone } = caches;
  const kinds = found.state === 'ready' ? found.value.kinds : [];
  const isEmpty = kinds.every(({ entries }) => entries === 0);
  return (
    <>
      <span className={styles.rateText} role="status">
        {error && <ErrorLine error={error} />}
        {isDone && t('dialogs.cacheDropped')}
      </span>
      <Button
        icon="trash-2"
        isDisabled={chosen.length === 0 || pending !== null}
        isPending={pending === 'some'}
        onPress={() => void drop({ kinds: [...chosen] })}
      >
        {t('dialogs.cacheDrop')}
      </Button>
      <Button
        icon="trash-2"
        isDisabled={isEmpty || pending !== null}
        isPending={pending === 'all'}
        onPress={() => void drop({})}
      >
        {t('dialogs.cacheDropAll')}
      </Button>
    </>
  );
}

interface CacheKindsProps extends CachesProps {
  /** Language of texts and numbers. */
  readonly language: Language;
}

/** The kinds with their sizes and hit rates. */
export function CacheKinds({ caches, language }: CacheKindsProps) {
  const t = useT();
  const { found, retry, chosen, setChosen } = caches;
  const isOff = found.state === 'failed' && found.error.code === 'notFound';
  return (
    <div className={panes.panes}>
      {found.state === 'ready' && (
        <div className={panes.bar}>
          <Sum view={found.value} language={language} />
          <IconButton icon="refresh-cw" label={t('dialogs.cacheRefresh')} onPress={retry} />
        </div>
      )}
      {found.state === 'loading' && <Waiting />}
      {isOff && <Empty icon="info" text={t('dialogs.cacheOff')} />}
      {found.state === 'failed' && !isOff && <Failed error={found.error} onRetry={retry} />}
      {found.state === 'ready' && (
        <RowList
          label={t('dialogs.cacheKinds')}
          multiple
          empty={t('dialogs.cacheEmpty')}
          rows={found.value.kinds.map((kind) => rowOf(kind, t, language))}
          selected={chosen}
          onSelect={setChosen}
        />
      )}
    </div>
  );
}

interface Dropped {
  readonly kinds?: string[];
  readonly tags?: string[];
}

/** Drops some cached responses, or all. `pending` is the button that is busy. */
function useDrop(onView: (view: CacheState) => void, onDone: () => void) {
  const api = useEditorApi();
  const [pending, setPending] = useState<'some' | 'all' | null>(null);
  const [result, setResult] = useState<Result<CacheState> | null>(null);
  const drop = async (what: Dropped) => {
    setPending(what.kinds || what.tags ? 'some' : 'all');
    setResult(null);
    const given = await api.call('cache.drop', what);
    setPending(null);
    setResult(given);
    if (!given.ok) return;
    onView(given.value);
    onDone();
  };
  const error: AppError | null = result && !result.ok ? result.error : null;
  return { drop, pending, error, isDone: result?.ok === true };
}

function Sum({ view, language }: { readonly view: CacheState; readonly language: Language }) {
  const t = useT();
  const sum = (of: (kind: CacheKindRow) => number) =>
    view.kinds.reduce((total, kind) => total + of(kind), 0);
  const rate = rateOf({ hits: sum(({ hits }) => hits), misses: sum(({ misses }) => misses) });
  return (
    <p className={styles.sum}>
      {t('dialogs.cacheSum', {
        smart_count: sum(({ entries }) => entries),
        size: formatSize(
          sum(({ bytes }) => bytes),
          language,
        ),
        limit: formatSize(view.limit, language),
        rate: percent(rate ?? 0, language),
      })}
    </p>
  );
}

function rowOf(kind: CacheKindRow, t: Translate, language: Language): Row {
  const { entries, bytes, hits, misses } = kind;
  const rate = rateOf(kind);
  const requests = formatNumber(hits + misses, language);
  const rateText =
    rate === null
      ? t('dialogs.cacheUnused')
      : t('dialogs.cacheRate', { rate: percent(rate, language) });
  return {
    id: kind.kind,
    // A kind without a label shows its key.
    title: t(`dialogs.cacheKind.${kind.kind}`, { _: kind.kind }),
    detail: t('dialogs.cacheEntries', { smart_count: entries, requests }),
    end: (
      <span className={styles.figures}>
        <span className={styles.size}>{formatSize(bytes, language)}</span>
        <span className={styles.rate}>{rateText}</span>
        <meter className={styles.meter} value={rate ?? 0} aria-label={rateText} />
      </span>
    ),
  };
}

/** Share of requests served from the cache; null without requests. */
function rateOf({ hits, misses }: Pick<CacheKindRow, 'hits' | 'misses'>): number | null {
  return hits + misses === 0 ? null : hits / (hits + misses);
}

const percent = (share: number, language: Language) =>
  `${formatNumber(Math.round(share * 100), language)} %`;
