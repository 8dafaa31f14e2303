import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test('texts that a spreadsheet would run are guarded, and numbers stay bare · CM9', () => {
  expect(csvLine(['=1+1', '+385', '-2', '@x', '\tx', 'a=b', -2, 12.5])).toBe(
    "'=1+1,'+385,'-2,'@x,'\tx,a=b,-2,12.5\r\n",
  );
});

test('quotes, commas and lines stay in their cell', () => {
  expect(csvLine(['a,b', 'say "yes"', 'two\nlines', ''])).toBe(
    '"a,b","say ""yes""","two\nlines",\r\n',
  );
});
