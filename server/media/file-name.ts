const maxLength = 200;

/** Control characters, and those that turn the direction of writing to hide an ending. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** The name a person gave, harmless wherever it is shown: no folders, nothing invisible, not long. */
export function cleanFileName(name: string): string {
  const last = name.normalize('NFC').replace(invisible, '').split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(/[<>:"|?*]/g, '').trim();
  const [, stem = '', extension = ''] = /^(.*?)(\.\w{1,5})?$/s.exec(plain) ?? [];
  const short = [...stem].slice(0, maxLength - extension.length).join('');
  return /^[.\s]*$/.test(short) ? `file${extension}` : `${short}${extension}`;
}

/** The name without its ending. */
export function fileStem(name: string): string {
  return name.replace(/\.\w{1,5}$/, '');
}
