import { isObject } from '#schemas/block/translations.ts';
import type { Element, Json, JsonObject } from '#schemas/document/element.ts';
import { documentLanguage, type Language } from '#schemas/languages.ts';
import type { AgreedPage } from '../services/orders/agreed-pages.ts';
import { escapeMarkup } from './escape.ts';
import type { Attachment } from './mail.ts';

interface Imprint {
  readonly language: Language;
  /** Publisher and date of the text. */
  readonly note: string;
  readonly address: string;
}

/** Renders a page as a file that can be stored and read without the shop (Directive 2011/83/EU art. 8(7)). */
export function termsCopy(page: AgreedPage, { language, note, address }: Imprint): Attachment {
  const title = escapeMarkup(page.title);
  const content = `<!doctype html>
<html ${documentLanguage(language)}><head><meta charset="utf-8"><title>${title}</title>
<style>body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:16px/1.55 Georgia,serif;color:#0c2233}</style>
</head><body>
<h1>${title}</h1>
<p><small>${escapeMarkup(note)}<br>${escapeMarkup(address)}</small></p>
${page.elements.map((element) => renderElement(element, page.title)).join('\n')}
</body></html>
`;
  return {
    filename: `${page.slug.replaceAll('/', '-')}.html`,
    contentType: 'text/html; charset=utf-8',
    content: Buffer.from(content, 'utf8'),
  };
}

function renderElement({ options, parts }: Element, pageTitle: string): string {
  const children = Object.values(parts).flat();
  return [
    ...renderOptions(options, 2, pageTitle),
    ...children.map((child) => renderElement(child, pageTitle)),
  ].join('\n');
}

/** Renders the texts of any block: title, lines of text, rich text, then its lists. */
function renderOptions(options: JsonObject, level: number, pageTitle: string): string[] {
  const { title, kicker, lead, text } = options;
  const isOtherTitle = typeof title === 'string' && plain(title) !== plain(pageTitle);
  const lists = Object.values(options).flatMap((value) => (Array.isArray(value) ? value : []));
  return [
    ...(isOtherTitle && title !== '' ? [`<h${level}>${escapeMarkup(title)}</h${level}>`] : []),
    ...[kicker, lead, text].flatMap(renderText),
    ...lists.flatMap((item: Json) =>
      isObject(item) ? renderOptions(item, Math.min(level + 1, 6), pageTitle) : [],
    ),
  ];
}

const plain = (text: string) => text.replaceAll('\u00ad', '').trim();

function renderText(value: Json | undefined): string[] {
  if (typeof value === 'string') return value === '' ? [] : [`<p>${escapeMarkup(value)}</p>`];
  return isObject(value) && value['type'] === 'doc' ? [renderNode(value)] : [];
}

const tags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  table: 'table',
  tableRow: 'tr',
  tableHeader: 'th',
  tableCell: 'td',
};

/** Renders stored rich text in plain markup, without its attributes. */
function renderNode(node: JsonObject): string {
  const { type, text, content, attrs } = node;
  if (typeof text === 'string') return escapeMarkup(text);
  if (type === 'hardBreak') return '<br>';
  const children = Array.isArray(content) ? content : [];
  const inner = children.map((child: Json) => (isObject(child) ? renderNode(child) : '')).join('');
  const tag = type === 'heading' ? headingTag(attrs) : tags[String(type)];
  return tag ? `<${tag}>${inner}</${tag}>\n` : inner;
}

function headingTag(attrs: Json | undefined): string {
  const level = isObject(attrs) ? Number(attrs['level']) : 2;
  return level >= 2 && level <= 6 ? `h${level}` : 'h2';
}
