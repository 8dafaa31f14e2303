/** An element of an XML document, by its name without prefix. */
export interface XmlElement {
  readonly name: string;
  /** Empty for an element with child elements. */
  readonly text: string;
  readonly children: readonly XmlElement[];
  readonly all: (name: string) => readonly XmlElement[];
  readonly one: (name: string) => XmlElement | undefined;
}

const tag = /<(\/?)([\w:]+)[^>]*>([^<]*)/g;

/** Reads XML without comments, empty tags and text between elements. */
export function readXml(source: string): XmlElement {
  const top: XmlElement[] = [];
  const open: XmlElement[][] = [top];
  for (const [, isEnd, fullName = '', text = ''] of source.matchAll(tag)) {
    if (isEnd) open.pop();
    else {
      const children: XmlElement[] = [];
      open.at(-1)?.push(elementOf(fullName.replace(/^.*:/, ''), decode(text), children));
      open.push(children);
    }
  }
  const [root] = top;
  if (!root) throw new Error('There is no element.');
  return root;
}

const elementOf = (name: string, text: string, children: readonly XmlElement[]): XmlElement => ({
  name,
  text,
  children,
  all: (wanted) => children.filter((child) => child.name === wanted),
  one: (wanted) => children.find((child) => child.name === wanted),
});

const decode = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
