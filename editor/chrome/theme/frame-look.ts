import { sectionProperties } from '#schemas/theme/section-looks.ts';
import type { SectionLook, SectionLooks } from '#schemas/theme/theme-file.ts';
import type { Scheme } from '#schemas/theme/token-list.ts';

interface Wanted {
  readonly scheme: Scheme;
  readonly look: { readonly sheet: string | null; readonly sections: SectionLooks };
  /** What the page has. */
  readonly other: { readonly sections: SectionLooks };
}

/** What lies over a page and says nothing about its look. */
const covering = '.edit-link, [data-block="cookie-section"]';

/** Shows a page of the shop, rendered in its published look, in another one. */
export async function wear(page: Document, { scheme, look, other }: Wanted): Promise<void> {
  page.documentElement.dataset.theme = scheme;
  for (const each of page.querySelectorAll(covering)) each.remove();
  restyleSections(page, other.sections, look.sections);
  if (look.sheet !== null) await addSheet(page, look.sheet);
}

/** After the sheets of the page, and in the same layer as the one that it replaces. */
function addSheet(page: Document, href: string): Promise<void> {
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((settle) => {
    link.addEventListener('load', () => settle());
    link.addEventListener('error', () => settle());
    page.head.append(link);
  });
}

const attributes: Readonly<Record<keyof SectionLook, string>> = {
  space: 'space',
  width: 'width',
  background: 'ground',
  style: 'style',
};

/** A value that differs from the one of the page's look is a choice of the block itself, and stays. */
function restyleSections(page: Document, from: SectionLooks, to: SectionLooks): void {
  for (const block of page.querySelectorAll<HTMLElement>('[data-block]')) {
    const kind = block.dataset.block ?? '';
    for (const name of sectionProperties) {
      const attribute = attributes[name];
      if (block.dataset[attribute] !== from[kind]?.[name]) continue;
      const next = to[kind]?.[name];
      if (next === undefined) delete block.dataset[attribute];
      else block.dataset[attribute] = next;
    }
  }
}

/** Both pages show the same part. Returns what ends that. */
export function scrollTogether(one: Window, other: Window): () => void {
  const follow = (from: Window, to: Window) => () => {
    if (to.scrollY !== from.scrollY) to.scrollTo({ top: from.scrollY, behavior: 'instant' });
  };
  const [down, up] = [follow(one, other), follow(other, one)];
  one.addEventListener('scroll', down);
  other.addEventListener('scroll', up);
  return () => {
    one.removeEventListener('scroll', down);
    other.removeEventListener('scroll', up);
  };
}
