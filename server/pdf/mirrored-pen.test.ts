import Pdf from 'pdfkit';
import { expect, test } from 'vitest';
import { pdfPlaces } from '#tests/support/read-pdf.ts';
import { createMirroredPen } from './mirrored-pen.ts';
import type { Pen } from './pen.ts';
import { collect, registerFonts, type Sheet } from './sheet.ts';

const pageWidth = 400;

/** Draws a page from right to left; returns its texts with their places. */
async function drawn(draw: (pen: Pen, sheet: Sheet) => void) {
  const sheet = new Pdf({ size: [pageWidth, 400], margin: 40 });
  const done = collect(sheet);
  registerFonts(sheet);
  const pen = createMirroredPen(sheet, pageWidth);
  pen.use('text', 10, '#000');
  draw(pen, sheet);
  sheet.end();
  return pdfPlaces(await done);
}

const name = { left: 40, top: 40, width: 200 } as const;
const amount = { left: 280, top: 40, width: 80, align: 'end' } as const;

test('columns change sides: names begin on the right, amounts end on the left', async () => {
  const [title, price] = await drawn((pen) => {
    pen.text('مثقاب', name);
    pen.text('12.67', amount);
  });
  expect(title?.left).toBeGreaterThan(pageWidth - 40 - 60);
  expect(price).toEqual({ text: '12.67', left: 40 });
});

test('Arabic letters are joined: they are drawn from right to left in other shapes', async () => {
  const [word] = await drawn((pen) => pen.text('بب', name));
  const [letter] = await drawn((pen) => pen.text('ب ب', name));
  expect(word?.text).toBe('بب');
  expect(letter?.text).not.toBe(word?.text);
});

test('a long text continues on the next line, and the sheet ends below it', async () => {
  let height = 0;
  const lines = await drawn((pen, sheet) => {
    const text = 'مثقاب لولبي طويل للفولاذ المقاوم للصدأ والألومنيوم والنحاس';
    pen.text(text, { ...name, width: 120 });
    height = sheet.y - name.top;
    expect(height).toBeCloseTo(pen.heightOf(text, 120));
  });
  expect(lines.length).toBeGreaterThan(1);
  expect(height).toBeGreaterThan(20);
});

test('a text that is too high is cut with an ellipsis', async () => {
  const lines = await drawn((pen) =>
    pen.text('One two three four five six', { ...name, width: 50, height: 14 }),
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]?.text).toMatch(/…$/);
});
