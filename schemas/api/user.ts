import { addressInputSchema, addressSchema } from '../entities/address.ts';
import { emailSchema, keySchema, passwordSchema } from '../entities/fragments.ts';
import {
  barcodeSchema,
  registrationSchema,
  userCompanySchema,
  userDetailsSchema,
  usernameSchema,
  userSchema,
} from '../entities/user.ts';
import { defineEndpoint } from './endpoint.ts';
import { captchaProperties, deviceSchema, done, idParams, tokenParams } from './inputs.ts';

const barcodeQuery = {
  type: 'object',
  required: ['barcode'],
  additionalProperties: false,
  properties: { barcode: barcodeSchema },
} as const;

const validity = {
  type: 'object',
  required: ['isValid'],
  additionalProperties: false,
  properties: { isValid: { type: 'boolean' } },
} as const;

export const userEndpoints = {
  'user.profile': defineEndpoint({
    id: 'API-014',
    method: 'GET',
    path: '/api/v1/user/web/profile',
    access: 'customer',
    summary: 'Read the profile of the logged-in user',
    response: userSchema,
  }),
  'user.adminProfile': defineEndpoint({
    id: 'API-015',
    method: 'GET',
    path: '/api/v1/user/profile',
    access: 'backoffice',
    summary: 'Read the profile of the back-office user',
    response: userSchema,
  }),
  'user.verify': defineEndpoint({
    id: 'API-016',
    method: 'GET',
    path: '/api/v1/user/web/verify/{token}',
    access: 'public',
    rate: 'link',
    summary: 'Confirm the e-mail address of an account',
    params: tokenParams,
    response: {
      type: 'object',
      required: ['email'],
      additionalProperties: false,
      properties: { email: emailSchema },
    },
  }),
  'user.resendVerification': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/user/web/verify/resend',
    access: 'public',
    rate: 'mail',
    summary:
      'Send the link that confirms an address again; the response does not say whether there is an account',
    body: {
      type: 'object',
      required: ['email'],
      additionalProperties: false,
      properties: { email: emailSchema },
    },
    response: { type: 'object', additionalProperties: false, properties: {} },
  }),
  'user.validateMembersBarcode': defineEndpoint({
    id: 'API-017',
    method: 'GET',
    path: '/api/v1/user/web/validateMembersBarcode',
    access: 'public',
    rate: 'barcode',
    summary: 'Check a member card',
    query: barcodeQuery,
    response: validity,
  }),
  'user.checkExternalBarcode': defineEndpoint({
    id: 'API-018',
    method: 'GET',
    path: '/api/v1/user/settings/external/checkUlazniceHr',
    aliases: ['/api/v1/settings/external/checkUlazniceHr'],
    access: 'public',
    rate: 'barcode',
    summary: 'Check a card with the external register',
    query: barcodeQuery,
    response: validity,
  }),
  'user.register': defineEndpoint({
    id: 'API-019',
    method: 'POST',
    path: '/api/v1/user/web/register',
    access: 'public',
    rate: 'register',
    summary: 'Open an account',
    body: {
      ...registrationSchema,
      properties: { ...registrationSchema.properties, ...captchaProperties },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      properties: {
        verificationToken: {
          type: 'string',
          maxLength: 200,
          description: 'Present when the e-mail must be confirmed first; not the secret itself.',
        },
      },
    },
  }),
  'user.update': defineEndpoint({
    id: 'API-020',
    method: 'PATCH',
    path: '/api/v1/user/web/update',
    access: 'customer',
    summary: 'Change the profile',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        details: userDetailsSchema,
        email: emailSchema,
        username: usernameSchema,
        memberCardBarcode: { ...barcodeSchema, type: ['string', 'null'] },
        company: { ...userCompanySchema, type: ['object', 'null'] },
        password: { ...passwordSchema, description: 'Needed to change the e-mail.' },
      },
    },
    response: userSchema,
  }),
  'address.create': defineEndpoint({
    id: 'API-021',
    method: 'POST',
    path: '/api/v1/user/web/address/create',
    access: 'customer',
    summary: 'Add an address to the account',
    body: addressInputSchema,
    response: addressSchema,
  }),
  'address.update': defineEndpoint({
    id: 'API-022',
    method: 'PATCH',
    path: '/api/v1/user/web/address/update/{id}',
    access: 'customer',
    summary: 'Change an address of the account',
    params: idParams,
    body: addressInputSchema,
    response: addressSchema,
  }),
  'password.reset': defineEndpoint({
    id: 'API-023',
    method: 'POST',
    path: '/api/v1/user/password/reset',
    access: 'customer',
    rate: 'secret',
    summary: 'Change the password with the old one',
    body: {
      type: 'object',
      required: ['oldPassword', 'newPassword'],
      additionalProperties: false,
      properties: { oldPassword: passwordSchema, newPassword: passwordSchema },
    },
    response: done,
  }),
  'password.forgot': defineEndpoint({
    id: 'API-024',
    method: 'POST',
    path: '/api/v1/user/password/forgot',
    access: 'public',
    rate: 'mail',
    summary: 'Ask for a link to set a new password',
    body: {
      type: 'object',
      required: ['email'],
      additionalProperties: false,
      properties: { email: emailSchema, ...captchaProperties },
    },
    response: done,
  }),
  'password.set': defineEndpoint({
    id: 'API-025',
    method: 'POST',
    path: '/api/v1/user/password/set',
    access: 'public',
    rate: 'link',
    summary: 'Set a new password with a link',
    body: {
      type: 'object',
      required: ['token', 'password'],
      additionalProperties: false,
      properties: { token: keySchema, password: passwordSchema },
    },
    response: {
      type: 'object',
      required: ['done', 'device'],
      additionalProperties: false,
      properties: { done: { type: 'boolean', const: true }, device: deviceSchema },
    },
  }),
} as const;
