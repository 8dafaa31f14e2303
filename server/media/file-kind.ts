/** The type of a file, detected from its bytes. */
export interface FileKind {
  readonly mime: string;
  readonly extension: string;
  readonly isPicture: boolean;
}

type Test = (bytes: Buffer) => boolean;

const starts =
  (text: string, at = 0): Test =>
  (bytes) =>
    bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

const picture = (extension: string, mime = `image/${extension}`): FileKind => ({
  mime,
  extension,
  isPicture: true,
});
const file = (extension: string, mime: string): FileKind => ({ mime, extension, isPicture: false });

/** Kinds that the first bytes identify, whatever the name says. */
const signed: readonly (readonly [Test, FileKind])[] = [
  [starts('\xff\xd8\xff'), picture('jpg', 'image/jpeg')],
  [starts('\x89PNG\r\n\x1a\n'), picture('png')],
  [(bytes) => starts('RIFF')(bytes) && starts('WEBP', 8)(bytes), picture('webp')],
  [(bytes) => starts('ftypavif', 4)(bytes) || starts('ftypavis', 4)(bytes), picture('avif')],
  [starts('%PDF-'), file('pdf', 'application/pdf')],
  [starts('{\\rtf'), file('rtf', 'application/rtf')],
];

const isCompound = starts('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const isArchive = starts('PK\x03\x04');
const holds =
  (name: string): Test =>
  (bytes) =>
    bytes.includes(name, 0, 'latin1');
const openXml = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** Modern Office files are archives; those with macros are refused. */
const isOffice =
  (folder: string): Test =>
  (bytes) =>
    isArchive(bytes) &&
    holds('[Content_Types].xml')(bytes) &&
    holds(folder)(bytes) &&
    !holds('vbaProject.bin')(bytes);

const isOpenDocument =
  (kind: string): Test =>
  (bytes) =>
    isArchive(bytes) && starts(`mimetype${openDocument}.${kind}`, 30)(bytes);

/** Kinds with similar first bytes. The name decides between them, and the bytes must allow that kind. */
const named: Readonly<Record<string, readonly [Test, string]>> = {
  doc: [isCompound, 'application/msword'],
  xls: [isCompound, 'application/vnd.ms-excel'],
  ppt: [isCompound, 'application/vnd.ms-powerpoint'],
  docx: [isOffice('word/'), `${openXml}.wordprocessingml.document`],
  xlsx: [isOffice('xl/'), `${openXml}.spreadsheetml.sheet`],
  pptx: [isOffice('ppt/'), `${openXml}.presentationml.presentation`],
  odt: [isOpenDocument('text'), `${openDocument}.text`],
  ods: [isOpenDocument('spreadsheet'), `${openDocument}.spreadsheet`],
  odp: [isOpenDocument('presentation'), `${openDocument}.presentation`],
  zip: [isArchive, 'application/zip'],
  txt: [isPlainText, 'text/plain'],
  csv: [isPlainText, 'text/csv'],
};

/** Whether files of this type can be uploaded at all. */
export function isAcceptedMime(mime: string): boolean {
  return (
    signed.some(([, kind]) => kind.mime === mime) ||
    Object.values(named).some(([, known]) => known === mime)
  );
}

/**
 * Returns the kind of a file that the library accepts (MEDIA-08, and pictures of four formats); null for all
 * others. A picture must still be decoded to be accepted.
 */
export function fileKind(bytes: Buffer, name: string): FileKind | null {
  for (const [isIt, kind] of signed) if (isIt(bytes)) return kind;
  const extension = /\.(\w{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const known = Object.hasOwn(named, extension) ? named[extension] : undefined;
  if (!known) return null;
  const [isIt, mime] = known;
  return isIt(bytes) ? file(extension, mime) : null;
}

/**
 * Accepts text without control characters that does not start like HTML or SVG, which a browser would run.
 */
function isPlainText(bytes: Buffer): boolean {
  const beginning = bytes.toString('latin1', 0, 1000);
  return !bytes.some(isControl) && !/^(\xef\xbb\xbf)?\s*<[!?a-z]/i.test(beginning);
}

const space = { tab: 9, carriageReturn: 13 };

const isControl = (byte: number): boolean =>
  byte < space.tab || (byte > space.carriageReturn && byte < 32);
