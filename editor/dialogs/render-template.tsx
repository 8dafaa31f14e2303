import { Suspense } from 'react';
import { Icon } from '../ui/icon.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import type { RenderTemplate } from './template-cards.tsx';

const TemplatePicture = lazyPart(
  async () => (await import('./template-picture.tsx')).TemplatePicture,
  NoPicture,
);

function NoPicture() {
  return <Icon name="layout-template" />;
}

/** Its code comes with the first picture. */
export const renderTemplate: RenderTemplate = (document) => (
  <Suspense fallback={<NoPicture />}>
    <TemplatePicture document={document} />
  </Suspense>
);
