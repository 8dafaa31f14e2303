import forge from 'node-forge';

type Found = { readonly pem: string } | { readonly problem: 'noKeyFile' | 'wrongPassword' };

/**
 * Returns the keys and certificates of a PKCS #12 file as PEM. Node.js reads such files for TLS only, and
 * without the old ciphers that authorities still use.
 */
export function pemOfPkcs12(content: Buffer, password: string): Found {
  try {
    const der = forge.asn1.fromDer(content.toString('latin1'));
    const { safeContents } = forge.pkcs12.pkcs12FromAsn1(der, password);
    const bags = safeContents.flatMap(({ safeBags }) => safeBags);
    return { pem: bags.map(pemOf).join('\n') };
  } catch (error) {
    const isPassword = error instanceof Error && /password|decrypt/i.test(error.message);
    return { problem: isPassword ? 'wrongPassword' : 'noKeyFile' };
  }
}

function pemOf({ key, cert }: forge.pkcs12.Bag): string {
  if (key) return forge.pki.privateKeyToPem(key);
  return cert ? forge.pki.certificateToPem(cert) : '';
}
