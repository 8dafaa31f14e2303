/** Whether a product is digital; the case of the format does not matter (PROD-03). */
export function isDigitalFormat(format: string): boolean {
  return format.toLowerCase() === 'eproduct';
}
