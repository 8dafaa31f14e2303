import { type ComponentType, createElement, lazy, useEffect, useReducer } from 'react';
import { PresetBoundary } from './preset-boundary.tsx';
import { Broken, RetryContext, Unfetched } from './unfetched.tsx';

/**
 * A component that is loaded when it is first rendered; it needs a Suspense boundary. If loading fails, it
 * renders `instead` and can be retried. If it throws, only this component is replaced by an error.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Unfetched,
): ComponentType<Props> {
  let hasFailed = false;
  const fetched = () =>
    lazy(async () => {
      hasFailed = false;
      try {
        return { default: await load() };
      } catch {
        hasFailed = true;
        return { default: instead };
      }
    }) as unknown as ComponentType<Props>;
  let part = fetched();

  return function LazyPart(props: Props) {
    const [renders, redraw] = useReducer((count: number) => count + 1, 0);
    const retry = () => {
      part = fetched();
      redraw();
    };
    // Reopening it must retry instead of showing the previous failure.
    useEffect(
      () => () => {
        if (hasFailed) part = fetched();
      },
      [],
    );
    const notice = () => createElement(Broken, props);
    return createElement(
      RetryContext,
      { value: retry },
      createElement(PresetBoundary, { subject: renders, notice }, createElement(part, props)),
    );
  };
}
