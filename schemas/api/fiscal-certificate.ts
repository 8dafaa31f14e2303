import { defineEndpoint } from './endpoint.ts';
import { done } from './inputs.ts';

const path = '/api/v2/fiscal-certificate';

/** Maximum size in bytes of a file with a key and its certificates. */
export const maxCertificateBytes = 50_000;

/** The certificate that invoices are signed with. No call returns the key or the password. */
export const fiscalCertificateEndpoints = {
  'fiscalCertificate.save': defineEndpoint({
    id: null,
    method: 'PUT',
    path,
    access: 'backoffice',
    summary: 'Store the certificate that invoices are signed with, with its private key',
    body: {
      type: 'object',
      required: ['content', 'password'],
      additionalProperties: false,
      properties: {
        content: {
          type: 'string',
          contentEncoding: 'base64',
          maxLength: Math.ceil(maxCertificateBytes / 3) * 4,
          description: 'A file of PKCS #12 (.p12, .pfx), or a PEM file.',
        },
        password: { type: 'string', maxLength: 200, description: 'Empty for a file without one.' },
      },
    },
    response: done,
  }),
  'fiscalCertificate.remove': defineEndpoint({
    id: null,
    method: 'DELETE',
    path,
    access: 'backoffice',
    summary: 'Delete the certificate; invoices then wait for another one',
    response: done,
  }),
} as const;
