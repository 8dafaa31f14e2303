import { createContext, use } from 'react';
import { useParams } from 'react-router-dom';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { invariant } from '#schemas/result.ts';
import type { BackOfficeState } from './state.ts';
import type { FindTitle } from './title-memory.ts';

export const BackOfficeContext = createContext<BackOfficeState | null>(null);

export function useBackOffice(): BackOfficeState {
  const state = use(BackOfficeContext);
  invariant(state, 'A part of the back office was rendered outside of it.');
  return state;
}

interface BackOfficeParts {
  readonly findTitle: FindTitle;
}

export const BackOfficePartsContext = createContext<BackOfficeParts | null>(null);

export function useBackOfficeParts(): BackOfficeParts {
  const parts = use(BackOfficePartsContext);
  invariant(parts, 'A part of the back office was rendered outside of it.');
  return parts;
}

/** The collection of the current page; the server serves pages of known collections only. */
export function useCollection(): CollectionDescription {
  const { name } = useParams();
  const collection = useBackOffice().collections.find((each) => each.name === name);
  invariant(collection, `There is no collection ${name}.`);
  return collection;
}
