import { Suspense } from 'react';
import { useT } from '../../i18n/translate.tsx';
import { Waiting } from '../../ui/dialogs/states.tsx';
import { useTitle } from '../use-title.ts';
import { screenParts } from './screen-parts.ts';

/** Renders a page of the back office that is not a list of records. */
export function ScreenPage({ name }: { readonly name: string }) {
  const t = useT();
  useTitle(t(`office.screen_${name}`));
  const Part = screenParts[name];
  return <Suspense fallback={<Waiting />}>{Part && <Part />}</Suspense>;
}
