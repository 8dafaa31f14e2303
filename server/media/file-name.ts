const maxLength = 200;

/** Control characters, and those that change the text direction to hide an extension. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** Cleans a file name for display: no folders, no invisible characters, limited length. */
export function cleanFileName(name: string): string {
  const last = name.normalize('NFC').replace(invisible, '').split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(/[<>:"|?*]/g, '').trim();
  const [, stem = '', extension = ''] = /^(.*?)(\.\w{1,5})?$/s.exec(plain) ?? [];
  const short = [...stem].slice(0, maxLength - extension.length).join('');
  return /^[.\s]*$/.test(short) ? `file${extension}` : `${short}${extension}`;
}

/** Returns the name without its extension. */
export function fileStem(name: string): string {
  return name.replace(/\.\w{1,5}$/, '');
}
