import { crc32, inflateSync } from 'node:zlib';

/** A PDF's objects by number: their dictionary, and the content of their stream. */
interface PdfObject {
  readonly head: string;
  readonly stream: Buffer | null;
}

/** Reads PDFs that `pdfkit` writes: enough to extract text and pictures like a viewer. */
function readObjects(pdf: Buffer): Map<number, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, number = '', body = ''] = match;
    const start = body.indexOf('stream\n');
    const head = start < 0 ? body : body.slice(0, start);
    const [, length = '0'] = /\/Length (\d+)/.exec(head) ?? [];
    const from = start + 'stream\n'.length;
    const raw = Buffer.from(body.slice(from, from + Number(length)), 'latin1');
    objects.set(Number(number), { head, stream: start < 0 ? null : raw });
  }
  return objects;
}

const contentOf = ({ head, stream }: PdfObject): string => {
  if (!stream) return '';
  return (head.includes('/FlateDecode') ? inflateSync(stream) : stream).toString('latin1');
};

const refOf = (head: string, name: string) =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? Number.NaN);

/** A text of a PDF, and how far it is from the left edge of its page, in points. */
interface PlacedText {
  readonly text: string;
  readonly left: number;
}

/** Returns the text of a PDF, page by page. */
export const pdfText = (pdf: Buffer): string =>
  pdfPlaces(pdf)
    .map(({ text }) => text)
    .join('\n');

/** Returns the texts of a PDF with their places, page by page. */
export function pdfPlaces(pdf: Buffer): PlacedText[] {
  const objects = readObjects(pdf);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.flatMap((page) => textsOf(page, objects));
}

function textsOf(page: PdfObject, objects: Map<number, PdfObject>): PlacedText[] {
  const resources = objects.get(refOf(page.head, 'Resources'))?.head ?? '';
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number]) => [
      name,
      lettersOf(objects.get(Number(number)), objects),
    ]),
  );
  const content = contentOf(objects.get(refOf(page.head, 'Contents')) as PdfObject);
  let letters = new Map<string, string>();
  let left = 0;
  const texts: PlacedText[] = [];
  const signs = /\/(F\d+) [\d.]+ Tf|(\[[^\]]*\]) TJ|1 0 0 1 ([\d.-]+) [\d.-]+ Tm/g;
  for (const [, font, shown, start] of content.matchAll(signs)) {
    if (font) letters = fonts.get(font) ?? new Map<string, string>();
    if (start) left = Number(start);
    if (shown) texts.push({ text: textOf(shown, letters), left });
  }
  return texts;
}

function textOf(shown: string, letters: ReadonlyMap<string, string>): string {
  const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(
    ([, hex = '']) => hex.match(/.{4}/g) ?? [],
  );
  return glyphs.map((glyph) => letters.get(glyph) ?? '\ufffd').join('');
}

/** Maps each glyph of a font to its letter. */
function lettersOf(font: PdfObject | undefined, objects: Map<number, PdfObject>) {
  const letters = new Map<string, string>();
  const map = objects.get(refOf(font?.head ?? '', 'ToUnicode'));
  const ranges = map ? contentOf(map).matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g) : [];
  for (const [, first = '', list = ''] of ranges) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]+)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      const units = hex.match(/[0-9a-f]{4}/g) ?? [];
      letters.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    }
  }
  return letters;
}

/** Returns the pictures of a PDF as PNG files. */
export function pdfPictures(pdf: Buffer): Buffer[] {
  const images = [...readObjects(pdf).values()].filter(({ head }) =>
    head.includes('/Subtype /Image'),
  );
  return images.map(toPng);
}

function toPng({ head, stream }: PdfObject): Buffer {
  const value = (name: string) => Number(new RegExp(`/${name} (\\d+)`).exec(head)?.[1] ?? 0);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(value('Width'), 0);
  header.writeUInt32BE(value('Height'), 4);
  header.writeUInt8(value('BitsPerComponent'), 8);
  header.writeUInt8(value('Colors') === 3 ? 2 : 0, 9);
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', stream ?? Buffer.alloc(0)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
