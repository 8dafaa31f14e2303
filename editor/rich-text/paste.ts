/** Pasted HTML made ready to be read: of office programs, mail and other pages. */
export interface CleanPaste {
  readonly html: string;
  /** Pictures from elsewhere were left out. */
  readonly hadPictures: boolean;
}

const neverText = 'script, style, meta, title, template, iframe, object, svg, [hidden]';

export function cleanPaste(html: string): CleanPaste {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(neverText)) element.remove();
  const pictures = [...body.querySelectorAll('img, picture, video')].filter(
    (element) => !element.closest('figure[data-media]'),
  );
  for (const element of pictures) element.remove();
  buildLists(body);
  renameHeadings(body);
  dropEmptyParagraphs(body);
  return { html: body.innerHTML, hadPictures: pictures.length > 0 };
}

/** Level 1 belongs to the page, and there are none below 4. */
function renameHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h1, h5, h6')) {
    const renamed = document.createElement(heading.localName === 'h1' ? 'h2' : 'h4');
    renamed.append(...heading.childNodes);
    heading.replaceWith(renamed);
  }
}

/** Office programs make room with them. */
function dropEmptyParagraphs(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const isEmpty = paragraph.textContent.trim() === '';
    if (isEmpty && paragraph.parentElement?.children.length !== 1) paragraph.remove();
  }
}

const wordItem = 'p[style*="mso-list:"]';

/** Word writes items of lists as paragraphs that tell their level and carry their bullet as text. */
function buildLists(body: HTMLElement): void {
  for (const first of body.querySelectorAll<HTMLElement>(wordItem)) {
    // Those that went with one before are no longer such items.
    if (!first.matches(wordItem)) continue;
    const items = itemsFrom(first);
    const place = document.createComment('');
    first.before(place);
    place.replaceWith(...listOf(items));
  }
}

/** The item and those that follow it without a break. */
function itemsFrom(first: HTMLElement): HTMLElement[] {
  const items = [first];
  let next = first.nextElementSibling;
  while (next instanceof HTMLElement && next.matches(wordItem)) {
    items.push(next);
    next = next.nextElementSibling;
  }
  return items;
}

function listOf(items: readonly HTMLElement[]): HTMLElement[] {
  const roots: HTMLElement[] = [];
  const open: { readonly list: HTMLElement; readonly level: number }[] = [];
  for (const item of items) {
    const { level, isOrdered } = takeMarker(item);
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if ((open.at(-1)?.level ?? 0) < level) {
      const list = document.createElement(isOrdered ? 'ol' : 'ul');
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else roots.push(list);
      open.push({ list, level });
    }
    const entry = document.createElement('li');
    item.removeAttribute('style');
    entry.append(item);
    open.at(-1)?.list.append(entry);
  }
  return roots;
}

function takeMarker(item: HTMLElement): { readonly level: number; readonly isOrdered: boolean } {
  const level = Number(/level(\d)/.exec(item.getAttribute('style') ?? '')?.[1] ?? 1);
  const marker = item.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  const isOrdered = /^\s*\(?[\da-z]+[.)]/i.test(marker?.textContent ?? '');
  marker?.remove();
  return { level, isOrdered };
}
