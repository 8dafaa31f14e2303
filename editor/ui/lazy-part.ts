import { type ComponentType, createElement, lazy, useEffect, useReducer } from 'react';
import { PresetBoundary } from '../canvas/preset-boundary.tsx';
import { Broken, RetryContext, Unfetched } from './unfetched.tsx';

/**
 * A part of the editor that is fetched when it is first rendered; its place must allow for waiting.
 * What could not be fetched is told instead, by `instead`, and fetched again when it is asked for. A part
 * that throws costs itself only.
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
    // Who opens it again does not want to be told of the last time.
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
