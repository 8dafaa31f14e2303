import type { Box, Pen } from './pen.ts';
import type { FontName, Sheet } from './sheet.ts';
import { type Run, visualRuns } from './visual-runs.ts';
import { wrapText } from './wrap-text.ts';

/** Breaks, orders and places lines itself, because `pdfkit` only writes from left to right. */
export function createMirroredPen(sheet: Sheet, pageWidth: number): Pen {
  let font: FontName = 'text';
  let size = 10;
  const inFont = ({ isRightToLeft }: Pick<Run, 'isRightToLeft'>) =>
    sheet.font(isRightToLeft ? `${font}-arabic` : font, size);
  const inPlainFont = () => inFont({ isRightToLeft: false });
  const widthOf = (run: Run, characterSpacing = 0): number =>
    inFont(run).widthOfString(run.text, { ...shaped, characterSpacing });
  const lineWidth = (line: string): number =>
    visualRuns(line).reduce((sum, run) => sum + widthOf(run), 0);
  const linesOf = (value: string, width: number): string[] =>
    value.split('\n').flatMap((paragraph) => wrapText(paragraph, width, lineWidth));
  const lineHeight = (gap = 0): number => inPlainFont().currentLineHeight(true) + gap;

  function drawLine(line: string, top: number, box: Box): void {
    const { characterSpacing = 0 } = box;
    const runs = visualRuns(line);
    const widths = runs.map((run) => widthOf(run, characterSpacing));
    const width = widths.reduce((sum, each) => sum + each, 0);
    let left = pageWidth - box.left - box.width + restOf(box, width);
    for (const [at, run] of runs.entries()) {
      // Both fonts share a baseline, one em below the top.
      inFont(run).text(run.text, left, top + size, { ...shaped, ...placed, characterSpacing });
      left += widths[at] ?? 0;
    }
  }

  return {
    use(name, points, ink) {
      font = name;
      size = points;
      inPlainFont().fillColor(ink);
    },
    text(value, box) {
      const step = lineHeight(box.lineGap);
      const lines = linesOf(value, box.isOneLine ? Number.POSITIVE_INFINITY : box.width);
      const shown = lines.slice(0, Math.max(1, Math.floor((box.height ?? page) / step)));
      for (const [at, line] of shown.entries()) {
        const isCut = at === shown.length - 1 && shown.length < lines.length;
        drawLine(isCut ? `${line}…` : line, box.top + at * step, box);
      }
      inPlainFont();
      sheet.y = box.top + shown.length * step;
    },
    heightOf: (value, width) => linesOf(value, width).length * lineHeight(),
    rule(left, right, top, { width, ink }) {
      sheet.moveTo(pageWidth - right, top).lineTo(pageWidth - left, top);
      sheet.lineWidth(width).stroke(ink);
    },
  };
}

/** A list of features, even an empty one, makes `pdfkit` shape a run as a whole instead of word by word. */
const shaped = { features: [] };
const placed = { baseline: 'alphabetic', lineBreak: false } as const;

/** Higher than any page. */
const page = 2000;

/** Returns the space on the left of a line in its box. */
function restOf({ align = 'start', width }: Box, lineWidth: number): number {
  const rest = width - lineWidth;
  return { start: rest, center: rest / 2, end: 0 }[align];
}
