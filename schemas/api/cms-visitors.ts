import { paging } from '../constants.ts';
import { cmsOptionsSchema } from '../entities/cms-options.ts';
import {
  confirmationSchema,
  consentAssignmentSchema,
  consentIdsSchema,
  consentSchema,
  formTypeSchema,
  goalSchema,
} from '../entities/consent.ts';
import { formSchema } from '../entities/form.ts';
import {
  countSchema,
  emailSchema,
  idSchema,
  keySchema,
  lineSchema,
  pathSchema,
  slugSchema,
  textSchema,
} from '../entities/fragments.ts';
import { listOf, records } from '../entities/lists.ts';
import { nullable } from '../entities/typed.ts';
import { wishlistSchema } from '../entities/wishlist.ts';
import { defineEndpoint } from './endpoint.ts';
import { captchaProperties, done, pageProperties, tokenParams } from './inputs.ts';

const localizedLine = {
  type: 'object',
  minProperties: 1,
  additionalProperties: lineSchema,
} as const;

export const cmsVisitorEndpoints = {
  'option.filter': defineEndpoint({
    id: 'API-051',
    method: 'GET',
    path: '/api/v1/cms/option/filter',
    access: 'public',
    summary: 'Read the public settings of the site',
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        keys: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 60 } },
      },
    },
    response: cmsOptionsSchema,
  }),
  'wishlist.create': defineEndpoint({
    id: 'API-068',
    method: 'POST',
    path: '/api/v1/cms/wishlist/create',
    access: 'customer',
    summary: 'Put a product on the wish list; a second call takes it off',
    body: {
      type: 'object',
      required: ['product_id'],
      additionalProperties: false,
      properties: { product_id: idSchema },
    },
    response: {
      type: 'object',
      required: ['product_id', 'added'],
      additionalProperties: false,
      properties: {
        product_id: idSchema,
        added: { type: 'boolean', description: 'False: taken off.' },
      },
    },
  }),
  'wishlist.merge': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/cms/wishlist/merge',
    access: 'customer',
    summary: 'Put products that a guest wished on the wish list of the account',
    body: {
      type: 'object',
      required: ['product_ids'],
      additionalProperties: false,
      properties: {
        product_ids: { type: 'array', maxItems: paging.guestWishlistLimit, items: idSchema },
      },
    },
    response: {
      type: 'object',
      required: ['added'],
      additionalProperties: false,
      properties: { added: { ...countSchema, description: 'Those that were not on it yet.' } },
    },
  }),
  'wishlist.filter': defineEndpoint({
    id: 'API-069',
    method: 'GET',
    path: '/api/v1/cms/wishlist/filter',
    access: 'customer',
    summary: 'List the wish list',
    query: { type: 'object', additionalProperties: false, properties: pageProperties },
    response: wishlistSchema,
  }),
  'form.filter': defineEndpoint({
    id: 'API-070',
    method: 'POST',
    path: '/api/v1/cms/form/filter',
    access: 'backoffice',
    summary: 'List forms',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        keywords: { type: 'string', maxLength: 200 },
        limit: pageProperties.limit,
        page: pageProperties.page,
      },
    },
    response: records(formSchema),
  }),
  'form.get': defineEndpoint({
    id: 'API-071',
    method: 'GET',
    path: '/api/v1/cms/form/get/{id}',
    access: 'public',
    summary: 'Read a form by id or key',
    params: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: { id: { ...slugSchema, description: 'Digits are an id, anything else a key.' } },
    },
    response: formSchema,
  }),
  'form.save': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/cms/form/save',
    access: 'backoffice',
    summary: 'Create a form, or replace the one with the same key',
    body: {
      type: 'object',
      required: ['key', 'title', 'fields'],
      additionalProperties: false,
      properties: {
        key: { type: 'string', pattern: '^[a-zA-Z][\\w-]{1,59}$' },
        title: localizedLine,
        fields: {
          type: 'array',
          maxItems: 1000,
          items: { type: 'object' },
          description: 'As in responses; labels, hints and steps are texts per language.',
        },
        settings: {
          type: 'object',
          description: 'captcha, formType, submitLabel, success, goal, receipt.',
        },
      },
    },
    response: formSchema,
  }),
  'form.storeData': defineEndpoint({
    id: 'API-072',
    method: 'POST',
    path: '/api/v1/cms/form/storeData',
    access: 'public',
    rate: 'form',
    multipart: 'optional',
    summary: 'Send a filled-in form, with or without files',
    body: {
      type: 'object',
      required: ['id', 'data'],
      additionalProperties: false,
      properties: {
        id: idSchema,
        data: {
          type: 'object',
          maxProperties: 100,
          additionalProperties: {
            anyOf: [
              { type: 'string', maxLength: 10_000 },
              { type: 'number' },
              { type: 'boolean' },
              { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 500 } },
            ],
          },
        },
        consents: consentIdsSchema,
        pagePath: pathSchema,
        ...captchaProperties,
      },
    },
    response: {
      type: 'object',
      required: ['confirmationRequired'],
      additionalProperties: false,
      properties: {
        confirmationRequired: { type: 'boolean', description: 'A link went out by email.' },
      },
    },
  }),
  'form.readConfirmation': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v1/cms/form/confirmation/{token}',
    access: 'public',
    rate: 'link',
    summary: 'Read what the link of a mail would confirm; changes nothing',
    params: tokenParams,
    response: confirmationSchema,
  }),
  'form.confirmEmail': defineEndpoint({
    id: 'API-073',
    method: 'GET',
    path: '/api/v1/cms/form/confirmEmail/{token}',
    access: 'public',
    rate: 'link',
    summary: 'Confirm the email of a form, a subscription or an account, and read its goal',
    params: tokenParams,
    response: goalSchema,
  }),
  'contact.contactAdmin': defineEndpoint({
    id: 'API-074',
    method: 'POST',
    path: '/api/v1/cms/contact/contactAdmin',
    access: 'public',
    rate: 'form',
    summary: 'Write to the site',
    body: {
      type: 'object',
      required: ['email', 'message'],
      additionalProperties: false,
      properties: {
        name: lineSchema,
        email: emailSchema,
        phone: lineSchema,
        subject: lineSchema,
        message: textSchema,
        formId: { ...idSchema, description: 'The form of the CMS that it was written in.' },
        pagePath: pathSchema,
        consents: consentIdsSchema,
        ...captchaProperties,
      },
    },
    response: done,
  }),
  'consent.create': defineEndpoint({
    id: 'API-075',
    method: 'POST',
    path: '/api/v1/cms/consent/create',
    access: 'backoffice',
    summary: 'Set the consents of a form',
    body: consentAssignmentSchema,
    response: consentAssignmentSchema,
  }),
  'consent.filter': defineEndpoint({
    id: 'API-076',
    method: 'GET',
    path: '/api/v1/cms/consent/filter',
    access: 'backoffice',
    summary: 'List consents and the forms that show them',
    query: {
      type: 'object',
      additionalProperties: false,
      properties: { assigned_to: formTypeSchema, ...pageProperties },
    },
    response: {
      type: 'object',
      required: ['records', 'assignments', 'totalPages', 'totalRecords'],
      additionalProperties: false,
      properties: {
        records: { type: 'array', maxItems: 1000, items: consentSchema },
        assignments: { type: 'array', maxItems: 100, items: consentAssignmentSchema },
        totalPages: countSchema,
        totalRecords: countSchema,
      },
    },
  }),
  'social.getIgByHashtags': defineEndpoint({
    id: 'API-077',
    method: 'POST',
    path: '/api/v1/cms/socialGetters/getIgByHashtags',
    access: 'public',
    summary: 'List pictures of a social network by hashtags',
    body: {
      type: 'object',
      required: ['hashtags'],
      additionalProperties: false,
      properties: {
        hashtags: {
          type: 'array',
          minItems: 1,
          maxItems: 10,
          items: { type: 'string', maxLength: 60 },
        },
        limit: { type: 'integer', minimum: 1, maximum: 50 },
      },
    },
    response: listOf({
      type: 'object',
      required: ['id', 'caption', 'permalink', 'mediaUrl'],
      additionalProperties: false,
      properties: {
        id: keySchema,
        caption: nullable(textSchema),
        permalink: pathSchema,
        mediaUrl: pathSchema,
      },
    } as const),
  }),
  'pipeline.hasRunningPipeline': defineEndpoint({
    id: 'API-078',
    method: 'GET',
    path: '/api/v1/cms/pipeline/hasRunningPipeline',
    access: 'backoffice',
    summary: 'Ask whether publishing is under way',
    response: {
      type: 'object',
      required: ['hasRunningPipeline'],
      additionalProperties: false,
      properties: { hasRunningPipeline: { type: 'boolean' } },
    },
  }),
} as const;
