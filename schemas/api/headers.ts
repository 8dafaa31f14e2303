/** Names of the headers that the API uses (API-003). */
export const requestHeaders = {
  apiKey: { everyCall: true, description: 'Key of the calling site.' },
  site: { everyCall: true, description: 'Id of the site.' },
  store: { everyCall: true, description: 'Id of the store; absent on sites without one.' },
  languageCode: { everyCall: true, description: 'Three-letter code of the wanted language.' },
  accessToken: { everyCall: true, description: 'Sent when logged in.' },
  refreshToken: { everyCall: false, description: 'Renews the session.' },
  Referer: { everyCall: false, description: 'Address of the site to find.' },
  'Idempotency-Key': {
    everyCall: false,
    description: 'Repeating a call with the same key returns the first result again.',
  },
} as const;

export type HeaderName = keyof typeof requestHeaders;
