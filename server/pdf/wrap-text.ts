/** Breaks a paragraph into lines of at most this width, between words; a longer word has its own line. */
export function wrapText(
  paragraph: string,
  width: number,
  widthOf: (line: string) => number,
): string[] {
  const lines = [''];
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1) ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
