import { type ComponentType, lazy } from 'react';

/** A part of the editor that is fetched when it is first drawn; its place must allow for waiting. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const part = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  return part as unknown as ComponentType<Props>;
}
