/** Headers of a file that is kept, never shown: whatever is in it, it does not run here. */
export function attachmentHeaders(name: string): Record<string, string> {
  const ascii = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, escapeByte);
  return {
    'content-disposition': `attachment; filename="${ascii || 'file'}"; filename*=UTF-8''${encoded}`,
    ...inertHeaders,
  };
}

/** Files may come from strangers: no browser guesses their type or runs them. */
export const inertHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
} as const;

const escapeByte = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
