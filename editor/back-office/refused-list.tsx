import type { WrittenMany } from '#schemas/api/collection-work.ts';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { type ErrorCode, errors } from '#schemas/errors.ts';
import { useT } from '../i18n/translate.tsx';
import { refusalText } from './refusal.ts';

type Refused = WrittenMany['refused'][number];

interface RefusedListProps {
  readonly collection: CollectionDescription;
  readonly refused: readonly Refused[];
}

/** Records that were not written, and why. */
export function RefusedList({ collection, refused }: RefusedListProps) {
  const t = useT();
  function why(record: Refused): string {
    if (ownReasons.includes(record.reason)) return t(`office.reason_${record.reason}`);
    return refusalText(t, collection, errorOf(record));
  }
  return (
    <ul>
      {refused.map((record) => (
        <li key={record.id}>
          <strong>{record.title}</strong>: {why(record)}
        </li>
      ))}
    </ul>
  );
}

const ownReasons: readonly string[] = ['changed', 'taken', 'inUse'];

function errorOf({ reason, field, other }: Refused) {
  const at = field === undefined ? {} : { field };
  if (Object.hasOwn(errors, reason)) return { ...at, code: reason as ErrorCode };
  const params = { reason, ...(other !== undefined && { other }) };
  return { ...at, code: 'badRequest' as const, params };
}
