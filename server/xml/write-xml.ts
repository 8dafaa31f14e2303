/** An element: its name, its text or elements, and its attributes. Empty entries are left out. */
export type Xml = XmlElement | null;

export type XmlElement = readonly [
  name: string,
  content: string | readonly Xml[],
  attributes?: Readonly<Record<string, string>>,
];

export function writeXml(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlText(root)}\n`;
}

/**
 * Returns the text of an element without a declaration, in the form that signatures are computed of
 * (exclusive canonical XML).
 */
export function xmlText(element: Xml): string {
  if (!element) return '';
  const [name, content, attributes = {}] = element;
  const start = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = typeof content === 'string' ? escapeXml(content) : content.map(xmlText).join('');
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
