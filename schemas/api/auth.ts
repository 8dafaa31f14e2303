import { emailSchema, passwordSchema, pathSchema } from '../entities/fragments.ts';
import { tokensSchema, userSchema } from '../entities/user.ts';
import { defineEndpoint } from './endpoint.ts';
import { deviceSchema, done } from './inputs.ts';

const credentials = {
  type: 'object',
  required: ['username', 'password'],
  additionalProperties: false,
  properties: { username: emailSchema, password: passwordSchema },
} as const;

export const authEndpoints = {
  'auth.localLogin': defineEndpoint({
    id: 'API-007',
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    rate: 'login',
    failuresOnly: true,
    summary: 'Log in with the strategy local',
    body: credentials,
    response: {
      type: 'object',
      required: ['token'],
      additionalProperties: false,
      properties: { token: { type: 'string', maxLength: 4000 } },
    },
  }),
  'auth.logout': defineEndpoint({
    id: 'API-008',
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    headers: ['refreshToken'],
    summary: 'End the session',
    response: done,
  }),
  'auth.localUser': defineEndpoint({
    id: 'API-009',
    method: 'GET',
    path: '/api/auth/user',
    access: 'customer',
    summary: 'Read the logged-in user with the strategy local',
    response: userSchema,
  }),
  'auth.login': defineEndpoint({
    id: 'API-010',
    method: 'POST',
    path: '/api/v1/login',
    access: 'public',
    rate: 'login',
    failuresOnly: true,
    summary: 'Log in and receive tokens',
    body: {
      ...credentials,
      properties: {
        ...credentials.properties,
        apiKey: { type: 'string', maxLength: 500 },
        device: deviceSchema,
      },
    },
    response: {
      type: 'object',
      required: ['tokens', 'user', 'device'],
      additionalProperties: false,
      properties: { tokens: tokensSchema, user: userSchema, device: deviceSchema },
    },
  }),
  'auth.refresh': defineEndpoint({
    id: 'API-011',
    method: 'GET',
    path: '/api/v1/refresh',
    access: 'public',
    headers: ['refreshToken'],
    summary: 'Renew the tokens of a session',
    response: {
      type: 'object',
      required: ['tokens'],
      additionalProperties: false,
      properties: { tokens: tokensSchema },
    },
  }),
  'auth.socialOauth': defineEndpoint({
    id: 'API-012',
    method: 'POST',
    path: '/api/v1/user/social/oauth',
    access: 'public',
    rate: 'login',
    summary: 'Log in with the code of a social provider',
    body: {
      type: 'object',
      required: ['provider', 'code', 'state'],
      additionalProperties: false,
      properties: {
        provider: { type: 'string', maxLength: 40 },
        code: { type: 'string', maxLength: 4000 },
        state: { type: 'string', maxLength: 500 },
      },
    },
    response: {
      type: 'object',
      required: ['tokens'],
      additionalProperties: false,
      properties: { tokens: tokensSchema },
    },
  }),
  'auth.socialRedirectLogin': defineEndpoint({
    id: 'API-013',
    method: 'GET',
    path: '/api/v1/user/social/redirect-login',
    access: 'public',
    summary: 'Find where a social login starts',
    query: {
      type: 'object',
      additionalProperties: false,
      properties: { provider: { type: 'string', maxLength: 40 }, redirect: pathSchema },
    },
    response: {
      type: 'object',
      required: ['url', 'state'],
      additionalProperties: false,
      properties: { url: pathSchema, state: { type: 'string', maxLength: 500 } },
    },
  }),
} as const;
