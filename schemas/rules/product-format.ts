/** Digital goods, however the letters of the format are cased (PROD-03). */
export function isDigitalFormat(format: string): boolean {
  return format.toLowerCase() === 'eproduct';
}
