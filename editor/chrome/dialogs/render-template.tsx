import { Suspense } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { RenderTemplate } from './template-cards.tsx';

const TemplatePicture = lazyPart(
  async () => (await import('./template-picture.tsx')).TemplatePicture,
  NoPicture,
);

function NoPicture() {
  return <Icon name="layout-template" />;
}

/** The code is loaded with the first preview. */
export const renderTemplate: RenderTemplate = (document) => (
  <Suspense fallback={<NoPicture />}>
    <TemplatePicture document={document} />
  </Suspense>
);
