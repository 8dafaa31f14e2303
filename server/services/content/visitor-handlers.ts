import { ok } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { confirmEmail, readConfirmation } from './confirm-link.ts';
import { assignConsents } from './consent-assignment.ts';
import { contactAdmin } from './contact.ts';
import { storeFormData } from './form-entries.ts';
import { hasRunningPipeline } from './pipeline.ts';
import { saveForm } from './save-form.ts';

/** Handlers for what visitors write, and for the settings staff make for it. */
export function createVisitorHandlers(deps: ServiceDependencies) {
  return {
    'form.save': saveForm(deps),
    'form.storeData': storeFormData(deps),
    'form.readConfirmation': readConfirmation(deps),
    'form.confirmEmail': confirmEmail(deps),
    'contact.contactAdmin': contactAdmin(deps),
    'consent.create': assignConsents(deps),
    /** Returns no pictures, because no social network is connected. */
    'social.getIgByHashtags': async () => ok([]),
    'pipeline.hasRunningPipeline': hasRunningPipeline(deps),
  } satisfies Partial<Handlers>;
}
