import type { WrittenMany } from '#schemas/api/collection-work.ts';
import { useT } from '../i18n/translate.tsx';

const ownReasons: readonly string[] = ['changed', 'taken', 'inUse'];

/** Records that were not written, and why. */
export function RefusedList({ refused }: Pick<WrittenMany, 'refused'>) {
  const t = useT();
  return (
    <ul>
      {refused.map(({ id, title, reason }) => (
        <li key={id}>
          <strong>{title}</strong>:{' '}
          {ownReasons.includes(reason) ? t(`office.reason_${reason}`) : t(`errors.${reason}`)}
        </li>
      ))}
    </ul>
  );
}
