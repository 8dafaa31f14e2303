import type { Generated, GeneratedAlways } from 'kysely';

/** Webhook endpoints of other programs, which get events of the shop. */
export interface WebhooksTable {
  id: Generated<string>;
  name: string;
  url: string;
  events: readonly string[];
  active: Generated<boolean>;
  /** Secret that signs messages; null: no messages are sent yet. */
  secret: Buffer | null;
  /** Former secret, which also signs messages until `former_until`, while the program changes to the new one. */
  former_secret: Buffer | null;
  former_until: string | null;
  /** Time of the first failure since the last delivery. */
  failing_since: string | null;
  /** Time before which nothing is sent. */
  retry_at: string | null;
  /** Time at which the shop stopped sending after too many failures. */
  paused_at: string | null;
  created_at: Generated<string>;
}

export interface WebhookMessagesTable {
  id: GeneratedAlways<number>;
  /** Key that is the same in every attempt, so that programs recognize a repetition. */
  key: Generated<string>;
  webhook_id: string;
  event: string;
  /** Id of the record that the event is about. */
  record: string;
  /** Written at the first attempt. */
  body: string | null;
  state: Generated<'waiting' | 'delivered' | 'failed'>;
  attempts: Generated<number>;
  available_at: Generated<string>;
  /** HTTP status of the last attempt. */
  status: number | null;
  duration_ms: number | null;
  error: string | null;
  created_at: Generated<string>;
  delivered_at: string | null;
}
