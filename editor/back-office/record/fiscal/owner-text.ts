/** Parts of a certificate's subject in the order in which people look for them: name, organisation, country. */
const parts = ['CN', 'O', 'C'];

/** Returns the owner of a certificate, `Shop 1 · Shop Ltd. · HR`, from its subject: a line `CN=Shop 1` for each part. */
export function ownerText(subject: string): string {
  const lines = subject.split('\n').map((line) => /^(\w+)=(.*)$/.exec(line));
  const values = parts.flatMap((part) => lines.find((line) => line?.[1] === part)?.[2] ?? []);
  // A backslash protects signs such as the comma.
  return values.map((value) => value.replaceAll(/\\(.)/g, '$1')).join(' · ') || subject;
}
