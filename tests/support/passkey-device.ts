import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** A device with one passkey, made of the bytes that WebAuthn describes. */
export interface PasskeyDevice {
  readonly create: (challenge: string, where?: Where) => ReturnType<typeof createdCredential>;
  readonly use: (challenge: string, userHandle?: string, where?: Where) => UsedCredential;
}

interface Where {
  readonly origin?: string;
  /** Domain of the passkey; by default the host of the origin. */
  readonly domain?: string;
  readonly counter?: number;
  /** Whether the device verified its user by finger, face or PIN. */
  readonly isVerified?: boolean;
}

type UsedCredential = ReturnType<typeof usedCredential>;

const shop = 'http://localhost:3000';

export function createPasskeyDevice(): PasskeyDevice {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = keys.publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  return {
    create: (challenge, where = {}) => {
      const made = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(x, y),
      ]);
      return createdCredential(id, clientData('webauthn.create', challenge, where), [
        authenticatorData(where, 0x40),
        made,
      ]);
    },
    use: (challenge, userHandle, where = {}) => {
      const data = authenticatorData(where, 0);
      const client = clientData('webauthn.get', challenge, where);
      const signed = createSign('sha256').update(data).update(sha256(client));
      return usedCredential(id, client, data, signed.sign(keys.privateKey), userHandle);
    },
  };
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

const clientData = (type: string, challenge: string, { origin = shop }: Where) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** Returns the authenticator data: hash of the domain, flags (present, verified), counter. */
function authenticatorData(
  { origin = shop, counter = 0, isVerified = true, domain = new URL(origin).hostname }: Where,
  more: number,
): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(0x01 | (isVerified ? 0x04 : 0) | more, 0);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(domain), rest]);
}

/** Returns the CBOR encoding of an ES256 key. */
const coseKey = (x: string, y: string) =>
  Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

function createdCredential(id: Buffer, client: Buffer, parts: readonly Buffer[]) {
  const data = Buffer.concat(parts);
  const text = (words: string) =>
    Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);
  const attestation = Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ]);
  return {
    ...head(id),
    response: {
      clientDataJSON: client.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    },
  };
}

function usedCredential(
  id: Buffer,
  client: Buffer,
  data: Buffer,
  signature: Buffer,
  userHandle: string | undefined,
) {
  return {
    ...head(id),
    response: {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      ...(userHandle !== undefined && { userHandle }),
    },
  };
}

const head = (id: Buffer) => ({
  id: id.toString('base64url'),
  rawId: id.toString('base64url'),
  type: 'public-key' as const,
  clientExtensionResults: {},
});
