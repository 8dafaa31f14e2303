import { postCommand } from '#runtime/browser/post-command.ts';

/** Returns null on success, otherwise the reason for the failure in the page's language. */
export type LogIn = (username: string, password: string) => Promise<string | null>;

/** Logs in like the form of the login page. Cookies carry the session. */
export const logInByCommand: LogIn = async (username, password) => {
  const reply = await postCommand('auth.login', { username, password });
  if (reply.ok) return null;
  const errors = Object.values(reply.submission?.errors ?? {});
  return errors[0] ?? reply.notices[0]?.text ?? '';
};
