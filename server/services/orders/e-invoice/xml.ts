/** An element: its name, its text or elements, and its attributes. Empty entries are left out. */
export type Xml =
  | readonly [
      name: string,
      content: string | readonly (Xml | null)[],
      attributes?: Readonly<Record<string, string>>,
    ]
  | null;

export function writeXml(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root)}\n`;
}

function write(element: Xml): string {
  if (!element) return '';
  const [name, content, attributes = {}] = element;
  const start = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = typeof content === 'string' ? escapeXml(content) : content.map(write).join('');
  return `<${name}${start.join('')}>${inner}</${name}>`;
}

/** Characters that XML 1.0 does not allow are dropped. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
