import { expect, test } from 'vitest';
import { cleanFileName } from './file-name.ts';

test.each([
  ['Šibenik – tvrđava.pdf', 'Šibenik – tvrđava.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\slike\\more.png', 'more.png'],
  ['a\0b.png', 'ab.png'],
  ['racun\u202Efdp.exe', 'racunfdp.exe'],
  ['<img src=x>.png', 'img src=x.png'],
  ['..', 'file'],
  ['', 'file'],
  ['.png', 'file.png'],
])('makes %j harmless', (given, kept) => {
  expect(cleanFileName(given)).toBe(kept);
});

test('shortens a long name and keeps its extension', () => {
  const name = cleanFileName(`${'č'.repeat(300)}.jpeg`);
  expect([...name]).toHaveLength(200);
  expect(name).toMatch(/č\.jpeg$/);
});
