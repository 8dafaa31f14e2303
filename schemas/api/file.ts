/** The response of a call that is `raw`: a file. */
export const fileSchema = {
  type: 'object',
  required: ['name', 'mime', 'content'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', maxLength: 255 },
    mime: { type: 'string', maxLength: 200 },
    content: { type: 'string', contentEncoding: 'base64' },
  },
} as const;
