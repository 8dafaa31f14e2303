import { allStylesClass } from '#runtime/browser/all-styles.ts';

/**
 * The page is complete and usable without code. Pictures and fonts load first; then this script fetches the
 * code of the page's blocks (the server lists it on this script's element) and of the shell.
 */
const { modules = '', styles } =
  document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};

const link = (attributes: Partial<HTMLLinkElement>) =>
  Object.assign(document.createElement('link'), attributes);

async function start(): Promise<void> {
  for (const href of modules.split(' ')) document.head.append(link({ rel: 'modulepreload', href }));
  // The page has only the rules of its own blocks. All rules come before the published theme, which wins.
  if (styles) {
    const own = document.querySelector('link[rel="stylesheet"]');
    own?.after(link({ rel: 'stylesheet', href: styles, className: allStylesClass }));
  }
  const { taken } = await import('./browser.tsx');
  await taken;
  // Controls that the shopper changed or focused before the code was loaded. Values that the browser restored
  // do not count.
  const touched = document.querySelectorAll(':user-valid, :user-invalid, :focus');
  if (touched.length > 0) {
    const { repeatChanges } = await import('#runtime/browser/early-changes.ts');
    repeatChanges(touched);
  }
}

if (document.readyState === 'complete') void start();
else addEventListener('load', start);
