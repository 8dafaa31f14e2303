import { useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isObject } from '#schemas/block/translations.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { type RelatedTitle, relatedId, relationOf } from '../../chrome/forms/related-title.ts';
import { useTitleQuery } from '../queries.ts';

interface Named {
  readonly relation: string;
  readonly id: string;
}

/** Loads the titles of the records that items of lists name, so that closed items can show them. */
export function useRelatedTitles(schema: JsonObject, values: JsonObject): RelatedTitle {
  const named = namedIn(schema, values);
  const titleQuery = useTitleQuery();
  const titles = useQueries({
    queries: named.map(({ relation, id }) => titleQuery(relation, id)),
    combine: (results) =>
      Object.fromEntries(
        results.map(({ data }, at) => [keyOf(named[at] ?? { relation: '', id: '' }), data]),
      ),
  });
  return useCallback((relation, id) => titles[keyOf({ relation, id })], [titles]);
}

const keyOf = ({ relation, id }: Named): string => `${relation} ${id}`;

function namedIn({ properties }: JsonObject, values: JsonObject): Named[] {
  const named = Object.entries(isObject(properties) ? properties : {}).flatMap(([key, field]) => {
    const relation = relationOf(isObject(field) ? field['items'] : undefined);
    const list = values[key];
    if (!relation || !Array.isArray(list)) return [];
    return list.flatMap((item) => {
      const id = relatedId(item, relation);
      return id === null ? [] : [{ relation: relation.relation, id }];
    });
  });
  return [...new Map(named.map((each) => [keyOf(each), each])).values()];
}
