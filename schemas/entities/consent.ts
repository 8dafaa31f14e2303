import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { formTypes, goalTypes } from '../constants.ts';
import { emailSchema, htmlSchema, idSchema, pathSchema } from './fragments.ts';

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

/** Where a confirmed e-mail leads (ENT-28). */
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

/** A link in an e-mail, before and after it was confirmed. */
export const confirmationSchema = {
  type: 'object',
  required: ['purpose', 'email', 'isConfirmed'],
  additionalProperties: false,
  properties: {
    purpose: { type: 'string', enum: ['account', 'emailChange', 'form', 'newsletter'] },
    email: emailSchema,
    isConfirmed: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type LinkConfirmation = FromSchema<typeof confirmationSchema>;
