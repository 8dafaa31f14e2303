import { lazyComponent } from '#runtime/block/lazy-component.tsx';
import type { ConsentSectionProps } from './consent-section.tsx';
import type { DeletionPanelProps } from './deletion-panel.tsx';
import type { AddressSectionProps } from './load-addresses.ts';

/** Only customers have one. */
export const addressSection = lazyComponent<AddressSectionProps>(
  async () => (await import('./addresses.tsx')).AddressSection,
);

export const consentSection = lazyComponent<ConsentSectionProps>(
  async () => (await import('./consent-section.tsx')).ConsentSection,
);

export const deletionPanel = lazyComponent<DeletionPanelProps>(
  async () => (await import('./deletion-panel.tsx')).DeletionPanel,
);
