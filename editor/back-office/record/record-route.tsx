import { Suspense } from 'react';
import { Waiting } from '../../ui/dialogs/states.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';

const load = () => import('./record-page.tsx');
const RecordPage = lazyPart(async () => (await load()).RecordPage);

/** Fetches the page of a record before it is needed. A failure shows when the page is opened. */
export const fetchRecordPage = (): void => void load().catch(() => undefined);

/** The page of a record. Lists open without its forms. */
export function RecordRoute() {
  return (
    <Suspense fallback={<Waiting />}>
      <RecordPage />
    </Suspense>
  );
}
