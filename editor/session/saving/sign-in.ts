import { postCommand } from '#runtime/browser/post-command.ts';

/** Null: signed in; otherwise the reason for the failure, in the page's language. */
export type SignIn = (username: string, password: string) => Promise<string | null>;

/** Signs in like the form of the sign-in page. Cookies carry the session. */
export const signInByCommand: SignIn = async (username, password) => {
  const reply = await postCommand('auth.login', { username, password });
  if (reply.ok) return null;
  const errors = Object.values(reply.submission?.errors ?? {});
  return errors[0] ?? reply.notices[0]?.text ?? '';
};
