import type { Choosable, Selection } from './variants.ts';

interface Labelled extends Choosable {
  readonly label: string;
}

/** Returns the URL of a choice that names no variant yet, for visitors without scripts. */
export const chosenHref = (selection: Selection): string =>
  `?chosen=${Object.values(selection).join('.')}`;

/** Returns the ids of the values that a URL of `chosenHref` has. */
export function chosenInAddress({ searchParams }: URL): number[] {
  return (searchParams.get('chosen') ?? '').split('.').map(Number).filter(Boolean);
}

/** Returns the labels of the choices that a selection lacks (PROD-05). */
export function openLabels(attributes: readonly Labelled[], selection: Selection): string[] {
  return attributes
    .filter(({ attributeCode }) => selection[attributeCode] === undefined)
    .map(({ label }) => label);
}
