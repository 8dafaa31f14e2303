import sanitize from 'sanitize-html';
import type { LocalizedText } from '#schemas/languages.ts';

const rules: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'figure',
    'figcaption',
    'strong',
    'b',
    'em',
    'i',
    's',
    'sub',
    'sup',
    'code',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'caption',
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: { a: safeLink, img: ownPicture },
  disallowedTagsMode: 'discard',
};

/** Sanitizes HTML by staff: removes scripts, styles and disguised URLs of other hosts. */
export function cleanHtml(html: string): string {
  return sanitize(html, rules);
}

function safeLink(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  const { href = '', target } = attribs;
  if (!isSafe(href)) return { tagName, attribs: {} };
  const isOutside = /^https:/i.test(href);
  return {
    tagName,
    attribs: {
      href,
      ...(target === '_blank' ? { target } : {}),
      ...(isOutside ? { rel: 'noopener noreferrer' } : {}),
    },
  };
}

/**
 * Allows only pictures of the shop's own media, because pictures of other hosts would reveal visitors to
 * them.
 */
function ownPicture(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  const { src = '', ...rest } = attribs;
  return src.startsWith('/media/')
    ? { tagName, attribs: { ...rest, src } }
    : { tagName: 'br', attribs: {} };
}

/** Browsers read `//host`, `/\host` and their encoded forms as other hosts. */
function isSafe(href: string): boolean {
  return /^(https:|mailto:|tel:|#)/i.test(href) || /^\/(?![/\\]|%2f|%5c)/i.test(href);
}

/** Cleans a text in every language. */
export function cleanTexts<T extends LocalizedText>(texts: T): T {
  const cleaned = Object.entries(texts).map(([language, html]) => [language, cleanHtml(html)]);
  return Object.fromEntries(cleaned) as T;
}
