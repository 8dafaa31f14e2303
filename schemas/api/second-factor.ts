import { keySchema, passwordSchema } from '../entities/fragments.ts';
import { tokensSchema, userSchema } from '../entities/user.ts';
import { defineEndpoint } from './endpoint.ts';
import { deviceSchema, done, idParams } from './inputs.ts';

const codeSchema = { type: 'string', minLength: 1, maxLength: 40 } as const;

const codeBody = {
  type: 'object',
  required: ['code'],
  additionalProperties: false,
  properties: { code: codeSchema },
} as const;

const codesSchema = {
  type: 'object',
  required: ['codes'],
  additionalProperties: false,
  properties: { codes: { type: 'array', maxItems: 20, items: keySchema } },
} as const;

/** Calls for the second factor: codes of an authenticator app that staff enter after their password. */
export const secondFactorEndpoints = {
  'auth.secondFactor': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/login/second-factor',
    access: 'public',
    rate: 'login',
    failuresOnly: true,
    summary: 'Log in with the code of an app or a recovery code, after the password was right',
    body: {
      type: 'object',
      required: ['challenge', 'code'],
      additionalProperties: false,
      properties: {
        challenge: { ...keySchema, description: 'From the error `secondFactor` of `auth.login`.' },
        code: codeSchema,
      },
    },
    response: {
      type: 'object',
      required: ['tokens', 'user', 'device'],
      additionalProperties: false,
      properties: { tokens: tokensSchema, user: userSchema, device: deviceSchema },
    },
  }),
  'ownFactor.get': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v1/user/second-factor',
    access: 'backoffice',
    summary: 'Whether the caller enters a code at the login, and how many recovery codes are left',
    response: {
      type: 'object',
      required: ['isOn', 'isRequired', 'isMissing', 'codesLeft'],
      additionalProperties: false,
      properties: {
        isOn: { type: 'boolean' },
        isRequired: { type: 'boolean', description: 'The site requires it of all staff.' },
        isMissing: {
          type: 'boolean',
          description: 'It is required, and the caller has neither it nor a login with a passkey.',
        },
        codesLeft: { type: 'integer', minimum: 0, maximum: 20 },
      },
    },
  }),
  'ownFactor.begin': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/user/second-factor/begin',
    access: 'backoffice',
    rate: 'secret',
    summary: 'Make a secret for the authenticator app of the caller; it counts once confirmed',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: { password: passwordSchema },
    },
    response: {
      type: 'object',
      required: ['secret', 'picture'],
      additionalProperties: false,
      properties: {
        secret: keySchema,
        picture: { type: 'string', maxLength: 100_000, description: 'QR code as SVG.' },
      },
    },
  }),
  'ownFactor.confirm': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/user/second-factor/confirm',
    access: 'backoffice',
    rate: 'secret',
    summary: 'Switch the second factor on with a code of the app; returns the recovery codes',
    body: codeBody,
    response: codesSchema,
  }),
  'ownFactor.renewCodes': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/user/second-factor/codes',
    access: 'backoffice',
    rate: 'secret',
    summary: 'Replace the recovery codes',
    body: codeBody,
    response: codesSchema,
  }),
  'ownFactor.end': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/user/second-factor/end',
    access: 'backoffice',
    rate: 'secret',
    summary: 'Switch the second factor of the caller off',
    body: codeBody,
    response: done,
  }),
  'staffFactor.reset': defineEndpoint({
    id: null,
    method: 'DELETE',
    path: '/api/v1/user/staff/{id}/second-factor',
    access: 'backoffice',
    summary: 'Switch the second factor of a member of staff off, who has lost the app',
    params: idParams,
    response: done,
  }),
} as const;
