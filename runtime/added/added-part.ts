import { type ComponentProps, createElement } from 'react';
import { type LatePart, latePart } from '../block/late-part.tsx';
import type { AnyView } from '../block/types.ts';

type ViewProps = ComponentProps<AnyView>;

/**
 * The view of an added block, on the server and in the browser alike: a page never waits for its code,
 * and keeps the server's markup where that cannot be had.
 */
export interface AddedPart extends Pick<LatePart<ViewProps>, 'complete' | 'drawAtOnce'> {
  readonly View: AnyView;
}

export function addedPart(load: () => Promise<AnyView>): AddedPart {
  const { Part, complete, drawAtOnce } = latePart<ViewProps>(load);
  return { View: (props) => createElement(Part, props), complete, drawAtOnce };
}
