/** Headers of a file that is downloaded, never displayed, so its content cannot run on this site. */
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

/** Files may be untrusted: browsers must not guess their type or run them. */
export const inertHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
} as const;

const escapeByte = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
