import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../../api/handler.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { deviceName } from '../device-name.ts';
import { createDevice } from '../known-device.ts';
import { secretOf } from '../secret.ts';
import { startSession } from '../sessions.ts';
import { loadUser } from '../users.ts';
import { readChallenge } from './challenge.ts';
import type { CheckCode } from './check-code.ts';

/** The second step of the login of staff, after the password was right. */
export const logInWithCode =
  ({ db }: ServiceDependencies, check: CheckCode): Handler<'auth.secondFactor'> =>
  async ({ challenge, code }, { now, headers }) => {
    const account = await readChallenge(db, challenge, now);
    if (!account) return fail('loginAgain');
    const checked = await check(account.id, code, now);
    if (!checked.ok) return checked;
    const user = await loadUser(db, account.id);
    if (!user.ok) return user;
    const device = deviceName(headers['user-agent']);
    const tokens = await startSession(db, account.id, 'backoffice', now, device);
    return ok({ tokens, user: user.value, device: createDevice(await secretOf(db), account) });
  };
