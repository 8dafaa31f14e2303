import { useState } from 'react';
import { Disclosure } from '#runtime/ui/disclosure.tsx';
import { FilterChoices } from './filter-choices.tsx';
import styles from './filter-group.module.css';
import { isLong } from './filters.ts';
import { LongChoices } from './long-choices.tsx';
import type { FilterProps } from './parts.ts';
import { RangeFields } from './range-fields.tsx';

/** One group of the legend. It stays open or closed as the visitor left it while the list changes. */
export function FilterGroup({
  startsOpen,
  ...props
}: FilterProps & { readonly startsOpen: boolean }) {
  const { filter, query, t } = props;
  const code = filter.attributeCode;
  const isChosen = code in query.choices || code in query.ranges;
  const [open] = useState(startsOpen || isChosen);
  const { kind } = filter;
  if (kind === 'unknown') {
    return import.meta.env?.DEV ? (
      <p className={styles.unknown}>{t('unknownFilter', { type: filter.type, code })}</p>
    ) : null;
  }
  const summary = (
    <>
      {filter.label}
      {isChosen && <span className={styles.mark} />}
    </>
  );
  const Choices = isLong(filter) ? LongChoices : FilterChoices;
  return (
    <Disclosure summary={summary} open={open}>
      {kind === 'number' || kind === 'date' ? (
        <RangeFields {...props} kind={kind} />
      ) : (
        <Choices {...props} kind={kind} />
      )}
    </Disclosure>
  );
}
