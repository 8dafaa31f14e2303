import type { LoadContext } from '#runtime/block/types.ts';
import type { EndpointOutput } from '#schemas/api/contract.ts';

export interface PasskeyData {
  readonly list: EndpointOutput<'passkey.list'>;
  /** Options to create a passkey, if the customer was just allowed to; null otherwise. */
  readonly making: EndpointOutput<'passkey.options'> | null;
}

export async function loadPasskeys(context: LoadContext): Promise<PasskeyData | null> {
  const [list, making] = await Promise.all([
    context.api.call('passkey.list', {}),
    readOptions(context),
  ]);
  return list.ok ? { list: list.value, making } : null;
}

/** Reads the options for a new passkey; `?passkey=` is the permission to add one. */
async function readOptions({ api, url }: LoadContext): Promise<PasskeyData['making']> {
  const token = url.searchParams.get('passkey');
  if (token === null || !/^[\w-]{43}$/.test(token)) return null;
  const found = await api.call('passkey.options', { token });
  return found.ok ? found.value : null;
}
