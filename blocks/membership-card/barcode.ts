/** Widths of bar, gap, bar, gap for each digit: decorative, not a real symbology. */
const widths = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];

/** Returns the bars of the digits as one path that fills `width` by `height`. */
export function barcodePath(digits: string, width: number, height: number): string {
  const modules = [...`00${digits.replaceAll(/\D/g, '')}00`]
    .flatMap((digit) => [...(widths[Number(digit)] ?? '')])
    .map(Number);
  const scale = width / modules.reduce((sum, module) => sum + module, 0);
  let x = 0;
  return modules
    .map((module, index) => {
      const start = x;
      x += module * scale;
      return index % 2
        ? ''
        : `M${start.toFixed(2)} 0h${(module * scale).toFixed(2)}v${height}H${start.toFixed(2)}z`;
    })
    .join('');
}
