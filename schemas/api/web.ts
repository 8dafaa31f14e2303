import {
  consentIdsSchema,
  consentSchema,
  formTypeSchema,
  ownConsentsSchema,
} from '../entities/consent.ts';
import { emailSchema, idSchema, instantSchema, lineSchema } from '../entities/fragments.ts';
import { paginated, records } from '../entities/lists.ts';
import { eventSchema } from '../entities/post.ts';
import { defineEndpoint } from './endpoint.ts';
import { captchaProperties, done, pageProperties, sortSchema } from './inputs.ts';

export const webEndpoints = {
  'consent.filterForWeb': defineEndpoint({
    id: 'API-110',
    method: 'POST',
    path: '/api/v1/web/consent/filter',
    access: 'public',
    summary: 'List the consents of forms',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        forWeb: { type: 'boolean' },
        assigned_to: formTypeSchema,
        limit: pageProperties.limit,
        page: pageProperties.page,
      },
    },
    response: paginated(consentSchema),
  }),
  'consent.logCreate': defineEndpoint({
    id: 'API-111',
    method: 'POST',
    path: '/api/v1/web/consent/log/create',
    access: 'public',
    rate: 'consent',
    summary: 'Log the consents a visitor gave',
    body: {
      type: 'object',
      required: ['status', 'statusTimestamp', 'sourceType', 'consents', 'user'],
      additionalProperties: false,
      properties: {
        status: { type: 'string', enum: ['accepted'] },
        statusTimestamp: instantSchema,
        sourceType: { type: 'string', enum: ['cmsSite'] },
        assigned_to: formTypeSchema,
        consents: consentIdsSchema,
        user: {
          type: 'object',
          required: ['userType', 'email'],
          additionalProperties: false,
          properties: { userType: { type: 'string', enum: ['webUser'] }, email: emailSchema },
        },
      },
    },
    response: done,
  }),
  'consent.own': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v1/web/consent/own',
    access: 'customer',
    summary: 'List what the caller agreed to, and whether the newsletter goes to the account',
    response: ownConsentsSchema,
  }),
  'consent.change': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/web/consent/change',
    access: 'customer',
    rate: 'consent',
    summary: 'Withdraw a consent of the caller, or give it again to the text of today',
    body: {
      type: 'object',
      required: ['uniqueNumber', 'isGiven'],
      additionalProperties: false,
      properties: {
        uniqueNumber: consentSchema.properties.uniqueNumber,
        isGiven: { type: 'boolean' },
      },
    },
    response: done,
  }),
  'newsletter.change': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/newsletter/change',
    access: 'customer',
    rate: 'mail',
    summary: 'Begin or end the newsletter to the address of the account',
    body: {
      type: 'object',
      required: ['isSubscribed'],
      additionalProperties: false,
      properties: { isSubscribed: { type: 'boolean' }, consents: consentIdsSchema },
    },
    response: {
      type: 'object',
      required: ['confirmationRequired'],
      additionalProperties: false,
      properties: { confirmationRequired: { type: 'boolean' } },
    },
  }),
  'newsletter.subscribe': defineEndpoint({
    id: 'API-112',
    method: 'POST',
    path: '/api/v1/newsletter/subscribe',
    access: 'public',
    rate: 'mail',
    summary: 'Subscribe to the newsletter',
    body: {
      type: 'object',
      required: ['email'],
      additionalProperties: false,
      properties: {
        email: emailSchema,
        name: lineSchema,
        consents: consentIdsSchema,
        ...captchaProperties,
      },
    },
    response: {
      type: 'object',
      required: ['confirmationRequired'],
      additionalProperties: false,
      properties: { confirmationRequired: { type: 'boolean' } },
    },
  }),
  'event.filter': defineEndpoint({
    id: 'API-113',
    method: 'POST',
    path: '/api/v1/event/public/filter',
    access: 'public',
    summary: 'List events',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        keywords: { type: 'string', maxLength: 200 },
        dateFrom: instantSchema,
        dateTo: instantSchema,
        sort: sortSchema,
        limit: pageProperties.limit,
        page: pageProperties.page,
      },
    },
    response: records(eventSchema),
  }),
  'event.get': defineEndpoint({
    id: 'API-114',
    method: 'GET',
    path: '/api/v1/event/public/get',
    access: 'public',
    summary: 'Read an event',
    query: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: { id: idSchema },
    },
    response: eventSchema,
  }),
} as const;
