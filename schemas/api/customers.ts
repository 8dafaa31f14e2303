import { customerFileSchema } from '../entities/customer-file.ts';
import { emailSchema, keySchema } from '../entities/fragments.ts';
import { defineEndpoint } from './endpoint.ts';
import { fileSchema } from './file.ts';
import { done, idParams } from './inputs.ts';

const path = '/api/v2/customers/{id}';

/** Staff calls for customers, besides saving the fields of their records. */
export const customerEndpoints = {
  'customerFile.get': defineEndpoint({
    id: null,
    method: 'GET',
    path,
    access: 'backoffice',
    summary: 'Read all that staff see of a customer: orders, cart, consents, notes, sessions',
    params: idParams,
    response: customerFileSchema,
  }),
  'customerFile.addNote': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/notes`,
    access: 'backoffice',
    summary: 'Write a note about a customer; notes are kept with author and time',
    params: idParams,
    body: {
      type: 'object',
      required: ['text'],
      additionalProperties: false,
      properties: { text: { type: 'string', maxLength: 2000 } },
    },
    response: customerFileSchema,
  }),
  'customerFile.sendPasswordLink': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/password-link`,
    access: 'backoffice',
    summary: 'Mail a customer a link that sets a password',
    params: idParams,
    response: done,
  }),
  'customerFile.changeEmail': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/email-change`,
    access: 'backoffice',
    summary: 'Mail a link to the new address of a customer; the old one gets a notice',
    description:
      'For customers who cannot open the old mailbox. The account has the new address once the link is confirmed. The reason is stored as a note.',
    params: idParams,
    body: {
      type: 'object',
      required: ['email', 'reason'],
      additionalProperties: false,
      properties: { email: emailSchema, reason: { type: 'string', maxLength: 2000 } },
    },
    response: customerFileSchema,
  }),
  'customerFile.endSessions': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/end-sessions`,
    access: 'backoffice',
    summary: 'Log a customer out of one session, or of all',
    params: idParams,
    body: {
      type: 'object',
      additionalProperties: false,
      properties: { session: { ...keySchema, description: 'Absent: all of them.' } },
    },
    response: customerFileSchema,
  }),
  'customerFile.export': defineEndpoint({
    id: null,
    method: 'GET',
    path: `${path}/export`,
    access: 'backoffice',
    raw: true,
    summary: 'Download everything that the shop keeps about a customer, as ZIP',
    params: idParams,
    response: fileSchema,
  }),
  'customerFile.erase': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/erase`,
    access: 'backoffice',
    summary: 'Erase a customer without open orders; orders and invoices stay as the law asks',
    params: idParams,
    body: {
      type: 'object',
      required: ['email'],
      additionalProperties: false,
      properties: { email: { ...emailSchema, description: 'That of the customer, typed again.' } },
    },
    response: done,
  }),
} as const;
