import {
  emailSchema,
  instantSchema,
  keySchema,
  passwordSchema,
  pathSchema,
} from '../entities/fragments.ts';
import { tokensSchema, userSchema } from '../entities/user.ts';
import { defineEndpoint } from './endpoint.ts';
import { captchaProperties, deviceSchema, done, tokenParams, uuidParams } from './inputs.ts';

const credentials = {
  type: 'object',
  required: ['username', 'password'],
  additionalProperties: false,
  properties: { username: emailSchema, password: passwordSchema },
} as const;

const providerSchema = { type: 'string', minLength: 1, maxLength: 40 } as const;

/** Parameters that a login provider adds to the address that the visitor returns to. */
const returnedSchema = {
  type: 'object',
  required: ['provider', 'code', 'state'],
  additionalProperties: false,
  properties: {
    provider: providerSchema,
    code: { type: 'string', maxLength: 4000 },
    state: { type: 'string', maxLength: 500 },
    iss: { type: 'string', maxLength: 500, description: 'Issuer, of providers that send it.' },
  },
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
  'auth.requestLink': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/user/login-link/request',
    access: 'public',
    rate: 'mail',
    summary: 'Ask for a link to log in; the response does not say whether there is an account',
    body: {
      type: 'object',
      required: ['email'],
      additionalProperties: false,
      properties: { email: emailSchema, ...captchaProperties },
    },
    response: done,
  }),
  'auth.linkLogin': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/user/login-link/use',
    access: 'public',
    rate: 'link',
    summary: 'Log in with the link of a mail',
    body: tokenParams,
    response: {
      type: 'object',
      required: ['tokens'],
      additionalProperties: false,
      properties: { tokens: tokensSchema },
    },
  }),
  'auth.sessions': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v1/user/sessions',
    access: 'customer',
    summary: 'List the devices on which the caller is logged in',
    response: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        required: ['id', 'device', 'lastUsedAt', 'isCurrent', 'isByPasskey'],
        additionalProperties: false,
        properties: {
          id: keySchema,
          device: { ...keySchema, type: ['string', 'null'], description: 'Browser and system.' },
          lastUsedAt: instantSchema,
          isCurrent: { type: 'boolean' },
          isByPasskey: { type: 'boolean' },
        },
      },
    },
  }),
  'auth.endSession': defineEndpoint({
    id: null,
    method: 'DELETE',
    path: '/api/v1/user/sessions/{id}',
    access: 'customer',
    summary: 'Log out one device of the caller',
    params: uuidParams,
    response: done,
  }),
  'auth.endOtherSessions': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/user/sessions/end-others',
    access: 'customer',
    summary: 'Log out all other devices of the caller',
    response: done,
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
  'auth.socialProviders': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v1/user/social/providers',
    access: 'public',
    summary: 'List the providers that customers can log in with',
    response: {
      type: 'array',
      maxItems: 6,
      items: {
        type: 'object',
        required: ['key', 'label'],
        additionalProperties: false,
        properties: { key: providerSchema, label: keySchema },
      },
    },
  }),
  'auth.socialOauth': defineEndpoint({
    id: 'API-012',
    method: 'POST',
    path: '/api/v1/user/social/oauth',
    access: 'public',
    rate: 'login',
    summary: 'Log in with the code of a social provider',
    body: returnedSchema,
    response: {
      type: 'object',
      required: ['tokens', 'isNew', 'redirect'],
      additionalProperties: false,
      properties: {
        tokens: tokensSchema,
        isNew: { type: 'boolean', description: 'Whether the login opened the account.' },
        redirect: { ...pathSchema, type: ['string', 'null'] },
      },
    },
  }),
  'auth.socialRedirectLogin': defineEndpoint({
    id: 'API-013',
    method: 'GET',
    path: '/api/v1/user/social/redirect-login',
    access: 'public',
    rate: 'link',
    summary: 'Start a social login: find the address of the provider',
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        provider: providerSchema,
        redirect: pathSchema,
        link: {
          ...keySchema,
          description: 'Key of `auth.socialList`: links the provider to the account of the caller.',
        },
      },
    },
    response: {
      type: 'object',
      required: ['url', 'state'],
      additionalProperties: false,
      properties: {
        url: { type: 'string', format: 'uri', maxLength: 4000 },
        state: { type: 'string', maxLength: 500 },
      },
    },
  }),
  'auth.socialList': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v1/user/social/list',
    access: 'customer',
    summary: 'List the providers, and which of them the account is linked to',
    response: {
      type: 'object',
      required: ['providers', 'linkKey', 'hasPassword'],
      additionalProperties: false,
      properties: {
        providers: {
          type: 'array',
          maxItems: 6,
          items: {
            type: 'object',
            required: ['provider', 'label', 'isLinked', 'email'],
            additionalProperties: false,
            properties: {
              provider: providerSchema,
              label: keySchema,
              isLinked: { type: 'boolean' },
              email: { ...emailSchema, type: ['string', 'null'] },
            },
          },
        },
        linkKey: keySchema,
        hasPassword: { type: 'boolean' },
      },
    },
  }),
  'auth.socialLink': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/user/social/link',
    access: 'customer',
    rate: 'login',
    summary: 'Link a social provider to the account with its code',
    body: returnedSchema,
    response: done,
  }),
  'auth.socialUnlink': defineEndpoint({
    id: null,
    method: 'DELETE',
    path: '/api/v1/user/social/unlink/{provider}',
    access: 'customer',
    summary: 'End the link to a social provider; the last way to log in stays',
    params: {
      type: 'object',
      required: ['provider'],
      additionalProperties: false,
      properties: { provider: providerSchema },
    },
    response: done,
  }),
} as const;
