import { useTitleOf } from './queries.ts';

interface RecordTitleProps {
  readonly collection: string;
  readonly id: string;
}

/** The title of a record that is known by its id. */
export function RecordTitle({ collection, id }: RecordTitleProps) {
  const { data } = useTitleOf(collection, id);
  return <>{data ?? id}</>;
}
