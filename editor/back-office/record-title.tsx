import { useTitleOf } from './queries.ts';

interface RecordTitleProps {
  readonly collection: string;
  readonly id: string;
}

/** Shows the title of a record by its id. */
export function RecordTitle({ collection, id }: RecordTitleProps) {
  const { data } = useTitleOf(collection, id);
  return <>{data ?? id}</>;
}
