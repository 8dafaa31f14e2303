import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { EndpointInput } from '#schemas/api/contract.ts';

type Credential = EndpointInput<'passkey.add'>['credential'];

/** Returns the passkey that the device made; null when it made none. */
export async function createCredential(options: object): Promise<Credential | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    return (await startRegistration({ optionsJSON })) as Credential;
  } catch {
    return null;
  }
}
