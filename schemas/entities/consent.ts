import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { formTypes, goalTypes } from '../constants.ts';
import {
  emailSchema,
  htmlSchema,
  idSchema,
  instantSchema,
  nullableInstantSchema,
  pathSchema,
} from './fragments.ts';

export const formTypeSchema = { type: 'string', enum: formTypes } as const;
export const consentIdsSchema = { type: 'array', maxItems: 100, items: idSchema } as const;

/** A consent; in a form it includes that form's assignment (ENT-27). */
export const consentSchema = {
  type: 'object',
  required: ['id', 'uniqueNumber', 'displayName'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    uniqueNumber: { type: 'string', maxLength: 60 },
    displayName: { ...htmlSchema, description: 'Sanitised HTML.' },
    assigned_to: formTypeSchema,
    consents: { ...consentIdsSchema, description: 'All consents of the form.' },
    requiredConsents: { ...consentIdsSchema, description: 'Those that block the form.' },
    isRequired: { type: 'boolean', description: 'Whether this one blocks the form.' },
  },
} as const satisfies JSONSchema;

export type Consent = FromSchema<typeof consentSchema>;

/** The customer's last answer to each consent, and the newsletter subscription of the account. */
export const ownConsentsSchema = {
  type: 'object',
  required: ['consents', 'newsletter'],
  additionalProperties: false,
  properties: {
    consents: {
      type: 'array',
      maxItems: 1000,
      items: {
        type: 'object',
        required: ['uniqueNumber', 'displayName', 'isGiven', 'changedAt', 'isCurrent', 'isOffered'],
        additionalProperties: false,
        properties: {
          uniqueNumber: consentSchema.properties.uniqueNumber,
          displayName: { ...htmlSchema, description: 'The text that was agreed to.' },
          isGiven: { type: 'boolean' },
          changedAt: instantSchema,
          isCurrent: { type: 'boolean', description: 'Whether the text is still that of today.' },
          isOffered: { type: 'boolean', description: 'Whether it can be given again.' },
        },
      },
    },
    newsletter: {
      type: 'object',
      required: ['state', 'since', 'missing'],
      additionalProperties: false,
      properties: {
        state: { type: 'string', enum: ['none', 'waiting', 'subscribed', 'ended'] },
        since: nullableInstantSchema,
        missing: {
          ...consentIdsSchema,
          description: 'Consents that it requires and that were not given yet.',
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type OwnConsents = FromSchema<typeof ownConsentsSchema>;

/** Which consents a form shows (ENT-41). */
export const consentAssignmentSchema = {
  type: 'object',
  required: ['assigned_to', 'consents', 'requiredConsents'],
  additionalProperties: false,
  properties: {
    assigned_to: formTypeSchema,
    consents: consentIdsSchema,
    requiredConsents: consentIdsSchema,
  },
} as const satisfies JSONSchema;

export type ConsentAssignment = FromSchema<typeof consentAssignmentSchema>;

/** The page that opens after an email address is confirmed (ENT-28). */
export const goalSchema = {
  type: 'object',
  required: ['goalType', 'goal', 'confirmedEmail'],
  additionalProperties: false,
  properties: {
    goalType: { type: 'string', enum: goalTypes },
    goal: { ...pathSchema, description: 'The message, or the address of page or file.' },
    confirmedEmail: emailSchema,
  },
} as const satisfies JSONSchema;

export type Goal = FromSchema<typeof goalSchema>;

/** A link in an email, before and after it was confirmed. */
export const confirmationSchema = {
  type: 'object',
  required: ['purpose', 'email', 'isConfirmed'],
  additionalProperties: false,
  properties: {
    purpose: {
      type: 'string',
      enum: [
        'account',
        'login',
        'emailChange',
        'emailRelease',
        'keepAccount',
        'form',
        'newsletter',
      ],
    },
    email: emailSchema,
    isConfirmed: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type LinkConfirmation = FromSchema<typeof confirmationSchema>;
