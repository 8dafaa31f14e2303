import { type ComponentType, lazy, memo, Suspense } from 'react';

/** A part of a view that the server renders like any other. */
export interface LazyComponent<Props> {
  readonly Part: ComponentType<Props>;
  /** Fetches the code of the component, which then renders immediately. */
  readonly complete: () => Promise<void>;
  /** Called by the block's `data.ts` where pages are rendered on the server. */
  readonly renderNow: (view: ComponentType<Props>) => void;
}

const parts = new Set<() => Promise<void>>();

/** Fetches all lazy components of the loaded views, so that the next page renders without gaps. */
export async function loadLazyComponents(): Promise<void> {
  await Promise.all([...parts].map((complete) => complete()));
}

/**
 * Creates a part that few pages have, with code in its own chunk. Until the code has loaded, React keeps the
 * server's markup as long as no property of the part changes; if loading fails, the markup stays.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const LazyView: ComponentType<Props> = lazy(async () => ({
    default: await load().catch(() => new Promise<never>(() => undefined)),
  }));
  let LoadedView: ComponentType<Props> | null = null;
  const complete = async () => {
    LoadedView = await load().catch(() => null);
  };
  parts.add(complete);
  const Part = (props: Props) => {
    const View = LoadedView ?? LazyView;
    return (
      <Suspense>
        <View {...props} />
      </Suspense>
    );
  };
  return {
    Part: memo(Part),
    complete,
    renderNow(view) {
      LoadedView = view;
    },
  };
}

/** Creates a part for visitors without scripts: React keeps the server's markup without loading its code. */
export function serverPart<Props extends object>(): Omit<LazyComponent<Props>, 'complete'> {
  let LoadedView: ComponentType<Props> | null = null;
  return {
    Part(props) {
      if (LoadedView) {
        return (
          <div>
            <LoadedView {...props} />
          </div>
        );
      }
      return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    },
    renderNow(view) {
      LoadedView = view;
    },
  };
}
