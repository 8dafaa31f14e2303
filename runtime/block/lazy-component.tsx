import { type ComponentType, lazy, memo, Suspense } from 'react';

/** A part of a view that the server renders like any other. */
export interface LazyComponent<Props> {
  readonly Part: ComponentType<Props>;
  /** Fetches it: from now on it is rendered at once. */
  readonly complete: () => Promise<void>;
  /** Called where pages are rendered on the server, by the block's `data.ts`. */
  readonly renderNow: (view: ComponentType<Props>) => void;
}

const parts = new Set<() => Promise<void>>();

/** Fetches all lazy components of the views that are here: what is rendered from now on is rendered whole. */
export async function loadLazyComponents(): Promise<void> {
  await Promise.all([...parts].map((complete) => complete()));
}

/**
 * A part that few pages have: its code comes to the browser on its own. Until then React keeps the
 * server's markup, as long as no property of the part changes; for good where the code cannot be had.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const Late: ComponentType<Props> = lazy(async () => ({
    default: await load().catch(() => new Promise<never>(() => undefined)),
  }));
  let Now: ComponentType<Props> | null = null;
  const complete = async () => {
    Now = await load().catch(() => null);
  };
  parts.add(complete);
  const Part = (props: Props) => {
    const View = Now ?? Late;
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
      Now = view;
    },
  };
}

/** A part for people without scripts: React takes over what the server drew without knowing it. */
export function serverPart<Props extends object>(): Omit<LazyComponent<Props>, 'complete'> {
  let Now: ComponentType<Props> | null = null;
  return {
    Part(props) {
      if (Now) {
        return (
          <div>
            <Now {...props} />
          </div>
        );
      }
      return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    },
    renderNow(view) {
      Now = view;
    },
  };
}
