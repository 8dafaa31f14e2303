import { type ComponentType, Fragment, type ReactNode } from 'react';
import { type RichMark, type RichNode, readInteger, readNode, readText } from './document.ts';
import { useLink } from './link.ts';
import { Medium } from './medium.tsx';
import { Product } from './product.tsx';

export interface RichTextProps {
  /** ProseMirror JSON: `{ type: 'doc', content: [...] }`. */
  readonly doc: unknown;
}

/** Text written in the editor. Unknown nodes render their content; stored attributes are never spread. */
export function RichText({ doc }: RichTextProps) {
  return <div className="prose">{renderAll(readNode(doc))}</div>;
}

interface NodeProps {
  readonly node: RichNode;
  readonly children: ReactNode;
}

interface MarkProps {
  readonly mark: RichMark;
  readonly children: ReactNode;
}

const nodes: Readonly<Record<string, ComponentType<NodeProps>>> = {
  paragraph: ({ children }) => <p>{children}</p>,
  heading: Heading,
  bulletList: ({ children }) => <ul>{children}</ul>,
  orderedList: OrderedList,
  listItem: ({ children }) => <li>{children}</li>,
  blockquote: ({ children }) => <blockquote>{children}</blockquote>,
  horizontalRule: () => <hr />,
  hardBreak: () => <br />,
  image: Illustration,
  product: ({ node }) => <Product slug={readText(node.attrs.slug)} />,
  table: Table,
  tableRow: ({ children }) => <tr>{children}</tr>,
  tableHeader: ({ node, children }) => (
    <th scope={node.attrs.scope === 'row' ? 'row' : 'col'} {...spans(node)}>
      {children}
    </th>
  ),
  tableCell: ({ node, children }) => <td {...spans(node)}>{children}</td>,
};

const marks: Readonly<Record<string, ComponentType<MarkProps>>> = {
  bold: ({ children }) => <strong>{children}</strong>,
  italic: ({ children }) => <em>{children}</em>,
  strike: ({ children }) => <s>{children}</s>,
  code: ({ children }) => <code>{children}</code>,
  link: Link,
};

function renderAll({ content }: RichNode): ReactNode {
  // Stored text has no keys of its own; it is always re-rendered as a whole.
  return content.map((node, index) => <Fragment key={String(index)}>{render(node)}</Fragment>);
}

function render(node: RichNode): ReactNode {
  if (node.type === 'text') return renderMarked(node);
  const Tag = Object.hasOwn(nodes, node.type) ? nodes[node.type] : undefined;
  const children = renderAll(node);
  return Tag ? <Tag node={node}>{children}</Tag> : children;
}

function renderMarked({ text, marks: worn }: RichNode): ReactNode {
  return worn.reduceRight<ReactNode>((children, mark) => {
    const Tag = Object.hasOwn(marks, mark.type) ? marks[mark.type] : undefined;
    return Tag ? <Tag mark={mark}>{children}</Tag> : children;
  }, text);
}

/** Level 1 is reserved for the page title. */
function Heading({ node, children }: NodeProps) {
  const Tag = `h${readInteger(node.attrs.level, 2, 4)}` as 'h2';
  return <Tag>{children}</Tag>;
}

function OrderedList({ node, children }: NodeProps) {
  return <ol start={readInteger(node.attrs.start, 1, 9999)}>{children}</ol>;
}

function Illustration({ node: { attrs } }: NodeProps) {
  const caption = readText(attrs.caption);
  const alt = readText(attrs.alt);
  return (
    <figure>
      <Medium
        of={readText(attrs.media)}
        sizes="(min-width: 800px) 44rem, 100vw"
        alt={alt || undefined}
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function Table({ children }: NodeProps) {
  return (
    <div className="table">
      <table>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Link({ mark, children }: MarkProps) {
  const attributes = useLink()(readText(mark.attrs.target), mark.attrs.newTab === true);
  return attributes ? <a {...attributes}>{children}</a> : children;
}

function spans({ attrs }: RichNode) {
  const span = (value: unknown) => readInteger(value, 1, 20);
  return { colSpan: span(attrs.colspan), rowSpan: span(attrs.rowspan) };
}
