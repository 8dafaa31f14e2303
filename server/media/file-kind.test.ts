import { expect, test } from 'vitest';
import { fileKind, isAcceptedMime } from './file-kind.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const archive = (...names: string[]) => latin(`PK\x03\x04${names.join(' ')}`);
const openDocument = (kind: string) =>
  latin(`PK\x03\x04${'.'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.${kind}`);
const compound = latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');

/** First bytes of each kind that can be downloaded. */
const samples: Readonly<Record<string, Buffer>> = {
  pdf: latin('%PDF-1.7'),
  doc: compound,
  docx: archive('[Content_Types].xml', 'word/document.xml'),
  xls: compound,
  xlsx: archive('[Content_Types].xml', 'xl/workbook.xml'),
  ppt: compound,
  pptx: archive('[Content_Types].xml', 'ppt/presentation.xml'),
  txt: Buffer.from('Čuvar svjetionika\n'),
  csv: latin('ime;cijena\r\n\xe8a\xb9a;5\r\n'),
  rtf: latin('{\\rtf1'),
  zip: archive('bilo-sto.bin'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
};

const openXml = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';

test.each([
  ['pdf', 'application/pdf'],
  ['doc', 'application/msword'],
  ['docx', `${openXml}.wordprocessingml.document`],
  ['xls', 'application/vnd.ms-excel'],
  ['xlsx', `${openXml}.spreadsheetml.sheet`],
  ['ppt', 'application/vnd.ms-powerpoint'],
  ['pptx', `${openXml}.presentationml.presentation`],
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
  ['rtf', 'application/rtf'],
  ['zip', 'application/zip'],
  ['odt', `${open}.text`],
  ['ods', `${open}.spreadsheet`],
  ['odp', `${open}.presentation`],
])('accepts .%s as %s, announced or sent · MEDIA-08 CONST-58', (extension, mime) => {
  const sample = samples[extension];
  expect(sample && fileKind(sample, `popis.${extension}`)).toEqual({
    extension,
    mime,
    isPicture: false,
  });
  expect(isAcceptedMime(mime)).toBe(true);
});

test('trusts the bytes, not the name', () => {
  expect(fileKind(latin('\xff\xd8\xff\xe0'), 'slika.png')).toMatchObject({ extension: 'jpg' });
  expect(fileKind(latin('%PDF-1.4'), 'slika.png')).toMatchObject({ mime: 'application/pdf' });
  expect(fileKind(archive('nista'), 'popis.docx')).toBeNull();
  expect(fileKind(compound, 'popis.docx')).toBeNull();
});

test.each([
  ['svjetionik.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['slika.png', '<!doctype html><script>alert(1)</script>'],
  ['biljeske.txt', '\xef\xbb\xbf  <html>'],
  ['biljeske.txt', 'MZ\x90\x00\x03'],
  ['popis.csv', '<?xml version="1.0"?>'],
  ['program.exe', 'MZ'],
  ['skripta.js', 'alert(1)'],
  ['GIF.gif', 'GIF89a/*'],
  ['makro.docx', 'PK\x03\x04[Content_Types].xml word/vbaProject.bin'],
  ['bez-nastavka', 'tekst'],
  ['constructor', 'tekst'],
  ['a.__proto__', 'tekst'],
])('refuses %s', (name, text) => {
  expect(fileKind(latin(text), name)).toBeNull();
});
