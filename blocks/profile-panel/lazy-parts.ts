import { lazyComponent } from '#runtime/block/lazy-component.tsx';
import type { ConsentSectionProps } from './consent-section.tsx';
import type { DeletionPanelProps } from './deletion-panel.tsx';
import type { AddressSectionProps } from './load-addresses.ts';
import type { NamedListProps } from './named-list.tsx';
import type { OwnDigitalProps } from './own-digital.tsx';
import type { OwnReviewsProps } from './own-reviews.tsx';
import type { PasskeyPanelProps } from './passkey-panel.tsx';
import type { SharedListProps } from './shared-list.tsx';
import type { WishListToolsProps } from './wish-list-tools.tsx';

/** Only customers have this part. */
export const addressSection = lazyComponent<AddressSectionProps>(
  async () => (await import('./addresses.tsx')).AddressSection,
);

export const consentSection = lazyComponent<ConsentSectionProps>(
  async () => (await import('./consent-section.tsx')).ConsentSection,
);

export const ownDigital = lazyComponent<OwnDigitalProps>(
  async () => (await import('./own-digital.tsx')).OwnDigital,
);

export const ownReviews = lazyComponent<OwnReviewsProps>(
  async () => (await import('./own-reviews.tsx')).OwnReviews,
);

export const deletionPanel = lazyComponent<DeletionPanelProps>(
  async () => (await import('./deletion-panel.tsx')).DeletionPanel,
);

export const passkeyPanel = lazyComponent<PasskeyPanelProps>(
  async () => (await import('./passkey-panel.tsx')).PasskeyPanel,
);

export const namedList = lazyComponent<NamedListProps>(
  async () => (await import('./named-list.tsx')).NamedList,
);

export const wishListTools = lazyComponent<WishListToolsProps>(
  async () => (await import('./wish-list-tools.tsx')).WishListTools,
);

/** Only people other than the owner of the list see this part; they need no account. */
export const sharedList = lazyComponent<SharedListProps>(
  async () => (await import('./shared-list.tsx')).SharedList,
);
