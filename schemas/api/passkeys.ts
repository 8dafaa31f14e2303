import {
  instantSchema,
  keySchema,
  nullableInstantSchema,
  passwordSchema,
} from '../entities/fragments.ts';
import { tokensSchema, userSchema } from '../entities/user.ts';
import { defineEndpoint } from './endpoint.ts';
import { deviceSchema, done, nothing, tokenParams, uuidParams } from './inputs.ts';

const nameSchema = { type: 'string', minLength: 1, maxLength: 100, pattern: '\\S' } as const;
/** Bytes in base64url. */
const bytesSchema = { type: 'string', minLength: 1, maxLength: 8000 } as const;

const credential = {
  id: { ...bytesSchema, maxLength: 1400 },
  rawId: { ...bytesSchema, maxLength: 1400 },
  type: { const: 'public-key' },
  authenticatorAttachment: { type: 'string', enum: ['platform', 'cross-platform'] },
  clientExtensionResults: { type: 'object' },
} as const;

const credentialParts = ['id', 'rawId', 'type', 'response', 'clientExtensionResults'] as const;

/** Result of `navigator.credentials.create`, as its `toJSON` returns it. */
const createdSchema = {
  type: 'object',
  required: credentialParts,
  additionalProperties: false,
  properties: {
    ...credential,
    response: {
      type: 'object',
      required: ['clientDataJSON', 'attestationObject'],
      additionalProperties: false,
      properties: {
        clientDataJSON: bytesSchema,
        attestationObject: bytesSchema,
        authenticatorData: bytesSchema,
        publicKey: bytesSchema,
        publicKeyAlgorithm: { type: 'integer' },
        transports: { type: 'array', maxItems: 10, items: { type: 'string', maxLength: 40 } },
      },
    },
  },
} as const;

/** Result of `navigator.credentials.get`. */
const usedSchema = {
  type: 'object',
  required: credentialParts,
  additionalProperties: false,
  properties: {
    ...credential,
    response: {
      type: 'object',
      required: ['clientDataJSON', 'authenticatorData', 'signature'],
      additionalProperties: false,
      properties: {
        clientDataJSON: bytesSchema,
        authenticatorData: bytesSchema,
        signature: bytesSchema,
        userHandle: bytesSchema,
      },
    },
  },
} as const;

const optionsSchema = {
  type: 'object',
  description: 'For `PublicKeyCredential.parseCreationOptionsFromJSON` and its counterpart.',
} as const;

/** Calls for passkeys (WebAuthn): keys on people's devices that log them in without a password. */
export const passkeyEndpoints = {
  'auth.passkeyOptions': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/login/passkey/options',
    access: 'public',
    rate: 'passkey',
    summary: 'Begin a login with a passkey; what the browser needs is valid once, for ten minutes',
    body: nothing,
    response: {
      type: 'object',
      required: ['options'],
      additionalProperties: false,
      properties: { options: optionsSchema },
    },
  }),
  'auth.passkey': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/login/passkey',
    access: 'public',
    rate: 'login',
    failuresOnly: true,
    summary: 'Log in with a passkey; staff need no code of an app besides',
    body: {
      type: 'object',
      required: ['credential'],
      additionalProperties: false,
      properties: { credential: usedSchema },
    },
    response: {
      type: 'object',
      required: ['tokens', 'user', 'device'],
      additionalProperties: false,
      properties: { tokens: tokensSchema, user: userSchema, device: deviceSchema },
    },
  }),
  'passkey.list': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v1/user/passkeys',
    access: 'customer',
    summary: 'List the passkeys of the caller',
    response: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['id', 'name', 'createdAt', 'lastUsedAt', 'domain'],
        additionalProperties: false,
        properties: {
          id: keySchema,
          name: nameSchema,
          createdAt: instantSchema,
          lastUsedAt: nullableInstantSchema,
          domain: {
            type: ['string', 'null'],
            maxLength: 253,
            description: 'Where it works, if that is not the domain of this call.',
          },
        },
      },
    },
  }),
  'passkey.begin': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/user/passkeys/begin',
    access: 'customer',
    rate: 'secret',
    summary: 'Allow the caller to add one passkey within ten minutes',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: { password: passwordSchema },
    },
    response: {
      type: 'object',
      required: ['token'],
      additionalProperties: false,
      properties: { token: keySchema },
    },
  }),
  'passkey.options': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v1/user/passkeys/options',
    access: 'customer',
    summary: 'What the browser needs to make a passkey, and a name for it',
    query: tokenParams,
    response: {
      type: 'object',
      required: ['options', 'name'],
      additionalProperties: false,
      properties: {
        options: optionsSchema,
        name: {
          ...nameSchema,
          type: ['string', 'null'],
          description: 'Browser and system of the device; null when they are unknown.',
        },
      },
    },
  }),
  'passkey.add': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/user/passkeys',
    access: 'customer',
    rate: 'secret',
    summary: 'Add the passkey that the browser made',
    body: {
      type: 'object',
      required: ['name', 'credential'],
      additionalProperties: false,
      properties: { name: nameSchema, credential: createdSchema },
    },
    response: done,
  }),
  'passkey.rename': defineEndpoint({
    id: null,
    method: 'PATCH',
    path: '/api/v1/user/passkeys/{id}',
    access: 'customer',
    summary: 'Rename a passkey of the caller',
    params: uuidParams,
    body: {
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: { name: nameSchema },
    },
    response: done,
  }),
  'passkey.remove': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/user/passkeys/{id}/remove',
    access: 'customer',
    rate: 'secret',
    summary: 'Remove a passkey of the caller',
    params: uuidParams,
    body: {
      type: 'object',
      additionalProperties: false,
      properties: { password: passwordSchema },
    },
    response: done,
  }),
} as const;
