import { type ComponentProps, createElement } from 'react';
import { type LazyComponent, lazyComponent } from '../block/lazy-component.tsx';
import type { AnyView } from '../block/types.ts';

type ViewProps = ComponentProps<AnyView>;

/**
 * The view of an added block, on the server and in the browser. A page never waits for its code, and keeps
 * the server's markup if the code cannot be loaded.
 */
export interface AddedPart extends Pick<LazyComponent<ViewProps>, 'complete' | 'renderNow'> {
  readonly View: AnyView;
}

export function addedPart(load: () => Promise<AnyView>): AddedPart {
  const { Part, complete, renderNow } = lazyComponent<ViewProps>(load);
  return { View: (props) => createElement(Part, props), complete, renderNow };
}
