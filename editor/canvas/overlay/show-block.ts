import type { Editing } from '../../model/document/editing.ts';
import { renderedElements } from '../page/rendered-id.ts';
import { render } from './before-paint.ts';
import { bottom } from './rect.ts';
import { reveal } from './reveal.ts';
import { rectOf, type Surface, viewOf } from './surface.ts';

/** Margin in px around a block that is scrolled into view, for its tools. */
const margin = 56;

/** Scrolls a block of the page into view, unless most of it is visible. */
export function showBlock(surface: Surface, editing: Editing, id: string): void {
  const elements = renderedElements(surface.root, editing, id);
  const [element] = elements;
  if (!element) return;
  if (!element.checkVisibility()) reveal(element);
  const view = viewOf(surface);
  const rect = rectOf(surface, element);
  const seen = Math.min(bottom(rect), bottom(view)) - Math.max(rect.y, view.y);
  if (seen >= Math.min(rect.height, view.height) * 0.6) return;
  const scale = surface.frame ? rect.height / Math.max(1, element.offsetHeight) : 1;
  const top = Math.max(margin, headHeight(surface) * scale);
  const isTall = rect.height > view.height - 2 * top;
  const target = isTall ? view.y + top : view.y + (view.height - rect.height) / 2;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  render(() => {
    surface.window.scrollBy({
      top: (rect.y - target) / scale,
      behavior: isStill ? 'instant' : 'smooth',
    });
  });
}

/** Height in px that the page reserves for its sticky header. */
function headHeight({ window }: Surface): number {
  return (
    Number.parseFloat(window.getComputedStyle(window.document.documentElement).scrollPaddingTop) ||
    0
  );
}
