import type { Page } from 'playwright';

/** Makes every text within these elements 40 % longer, as many languages are than English. */
export async function lengthenTexts(page: Page, within = '.example'): Promise<void> {
  await page.evaluate((place) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue?.trim() ?? '';
      const isWords = /\p{L}{2}/u.test(text) && node.parentElement?.closest(place) !== null;
      if (!isWords || node.parentElement?.closest('svg, style, script, code, pre')) continue;
      node.nodeValue = `${node.nodeValue} ${text.slice(0, Math.ceil(text.length * 0.4)).trim()}`;
    }
  }, within);
}

/** Returns elements beyond the edges of their example or another frame, and words that are cut off. */
export function findOverflows(page: Page, frame = 'article'): Promise<string[]> {
  return page.evaluate((frames) => {
    const found = new Set<string>();
    for (const article of document.querySelectorAll(frames)) {
      const example = article.querySelector('.example') ?? article;
      const name = article.querySelector('h6')?.textContent ?? '';
      for (const element of example.querySelectorAll('*')) {
        const isSeen = element.checkVisibility({ visibilityProperty: true });
        if (!isSeen || element.closest('[aria-hidden="true"]')) continue;
        if (isCut(element)) found.add(`${name}: cut off: ${nameOf(element)}`);
        else if (isBeyond(element, example)) found.add(`${name}: too wide: ${nameOf(element)}`);
      }
    }
    return [...found];

    function isCut(element: Element): boolean {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      const clips = overflowX === 'hidden' || overflowX === 'clip';
      // Texts for screen readers are in boxes of one pixel.
      const isShown = element.clientWidth > 1 && textOverflow !== 'ellipsis';
      return hasWords && clips && isShown && element.scrollWidth > element.clientWidth + 1;
    }

    function isBeyond(element: Element, example: Element): boolean {
      const { left, right, width } = element.getBoundingClientRect();
      const edges = example.getBoundingClientRect();
      if (width <= 1 || (right <= edges.right + 1 && left >= edges.left - 1)) return false;
      return !holders(element, example).some(
        (holder) => getComputedStyle(holder).overflowX !== 'visible',
      );
    }

    /** The elements between an element and its example. */
    function holders(element: Element, example: Element): Element[] {
      const all: Element[] = [];
      for (let at = element.parentElement; at && at !== example; at = at.parentElement)
        all.push(at);
      return all;
    }

    function nameOf(element: Element): string {
      const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 60) ?? '';
      return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${text}`;
    }
  }, frame);
}
