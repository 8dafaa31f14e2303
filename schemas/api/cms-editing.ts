import { cmsDraftEndpoints } from './cms-drafts.ts';
import { cmsEditDocumentEndpoints, cmsUsageEndpoints } from './cms-edit-documents.ts';
import { cmsPublicationEndpoints } from './cms-publications.ts';
import { cmsRevisionEndpoints } from './cms-revisions.ts';

/** Drafts, publishing and revisions: edit-mode calls beyond the product's checklist. */
export const cmsEditingEndpoints = {
  ...cmsDraftEndpoints,
  ...cmsEditDocumentEndpoints,
  ...cmsPublicationEndpoints,
  ...cmsRevisionEndpoints,
  ...cmsUsageEndpoints,
} as const;
