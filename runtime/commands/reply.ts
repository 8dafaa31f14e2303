import type { Submission } from '../store/forms.ts';
import type { Notice } from '../store/notices.ts';
import type { SessionState } from '../store/session.ts';

/** Response to a command sent by script. Texts are already translated. */
export interface CommandReply {
  readonly ok: boolean;
  readonly session: Partial<SessionState>;
  readonly notices: readonly Notice[];
  readonly redirect: string | null;
  readonly outside?: string;
  readonly reload: boolean;
  readonly event: string | null;
  readonly submission: Submission | null;
  /** The shop is temporarily unavailable: the server responds with 503. */
  readonly unavailable?: true;
}
