import { Mark } from '@tiptap/core';
import { toLinkTarget } from './link-target.ts';

/** A link to a stored target: `page:about`, an https address … */
export const LinkMark = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({
    target: { default: '', rendered: false },
    newTab: { default: false, rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const target = toLinkTarget(element.dataset.target ?? element.getAttribute('href') ?? '');
        return target !== null && { target, newTab: element.getAttribute('target') === '_blank' };
      },
    },
  ],
  renderHTML: ({ mark }) => [
    'a',
    {
      href: toLinkTarget(mark.attrs.target as string) ?? '#',
      'data-target': mark.attrs.target as string,
      target: mark.attrs.newTab === true ? '_blank' : null,
    },
    0,
  ],
});
