import type { Handlers } from '../../../api/handler.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { newKeySecret } from './key-secret.ts';

/** Staff calls about the keys of programs. */
export function createKeyHandlers({ db }: ServiceDependencies) {
  return {
    'apiKey.newSecret': ({ id }, { actor }) => newKeySecret(db, id, actor),
  } satisfies Partial<Handlers>;
}
