import type { Kysely } from 'kysely';
import { screenHref } from '#runtime/routes/href.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import type { Database } from '#server/db/schema.ts';
import { inviteFirstAdministrator } from '#server/services/account/first-administrator.ts';
import type { Config } from './config.ts';

interface Parts {
  readonly db: Kysely<Database>;
  readonly config: Pick<Config, 'adminEmail' | 'publicUrl'>;
  /** Prints a message for the operator. */
  readonly say: (text: string) => void;
}

/** A new shop has no accounts, so the operator gets a sign-in link at the start. */
export async function notifyFirstAdministrator({ db, config, say }: Parts): Promise<void> {
  const { adminEmail, publicUrl } = config;
  const email = adminEmail ?? `admin@${new URL(publicUrl).hostname}`;
  const invited = { email, isNamed: adminEmail !== null };
  const invitation = await inviteFirstAdministrator(db, invited, new Date());
  if (invitation.kind === 'none') return;
  if (invitation.kind === 'taken') {
    say(`${email} belongs to a customer. Name another address for the administrator: ADMIN_EMAIL.`);
    return;
  }
  const { token } = invitation;
  const path = screenHref(defaultLanguage, 'forgot-password');
  say(
    [
      `This shop has no administrator yet. Set the password of ${invitation.email} within a day:`,
      `  ${publicUrl}${path}?token=${token}`,
      `Then sign in at ${publicUrl}${screenHref(defaultLanguage, 'admin-login')}. The link works once; another start makes a new one.`,
    ].join('\n'),
  );
}
