import { buildWordLists, listFormats } from './word-lists.ts';

/** Pasted HTML from office programs, mail and other pages, cleaned for parsing. */
export interface CleanPaste {
  readonly html: string;
  /** Whether external pictures were left out. */
  readonly hadPictures: boolean;
}

const neverText = 'script, style, meta, title, template, iframe, object, svg, [hidden]';

export function cleanPaste(html: string): CleanPaste {
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  const formats = listFormats(head.textContent + body.textContent);
  for (const element of body.querySelectorAll(neverText)) element.remove();
  const pictures = [...body.querySelectorAll('img, picture, video')].filter(
    (element) => !element.closest('figure[data-media]'),
  );
  for (const element of pictures) element.remove();
  buildWordLists(body, formats);
  renameHeadings(body);
  dropEmptyParagraphs(body);
  return { html: body.innerHTML, hadPictures: pictures.length > 0 };
}

/** Level 1 belongs to the page, and there are no levels below 4. */
function renameHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h1, h5, h6')) {
    const renamed = document.createElement(heading.localName === 'h1' ? 'h2' : 'h4');
    renamed.append(...heading.childNodes);
    heading.replaceWith(renamed);
  }
}

/** Office programs use empty paragraphs for spacing. */
function dropEmptyParagraphs(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const isEmpty = paragraph.textContent.trim() === '';
    if (isEmpty && paragraph.parentElement?.children.length !== 1) paragraph.remove();
  }
}
