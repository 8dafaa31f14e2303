import type { Handlers } from '../../../api/handler.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { newWebhookSecret } from './webhook-secret.ts';
import { replayMessage, testWebhook } from './work.ts';

/** Calls of staff about webhooks. */
export function createWebhookHandlers({ db }: ServiceDependencies) {
  return {
    'webhook.newSecret': ({ id }, { actor, now }) => newWebhookSecret(db, id, actor, now),
    'webhook.test': ({ id }, { actor }) => testWebhook(db, id, actor),
    'webhook.replay': ({ id }, { actor, now }) => replayMessage(db, id, actor, now),
  } satisfies Partial<Handlers>;
}
